import type { RuleChapter } from "../../plugins/rules";
import type { Components, Message, Readings } from "../lib/types";

/** How a language says a message and lists several things. */
export interface Speech {
  tell: (tree: Message) => string;
  listed: (parts: readonly string[]) => string;
}

/** A figure by its path: `{counties.C.minimum}`, `{castle.5.words}`. */
const PLACEHOLDER = /\{([\w.]+)\}/g;
/** What depends on a reading: `{{placed|everywhere:here too|counties_castle_conflicts:not here}}`, the usual way first. */
const READ = /\{\{(\w+)\|(.*?)\}\}/gs;

/** The member of this name; of a list the entry that begins with it, by its letter or number. */
function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((entry: object) => String(Object.values(entry)[0]) === name);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function said(value: unknown, speech: Speech): string {
  if (Array.isArray(value)) return speech.listed(value.map((entry) => said(entry, speech)));
  return typeof value === "object" ? speech.tell(value as Message) : String(value);
}

/** The words for the way in which a table reads a rule. */
function read(ways: string, chosen: string | undefined): string {
  const said = ways.split("|").map((way) => way.split(/:(.*)/s) as [string, string]);
  return (said.find(([choice]) => choice === chosen) ?? said[0]!)[1];
}

/** The rule book with the figures and the readings of a table in it. */
export function filled(
  chapters: readonly RuleChapter[],
  components: Components,
  speech: Speech,
  readings: Readings = {},
): RuleChapter[] {
  const sealed = components.reward_tiles.filter(({ seal }) => seal);
  const figures = { ...components, seal_tiles: sealed.map(({ county }) => ({ id: `county-${county}` })) };
  const figure = (placeholder: string, path: string): string => {
    const value = path.split(".").reduce<unknown>(member, figures);
    return value === undefined ? placeholder : said(value, speech);
  };
  const chosen = readings as Record<string, string>;
  const asRead = (text: string): string =>
    text.replace(READ, (_, name: string, ways: string) => read(ways, chosen[name]));
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, text: asRead(section.text).replace(PLACEHOLDER, figure) })),
  }));
}
