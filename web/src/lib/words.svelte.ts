import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { WORDS } from "languages";
import { preferences } from "./preferences.svelte";
import type { Message } from "./types";

type Args = Record<string, FluentVariable>;
export type Names = (seat: number) => string | undefined;

async function fetchGame(language: string): Promise<string> {
  const response = await fetch(`/api/words/${language}`);
  if (!response.ok) throw new Error(`no words in ${language}`);
  return response.text();
}

let bundle: FluentBundle | null = $state.raw(null);
let spoken: string | null = $state(null);

/** The browser needs a moment for its first plural and number; better while the words are on their way. */
async function warmUp(language: string): Promise<void> {
  await pause();
  new Intl.PluralRules(language).select(1);
  await pause();
  new Intl.NumberFormat(language).format(1);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Load the words of a language, those of the game and those of the page, and speak it from then on. */
export async function learn(language: string): Promise<void> {
  if (spoken === language) return;
  const coming = Promise.all([fetchGame(language), WORDS[language]!()]);
  coming.catch(() => undefined);
  await warmUp(language);
  const [game, own] = await coming;
  if (language !== preferences.language) return;
  const learned = new FluentBundle(language, { useIsolating: false });
  learned.addResource(new FluentResource(game));
  await pause();
  learned.addResource(new FluentResource(own.default));
  await pause();
  if (language !== preferences.language) return;
  bundle = learned;
  spoken = language;
  document.documentElement.lang = language;
}

/** The language of the words on the page, or nothing before the first ones have come. */
export const language = (): string | null => spoken;

/** A message of the page or the game; `id.attribute` names an attribute. */
export function say(id: string, args: Args = {}): string {
  if (!bundle) return "";
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    missing(id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) missing(`${id}: ${errors.join(", ")}`);
  return text;
}

/** Tests look for these: a text that is missing in a language is a bug, never a crash. */
function missing(what: string): void {
  console.error(`No words for ${what}`);
}

export const known = (id: string): boolean => bundle?.hasMessage(id.split(".")[0]!) ?? false;

/** A message tree from the server in words: the arguments first, players by their names. */
export function tell(tree: Message, names: Names = () => undefined): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(tree.args ?? {})) {
    args[name] = typeof value === "object" ? tell(value, names) : value;
  }
  if (tree.id === "seat-name") {
    const name = names(Number(args["seat"]));
    if (name !== undefined) return name;
  }
  return say(tree.id, args);
}
