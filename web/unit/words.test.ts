import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../plugins/languages";

const SOURCE = join(import.meta.dirname, "../src");
const WORDS = join(SOURCE, "words");
const GAME = join(import.meta.dirname, "../../src/lancaster/content/words");

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files
  .filter((name) => !name.startsWith("generated"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

/** By id, the attributes of a message. */
function read(area: string, language: string): Map<string, string[]> {
  const text = readFileSync(join(WORDS, `${area}.${language}.ftl`), "utf8");
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const found = new Map<string, string[]>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (!id) continue;
    const attributes = [...block.matchAll(/^ +\.([\w-]+) =/gm)].map((match) => `.${match[1]}`);
    found.set(id, attributes.sort());
  }
  return found;
}

/** The messages that others are made of, in all areas of a language. */
function partsIn(language: string): string[] {
  const texts = areas.map((area) => readFileSync(join(WORDS, `${area}.${language}.ftl`), "utf8"));
  return [...texts.join("\n").matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1]!);
}

const areas = [...new Set(readdirSync(WORDS).flatMap((name) => /^([\w-]+)\.\w\w\.ftl$/.exec(name)?.[1] ?? []))];

describe.each(areas)("the words of %s", (area) => {
  it("are the same messages in all languages", () => {
    const english = read(area, "en");
    for (const language of LANGUAGES) expect([...read(area, language)].sort(), language).toEqual([...english].sort());
  });

  it("are all used", () => {
    // An id may be put together: then its beginning stands in the code, up to a placeholder.
    const beginnings = [...code.matchAll(/[`"](ui-[\w-]*)(?=\$\{)|"(ui-\w+)"/g)].map(
      (match) => match[1] ?? `${match[2]}-`,
    );
    const parts = new Set(partsIn("en"));
    const unused = [...read(area, "en").keys()].filter(
      (id) =>
        !parts.has(id) &&
        !new RegExp(`["'\`]${id}["'\`.]`).test(code) &&
        !beginnings.some((beginning) => id.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("are made of words that there are, those of the game among them", () => {
    const game = readFileSync(join(GAME, `${language}.ftl`), "utf8");
    const known = new Set(areas.flatMap((area) => [...read(area, language).keys()]));
    const missing = (id: string) => !known.has(id) && !new RegExp(`^${id} =`, "m").test(game);
    expect(partsIn(language).filter(missing)).toEqual([]);
  });
});

describe("the code", () => {
  it("asks only for words that there are", () => {
    const known = new Set(areas.flatMap((area) => [...read(area, "en").keys()]));
    const wanted = [...code.matchAll(/[`"'](ui-[\w-]+)(?:\.[\w-]+)?[`"']/g)].map((match) => match[1]!);
    // The beginnings of ids that are put together elsewhere are not ids themselves.
    const beginning = (id: string) => [...known].some((other) => other.startsWith(`${id}-`));
    expect(wanted.filter((id) => !known.has(id) && !beginning(id))).toEqual([]);
  });

  it("asks the game only for words that there are", () => {
    const game = [...readFileSync(join(GAME, "en.ftl"), "utf8").matchAll(/^([A-Za-z][\w-]*) =/gm)].map(
      (match) => match[1]!,
    );
    const wanted = [...code.matchAll(/\bsay\(\s*[`"](?!ui-)([a-z][\w-]*)(\$\{)?/g)];
    const missing = wanted.filter(
      ([, id, rest]) => !game.some((known) => (rest ? known.startsWith(id!) : known === id)),
    );
    expect(wanted.length).toBeGreaterThan(20);
    expect(missing.map(([, id]) => id)).toEqual([]);
  });
});
