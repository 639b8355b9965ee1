import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { readRules, type RuleChapter, type RuleSection } from "../plugins/rules";
import schema from "../src/generated/openapi.json";
import { HINTS } from "../src/learn/hints";
import { LESSONS } from "../src/learn/lessons";
import { filled } from "../src/rules/fill";
import { ruleOf } from "../src/rules/links";
import { blocksOf, partsOf, plain } from "../src/rules/markup";
import { search, stretches, wanted } from "../src/rules/search";
import type { Components, Law, Message, View, Readings } from "../src/lib/types";

const LANGUAGES = ["en", "de", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string): string => readFileSync(at(path), "utf8");

const each = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** The packaged figures, as the server describes them. */
const FIGURES = schema.components.schemas.Components.examples[0] as unknown as Components;
const WRITTEN = each((language) => readRules(at(`../rules/${language}`)));
const CATALOGS = each((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text(`../../src/lancaster/content/words/${language}.ftl`)));
  return bundle;
});

/** The book of a language with figures in it. */
function filledBook(language: Language, figures: Components, readings: Readings = {}): RuleChapter[] {
  const tell = ({ id, args = {} }: Message): string => {
    const given = Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? tell(arg) : arg]);
    return CATALOGS[language].formatPattern(
      CATALOGS[language].getMessage(id)!.value!,
      Object.fromEntries(given) as Record<string, string>,
    );
  };
  const listed = (parts: readonly string[]): string =>
    parts.reduceRight((last, first) => tell({ id: "list-last", args: { first, last } }));
  return filled(WRITTEN[language], figures, { tell, listed }, readings);
}

const BOOKS = each((language) => filledBook(language, FIGURES));
const sectionsOf = (language: Language): RuleSection[] => BOOKS[language].flatMap((chapter) => chapter.sections);
const sectionOf = (language: Language, slug: string): RuleSection =>
  sectionsOf(language).find((section) => section.slug === slug)!;

/** As /tools/rule-coverage finds them, with the definitions and without decisions and gaps. */
const CLAUSE = /^- \*\*((?:[A-Z]+[0-9]?-)+[A-Z]?[0-9]+(?:-[0-9]+)?)\b/gm;
const NOT_RULES = /^(AMB|DEC|EX|MISS|READ)/;
const clauses = [...new Set([...text("../../docs/rules.md").matchAll(CLAUSE)].map((found) => found[1]!))].filter(
  (id) => !NOT_RULES.test(id),
);

const schemas = schema.components.schemas as unknown as Record<string, { enum?: string[] }>;
const laws = schemas["Law"]!.enum as Law[];
/** Every doubtful rule and the ways to read it, the usual one first. */
const READINGS = Object.fromEntries(
  Object.entries(schema.components.schemas.Readings.properties).map(([name, { enum: choices }]) => [name, choices]),
) as Record<string, string[]>;
const slugs = new Set(sectionsOf("en").map((section) => section.slug));

/** The words of the game by id. */
function words(language: Language): Map<string, string> {
  const lines = text(`../../src/lancaster/content/words/${language}.ftl`).matchAll(/^([\w-]+) = (.+)$/gm);
  return new Map([...lines].map((line) => [line[1]!, line[2]!]));
}

/** The figures of components.toml; it has only what these patterns know. */
const toml = text("../../src/lancaster/content/components.toml").replace(/#.*$/gm, "");
type Reward = Record<string, number>;
const rewardOf = (written: string): Reward =>
  Object.fromEntries(
    [...written.matchAll(/(\w+) = (\d+|true)/g)].map((found) => [
      found[1]!,
      found[2] === "true" ? 1 : Number(found[2]),
    ]),
  );
const tableOf = (name: string): string => toml.split(`[${name}]`)[1]!.split(/^\[/m)[0]!;
const listOf = (table: string, name: string): string =>
  new RegExp(`^${name} = \\[([\\s\\S]*?)^\\]`, "m").exec(tableOf(table))![1]!;
const rewardsIn = (written: string): Reward[] =>
  [...written.matchAll(/\{(.+?)\}/g)].map((found) => rewardOf(found[1]!));

/** What a reward is called in each language; the beginnings of the words are enough. */
const TERMS: Record<Language, Record<string, string>> = {
  en: {
    extensions: "extension",
    upgrades: "upgrade",
    new_knights: "new knight",
    voting_markers: "voting marker",
    power_points: "power point",
    passage: "passage",
    squires: "squire",
    gold: "gold",
    noblemen: "nobleman",
    cost_squires: "for ",
  },
  de: {
    extensions: "Ausbau",
    upgrades: "Aufwertung",
    new_knights: "neue",
    voting_markers: "Stimmstein",
    power_points: "Machtpunkt",
    passage: "Überfahrt",
    squires: "Knappe",
    gold: "Gold",
    noblemen: "Adlige",
    cost_squires: "für ",
  },
  fr: {
    extensions: "expansion",
    upgrades: "montée en grade",
    new_knights: "nouveau chevalier",
    voting_markers: "pion",
    power_points: "point",
    passage: "traversée",
    squires: "écuyer",
    gold: "or",
    noblemen: "noble",
    cost_squires: "contre ",
  },
};

/** Whether a line of the book gives exactly this reward: each figure with its term, and no figure besides. */
function expectReward(language: Language, line: string, reward: Reward): void {
  const spaced = line.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  const figures = [...spaced.matchAll(/\d+/g)].map((found) => Number(found[0])).sort();
  const counted = Object.entries(reward).filter(([name]) => name !== "passage");
  expect(figures, line).toEqual(counted.map(([, count]) => count).sort());
  for (const [name, count] of Object.entries(reward)) {
    const term = TERMS[language][name]!;
    const written = name === "cost_squires" ? `${term}${count}` : name === "passage" ? term : `${count} `;
    expect(spaced, line).toContain(written);
    expect(spaced, line).toContain(term);
  }
}

const linesOf = (language: Language, slug: string): string[] =>
  blocksOf(sectionOf(language, slug).text).flatMap((block) =>
    block.kind === "list" ? block.items.map((item) => item.map((part) => part.text).join("")) : [],
  );

test("the clauses of the rules are found", () => {
  expect(clauses.length).toBeGreaterThan(250);
  expect(laws.every((law) => clauses.includes(law))).toBe(true);
});

describe.each(LANGUAGES)("the rule book in %s", (language) => {
  const sections = sectionsOf(language);

  test("tells every clause in exactly one section", () => {
    const told = sections.flatMap((section) => section.clauses);
    expect(told.toSorted()).toEqual(clauses.toSorted());
  });

  test("has the chapters, sections and clauses of the English one", () => {
    const shape = (name: Language) =>
      BOOKS[name].map((chapter) => [chapter.id, chapter.sections.map(({ slug, clauses }) => [slug, clauses])]);
    expect(shape(language)).toEqual(shape("en"));
    expect(new Set(sections.map((section) => section.slug)).size).toBe(sections.length);
  });

  test("has a target for every link", () => {
    const known = new Set(sections.flatMap((section) => [section.slug, ...section.clauses]));
    for (const section of sections) {
      for (const [, to] of section.text.matchAll(/\]\(#(.*?)\)/g)) expect(known, section.slug).toContain(to);
    }
  });

  test("uses no markup that would be shown as it is written", () => {
    for (const { slug, title, text: told } of sections) {
      expect(`${title}\n${plain(told)}`, slug).not.toMatch(/[*[\]{}<>#|`]|^\s*[-\d]+[.)]? {2,}|https?:/m);
      expect(plain(told).length, slug).toBeGreaterThan(40);
    }
  });

  test("calls each law by its name", () => {
    const names = words(language);
    for (const law of laws) expect(sectionOf(language, ruleOf.law(law)).title).toBe(names.get(law));
  });

  test("names the counties with their figures", () => {
    const counties = toml.split("[[county]]").slice(1);
    const lines = linesOf(language, "county-list");
    expect(lines).toHaveLength(counties.length);
    counties.forEach((county, place) => {
      const value = (name: string) => new RegExp(`^${name} = "?([^"\\n]+?)"?\\s*$`, "m").exec(county)?.[1];
      const line = lines[place]!;
      const [head, ...rest] = line.split(":");
      expect(head).toMatch(new RegExp(`^${value("letter")} ${value("name")},`));
      expect(/\d+/.exec(head!)?.[0]).toBe(value("minimum"));
      expectReward(language, rest.join(":").split(";")[0]!, rewardOf(value("reward")!));
      expect(line.includes(";")).toBe(value("names_start_player") === "true");
    });
  });

  test("names the castle spaces with their figures", () => {
    const spaces = rewardsIn(listOf("castle", "spaces"));
    const lines = linesOf(language, "castle-spaces");
    expect(lines).toHaveLength(spaces.length);
    spaces.forEach((reward, place) => {
      const [head, rest] = lines[place]!.split(":") as [string, string];
      expect(/\d+/.exec(head)?.[0]).toBe(String(place + 1));
      expectReward(language, rest, reward);
    });
  });

  test("names the favor tiles with their figures", () => {
    const tiles = rewardsIn(listOf("favors", "tiles"));
    const lines = linesOf(language, "favor-tiles");
    expect(lines).toHaveLength(tiles.length);
    tiles.forEach((reward, place) => expectReward(language, lines[place]!.split(":")[0]!, reward));
  });

  test("names the conflict cards with their figures", () => {
    const cards = [...listOf("conflicts", "cards").matchAll(/\[(.+?)\]/g)].map((found) =>
      found[1]!.split(", ").map(Number),
    );
    const told = linesOf(language, "conflict-order").flatMap((line) => {
      const [head, points] = line.split(":") as [string, string];
      const card = [Number(/\d+/.exec(head)![0]), ...[...points.matchAll(/\d+/g)].map(Number)];
      return [card];
    });
    expect(told).toEqual(cards);
  });

  test("names the reward tiles with their figures", () => {
    const lines = linesOf(language, "reward-tiles");
    for (const [place, letter] of [..."ABCDEFGHI"].entries()) {
      const line = tableOf("reward_tiles")
        .split("\n")
        .find((one) => one.startsWith(`${letter} =`))!;
      expect(lines[place]).toMatch(new RegExp(`^${letter} `));
      expectReward(language, lines[place]!.split(":")[1]!, rewardOf(line.split("=").slice(1).join("=")));
    }
  });

  test("has a placeholder for every printed figure and none for anything else", () => {
    const told = WRITTEN[language].flatMap(({ sections }) => sections.map((section) => section.text)).join("\n");
    const found = new Set([...told.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1]!));
    const rows: [string, string | readonly (number | string)[], string][] = [
      ["counties", "ABCDEFGHI", ".minimum"],
      ["counties", "ABCDEFGHI", ".words"],
      ["reward_tiles", "ABCDEFGHI", ".words"],
      ["favors", "123456", ".words"],
      ["castle", "123456", ".words"],
      ["ally_castle", "12", ".words"],
      ["conflicts", [...Array(12).keys()], ".strength"],
      ["conflicts", [...Array(12).keys()], ".points"],
      ["conflicts_removed", "2345", ""],
      ["noblemen.per_county", "2345", ""],
      ["court.bishops", "2345", ""],
      ["court", ["seals", "shields", "archers", "tudor_knights"], ""],
      ["resentment.per_space", "2345", ""],
      ["resentment.neutral_knight", "2345", ""],
      ["resentment", ["markers", "tower"], ""],
      ["supply", ["gold", "squires", "voting_markers"], ""],
      ["noblemen", ["copies"], ""],
    ];
    const wanted = rows.flatMap(([table, keys, figure]) => [...keys].map((key) => `${table}.${key}${figure}`));
    expect([...found].sort()).toEqual([...wanted, "seal_tiles"].sort());
  });

  test("says how a table reads what it may read in several ways", () => {
    const written = WRITTEN[language].flatMap(({ sections }) => sections);
    const doubts = new Set(written.flatMap(({ doubts }) => doubts));
    expect([...doubts].toSorted()).toEqual(Object.keys(READINGS).toSorted());
    for (const { text: told } of written) {
      for (const [, name, ways] of told.matchAll(/\{\{(\w+)\|(.*?)\}\}/gs)) {
        const choices = ways!.split("|").map((way) => way.split(":")[0]!);
        expect(READINGS[name!]).toEqual(expect.arrayContaining(choices));
        expect(choices[0]).toBe(READINGS[name!]![0]);
        expect(choices.length).toBeGreaterThan(1);
      }
    }
    for (const [name, [, ...others]] of Object.entries(READINGS)) {
      for (const choice of others) {
        const read = filledBook(language, FIGURES, { [name]: choice }).flatMap((chapter) => chapter.sections);
        const changed = read.filter(({ text: told }, place) => told !== sections[place]!.text);
        expect(changed.length, choice).toBeGreaterThan(0);
        for (const { slug, title, text: told } of changed) {
          expect(`${title}\n${plain(told)}`, slug).not.toMatch(/[*[\]{}<>#|`]|\.\.|,,| {2}/);
        }
      }
    }
  });

  test("is filled with the figures of a table", () => {
    const changed = JSON.parse(JSON.stringify(FIGURES), (key, value: unknown) =>
      typeof value === "number" && !["card", "tile", "space", "group"].includes(key) ? value + 40 : value,
    ) as Components;
    const plainly = (book: RuleChapter[], slug: string): string =>
      plain(book.flatMap(({ sections }) => sections).find((section) => section.slug === slug)!.text);
    const book = filledBook(language, changed);
    expect(
      plainly(book, "county-list")
        .match(/\d+/g)!
        .map(Number)
        .every((figure) => figure > 40),
    ).toBe(true);
    expect(plainly(book, "tower")).toContain("47");
    expect(plainly(book, "castle-spaces")).toContain("43");
    expect(search(book, "47").map(({ section }) => section.slug)).toContain("tower");
  });
});

describe("search", () => {
  const found = (language: Language, query: string): string[] =>
    search(BOOKS[language], query).map(({ section }) => section.slug);

  test.each([
    ["en", "ransom", "ransom"],
    ["en", "RANSOM prisoners", "ransom"],
    ["en", "votes for sale", "law-b1-1"],
    ["en", "LAW-K3-4", "law-k3-4"],
    ["en", "expell", "expelling-lord"],
    ["de", "freikaufen", "ransom"],
    ["de", "Lösegeld", "ransom"],
    ["de", "losegeld", "ransom"],
    ["de", "Verdrängen", "expel"],
    ["de", "verdrangen", "expel"],
    ["fr", "rachat", "ransom"],
    ["fr", "rançon", "ransom"],
    ["fr", "evincer", "expel"],
    ["fr", "noble", "nobleman"],
  ] as const)("in %s for “%s” finds %s first", (language, query, slug) => {
    expect(found(language, query).slice(0, 2)).toContain(slug);
  });

  test("wants all words, at the beginning of words only", () => {
    expect(found("en", "ransom treasury tower")).toEqual([]);
    expect(found("en", "ansom")).toEqual([]);
    expect(found("en", "rans")).toContain("ransom");
    expect(found("en", "  ")).toEqual([]);
    expect(found("en", "king's favor")[0]).toBe("favor");
  });

  test("puts titles before texts", () => {
    const slugs = found("en", "upgrade");
    expect(slugs[0]).toBe("upgrade");
    expect(slugs.indexOf("castle-prices")).toBeLessThan(slugs.indexOf("law-b0-1"));
  });

  test("finds every section by its title and every clause by its id", () => {
    for (const language of LANGUAGES) {
      for (const { slug, title } of sectionsOf(language)) expect(found(language, title), title).toContain(slug);
    }
    for (const id of clauses) {
      const told = sectionsOf("en").find((section) => section.clauses.includes(id))!;
      expect(found("en", id), id).toContain(told.slug);
    }
  });

  test("marks hits as they are written and loses nothing", () => {
    const line = "Der Ritter wird verdrängt; Verdrängen kostet nichts.";
    const cut = stretches(line, wanted("verdrang"));
    expect(cut.map((stretch) => stretch.text).join("")).toBe(line);
    expect(cut.filter((stretch) => stretch.hit).map((stretch) => stretch.text)).toEqual(["verdrängt", "Verdrängen"]);
    expect(stretches("Straße", wanted("strasse"))).toEqual([{ text: "Straße", hit: true }]);
    for (const hit of search(BOOKS.fr, "chevalier")) {
      expect([...hit.title, ...hit.excerpt].some((stretch) => stretch.hit)).toBe(true);
    }
  });
});

describe("links from the table", () => {
  test("every law and space has a section", () => {
    for (const law of laws) expect(slugs, law).toContain(ruleOf.law(law));
    for (const slug of ruleOf.spaces) expect(slugs).toContain(slug);
    const view = { proposals: ["LAW-B1-1", null, null], players: [{}, {}] } as unknown as View;
    expect(ruleOf.space("proposal-1", view)).toBe("law-b1-1");
    expect(ruleOf.space("proposal-2", view)).toBe("voting");
    expect(ruleOf.space("castle-3-1", view)).toBe("ally-castle");
    expect(ruleOf.space("castle-1-1", view)).toBe("castle-spaces");
    expect(ruleOf.space("county-A")).toBe("place-in-county");
  });
});

describe("the guided game and the hints", () => {
  const families = { "ui-learn": LESSONS, "ui-hint": HINTS };

  test.each(LANGUAGES)("have a title and a text for each step in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(`../src/words/learn.${language}.ftl`)))).toEqual([]);
    for (const [family, lessons] of Object.entries(families)) {
      for (const { id } of lessons) {
        const message = bundle.getMessage(`${family}-${id.replace(/^law-\d$/, "law")}`);
        expect(message?.value, id).toBeTruthy();
        expect(message?.attributes["title"], id).toBeTruthy();
      }
    }
  });

  test("are told once each and lead to sections of the rule book", () => {
    for (const lessons of Object.values(families)) {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
      for (const { id, rule } of lessons) if (rule) expect(slugs, id).toContain(rule);
    }
  });
});

test("the small markup becomes parts and blocks", () => {
  expect(partsOf("a **b** *c* [d](#e).")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "link", text: "d", to: "e" },
    { kind: "text", text: "." },
  ]);
  expect(blocksOf("One\nline:\n- a\n- b\n\nExample: c").map((block) => block.kind)).toEqual([
    "paragraph",
    "list",
    "paragraph",
  ]);
  expect(blocksOf("Exemple\u00a0: c")).toMatchObject([{ kind: "paragraph", example: true }]);
  expect(plain("**A** [b](#c):\n- d")).toBe("A b:\nd");
});
