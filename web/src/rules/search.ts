import type { RuleChapter, RuleSection } from "../../plugins/rules";
import { plain } from "./markup";

/** A stretch of text, and whether the search has hit it. */
export interface Stretch {
  text: string;
  hit: boolean;
}

export interface Hit {
  chapter: RuleChapter;
  section: RuleSection;
  readonly title: Stretch[];
  /** The part of the text around the first hit. */
  readonly excerpt: Stretch[];
}

/** Each word that is looked for, folded, with the other words that mean the same. */
export type Wanted = readonly (readonly string[])[];

/** Words that players bring along from elsewhere, folded, and the beginnings of the rule book's words for them. */
const OTHER_WORDS: Record<string, readonly string[]> = {
  // English
  bribe: ["tribute"],
  hostage: ["ransom", "captured"],
  prison: ["captured", "tower"],
  prisoner: ["captured", "ransom"],
  remove: ["expel"],
  tie: ["equal"],
  vassal: ["ally", "allies"],
  victory: ["power"],
  // German
  burg: ["castle"],
  gefangen: ["freikauf", "freigekauf"],
  gleichstand: ["gleich"],
  grafschaft: ["county", "counties"],
  losegeld: ["freikauf", "freigekauf"],
  siegpunkt: ["machtpunkt"],
  vertreiben: ["verdrang"],
  // French
  baron: ["noble"],
  comte: ["province"],
  egalite: ["egal"],
  expulser: ["evin"],
  rancon: ["rach"],
  victoire: ["pouvoir"],
};

const WORD = /[\p{L}\p{N}]+/gu;
const EXCERPT = 150;
const LONGEST_ENDING = 2;

/** Letters without case and accents. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** What a query looks for; single letters say nothing beside longer words. */
export function wanted(query: string): Wanted {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return (telling.length ? telling : words).map((word) => {
    const meant = Object.entries(OTHER_WORDS).find(
      ([other]) => word.startsWith(other) && word.length - other.length <= LONGEST_ENDING,
    );
    return [word, ...(meant?.[1] ?? [])];
  });
}

const meets = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => word.startsWith(beginning));

interface Indexed {
  chapter: RuleChapter;
  section: RuleSection;
  text: string;
  inTitle: string[];
  inText: string[];
  inChapter: string[];
}

const indexes = new WeakMap<readonly RuleChapter[], Indexed[]>();

function indexOf(chapters: readonly RuleChapter[]): Indexed[] {
  let index = indexes.get(chapters);
  if (!index) {
    index = chapters.flatMap((chapter) =>
      chapter.sections.map((section) => {
        const text = plain(section.text);
        return {
          chapter,
          section,
          text,
          inTitle: wordsOf(section.title),
          inText: [...wordsOf(text), ...wordsOf(section.clauses.join(" "))],
          inChapter: wordsOf(chapter.title),
        };
      }),
    );
    indexes.set(chapters, index);
  }
  return index;
}

/** How well a section answers: whole titles before parts of them, titles before texts, many mentions before few. */
function weight(entry: Indexed, words: Wanted): number {
  let sum = 0;
  for (const beginnings of words) {
    const title = entry.inTitle.some((word) => meets(word, beginnings));
    const mentions = entry.inText.filter((word) => meets(word, beginnings)).length;
    if (!title && !mentions && !entry.inChapter.some((word) => meets(word, beginnings))) return 0;
    const exact = entry.inTitle.some((word) => beginnings.includes(word));
    sum += (title ? 100 : 0) + (exact ? 40 : 0) + Math.min(mentions, 8) + 1;
  }
  const titleIsAll = entry.inTitle.every((word) => words.some((beginnings) => meets(word, beginnings)));
  return sum + (titleIsAll ? 50 : 0);
}

/** Cut a text where words that are looked for begin and end. */
export function stretches(text: string, words: Wanted): Stretch[] {
  if (!words.length) return [{ text, hit: false }];
  const parts: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (!words.some((beginnings) => meets(folded, beginnings))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), hit: false });
    parts.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

/** The words around the first hit, cut between words. */
function excerptOf(text: string, words: Wanted): Stretch[] {
  const line = text.replaceAll("\n", " ");
  let first = 0;
  for (const stretch of stretches(line, words)) {
    if (stretch.hit) break;
    first += stretch.text.length;
  }
  if (first >= line.length) first = 0;
  let from = Math.max(0, first - EXCERPT / 3);
  if (from > 0) from = line.indexOf(" ", from) + 1;
  let to = Math.min(line.length, from + EXCERPT);
  if (to < line.length) to = line.lastIndexOf(" ", to);
  const cut = `${from > 0 ? "… " : ""}${line.slice(from, to)}${to < line.length ? " …" : ""}`;
  return stretches(cut, words);
}

/** The sections in which all words of the query occur, each at the beginning of a word; the best first. */
export function search(chapters: readonly RuleChapter[], query: string): Hit[] {
  const words = wanted(query);
  if (!words.length) return [];
  return indexOf(chapters)
    .map((entry) => ({ entry, weight: weight(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => ({
      chapter: entry.chapter,
      section: entry.section,
      get title() {
        return stretches(entry.section.title, words);
      },
      get excerpt() {
        return excerptOf(entry.text, words);
      },
    }));
}
