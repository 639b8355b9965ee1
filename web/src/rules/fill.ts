import type { RuleChapter } from "../../plugins/rules";
import type { Components, Message } from "../lib/types";

/** How a language says a message and lists several things. */
export interface Speech {
  tell: (tree: Message) => string;
  listed: (parts: readonly string[]) => string;
}

/** A figure by its path: `{counties.C.minimum}`, `{castle.5.words}`. */
const PLACEHOLDER = /\{([\w.]+)\}/g;

/** The member of this name; of a list the entry that begins with it, by its letter or number. */
function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((entry: object) => String(Object.values(entry)[0]) === name);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function said(value: unknown, speech: Speech): string {
  if (Array.isArray(value)) return speech.listed(value.map((entry) => said(entry, speech)));
  return typeof value === "object" ? speech.tell(value as Message) : String(value);
}

/** The rule book with the figures of a table in it. */
export function filled(chapters: readonly RuleChapter[], components: Components, speech: Speech): RuleChapter[] {
  const sealed = components.reward_tiles.filter(({ seal }) => seal);
  const figures = { ...components, seal_tiles: sealed.map(({ county }) => ({ id: `county-${county}` })) };
  const figure = (placeholder: string, path: string): string => {
    const value = path.split(".").reduce<unknown>(member, figures);
    return value === undefined ? placeholder : said(value, speech);
  };
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, text: section.text.replace(PLACEHOLDER, figure) })),
  }));
}
