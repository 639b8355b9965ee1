import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Locator, Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRules } from "../plugins/rules.ts";
import type { Components, Message, PrintedReward } from "../src/lib/types.ts";
import { filled } from "../src/rules/fill.ts";
import { plain } from "../src/rules/markup.ts";
import { EVERYTHING, expect, PYTHON, ROOT, Server, test as base, type Situation } from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { mirrorOf } from "./mirror.ts";
import { bar, piece, playOn, press, space } from "./playing.ts";

/** A server that plays with a file in which every figure that can be changed is changed. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "lancaster-"));
      const file = join(folder, "box.toml");
      writeFileSync(file, execFileSync(PYTHON, ["-m", "tests.browser.figures"], { cwd: ROOT }));
      const server = new Server(join(folder, "data"), file);
      await server.start();
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

const OLD = (
  JSON.parse(readFileSync(join(ROOT, "web/src/generated/openapi.json"), "utf8")) as {
    components: { schemas: { Components: { examples: Components[] } } };
  }
).components.schemas.Components.examples[0]!;

const CATALOGS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(readFileSync(join(ROOT, `src/lancaster/content/words/${language}.ftl`), "utf8")),
    );
    return [language, bundle];
  }),
) as Record<string, FluentBundle>;

function tell({ id, args = {} }: Message, language = "en"): string {
  const given = Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? tell(arg, language) : arg]);
  const { value } = CATALOGS[language]!.getMessage(id)!;
  return CATALOGS[language]!.formatPattern(value!, Object.fromEntries(given) as Record<string, string>);
}

/** The parts of a reward in words, in whatever order they are told. */
const partsOf = ({ id, args = {} }: Message): string[] =>
  id.startsWith("list-") || id === "reward-for-squires"
    ? Object.values(args).flatMap((arg) => (typeof arg === "object" ? partsOf(arg) : []))
    : [tell({ id, args })];

const figuresOf = async (page: Page, table: string): Promise<Components> =>
  (await (await page.request.get(`/api/tables/${table}/components`)).json()) as Components;

const label = (target: Locator): Promise<string> =>
  target.evaluate((node) => node.getAttribute("aria-label") ?? node.textContent ?? "");

/** Everything that can be read on the page, seen or heard. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label")),
      ...[...document.querySelectorAll(".unseen")].map((node) => node.textContent),
    ].join("\n"),
  );

/** What the page would say of a reward if it still had the packaged figures. */
function oldSentences(): string[] {
  return [
    ...OLD.counties.map(
      ({ county, minimum, words }) =>
        `(${county}) needs a knight of strength ${minimum} or more and gives ${tell(words)}`,
    ),
    ...OLD.favors.map(({ tile, words }) => `Favor ${tile}: ${tell(words)}.`),
    ...OLD.castle.map(({ space: number, words }) => `Castle space ${number}: ${tell(words)}.`),
    ...OLD.conflicts.map(
      ({ strength, points }) => `strength ${strength}, the ranks are worth ${points[0]}, ${points[1]}`,
    ),
    ...OLD.reward_tiles.filter(({ reward }) => reward.power_points).map(({ words }) => `lies here: ${tell(words)}.`),
    `for ${OLD.castle[4]!.cost_squires} squires`,
    `for ${OLD.castle[5]!.cost_squires} squires`,
  ];
}

async function expectNoOldFigure(page: Page): Promise<void> {
  const read = await everything(page);
  expect(oldSentences().filter((sentence) => read.includes(sentence))).toEqual([]);
}

/** Whoever comes to something with the keyboard is told this in its tip. */
async function expectTip(page: Page, target: Locator, ...sentences: string[]): Promise<void> {
  await page.keyboard.press("Shift");
  await target.focus();
  for (const sentence of sentences) await expect(page.locator(".tip.shown")).toContainText(sentence);
}

test("the board, its tips and the castle show the figures of the table", async ({ sit }) => {
  const { page, found } = await sit({
    kind: "place",
    seats: 4,
    modules: EVERYTHING,
    options: 80,
    round: 2,
    changed: true,
  });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const figures = await figuresOf(page, found.table);
  const view = mirrorOf(page).view!;

  for (const [number, { county, minimum, words, parts }] of figures.counties.entries()) {
    expect(minimum).not.toBe(OLD.counties[number]!.minimum);
    expect(tell(words)).not.toBe(tell(OLD.counties[number]!.words));
    const there = space(page, `county-${county}`);
    const sentence = `needs a knight of strength ${minimum} or more and gives ${tell(words)}`;
    expect(await label(there)).toContain(sentence);
    await expectTip(page, there, sentence);
    const drawn = await there.locator("text").allTextContents();
    expect(drawn.map((text) => text.trim())).toEqual(
      expect.arrayContaining([
        String(minimum),
        ...parts.filter(({ count }) => count > 1).map(({ count }) => `${count}`),
      ]),
    );
    const onBoard = view.counties.find((one) => one.county === county)!;
    const tile = figures.reward_tiles.find((one) => one.county === county)!;
    if (onBoard.tile) expect(await label(there)).toContain(tile.seal ? "1 seal" : tell(tile.words));
  }
  for (const { tile, words } of figures.favors) {
    const there = space(page, `favor-${tile}`);
    expect(await label(there)).toContain(`Favor ${tile}: ${tell(words)}.`);
    await expectTip(page, there, `Favor ${tile}: ${tell(words)}.`);
  }
  for (const { space: number, words, cost_squires } of figures.castle) {
    const there = space(page, `castle-${found.seat}-${number}`);
    await expectTip(page, there, `Castle space ${number}: ${tell(words)}.`);
    if (cost_squires) await expect(there).toContainText(String(cost_squires));
  }
  for (const [place, conflict] of Object.entries(view.conflicts)) {
    if (!conflict) continue;
    const { strength, points } = figures.conflicts[conflict.card]!;
    const there = space(page, `conflict-${place}`);
    const sentence = `strength ${strength}, the ranks are worth ${points[0]}, ${points[1]} and ${points[2]} power points`;
    expect(await label(there)).toContain(sentence);
    await expectTip(page, there, sentence);
    expect((await there.locator("text").allTextContents()).map((text) => text.trim())).toContain(String(strength));
  }
  const { resentment } = view;
  const knights = resentment!.tower.flat().reduce<number>((sum, knight) => sum + knight, 0);
  const room = figures.resentment.tower - figures.resentment.neutral_knight["4"] - knights;
  await expect(space(page, "tower")).toContainText(`room ${room}`);
  const piles = figures.resentment.per_space["4"];
  await expect(space(page, "dishonor").locator(".pile").last()).toHaveText(String(piles));
  for (const { office, tribute, words } of figures.offices) {
    await expectTip(page, space(page, `office-${office}`), `Tribute: ${tell(tribute.words)}.`, tell(words));
  }
  await expectNoOldFigure(page);
});

test("prompts show the figures of the table", async ({ sit }) => {
  const wishes = ["first_extension", "favor", "county_reward", "pay", "castle_next"] as const;
  for (const kind of wishes) {
    const { page, found } = await sit({ kind, seats: 4, options: kind === "county_reward" ? 3 : 2, changed: true });
    await mirrorOf(page).until((now) => now.question === kind, `${kind} is asked`);
    const figures = await figuresOf(page, found.table);
    const { options, decisions } = mirrorOf(page).view!;
    const shown = (reward: { words: Message; reward: PrintedReward }): Promise<void[]> =>
      Promise.all(partsOf(reward.words).map((part) => expect(bar(page)).toContainText(part)));
    const about = decisions[0]!.about as { county?: string; space?: number };
    const actions = options!.map(({ action }) => action);
    for (const action of actions) {
      if (action.kind === "favor") await shown(figures.favors[action.tile - 1]!);
      if (action.kind === "extension") await shown(figures.castle[action.space - 1]!);
    }
    if (kind === "county_reward") await shown(figures.counties.find(({ county }) => county === about.county)!);
    if (kind === "pay") await expect(bar(page)).toContainText(String(figures.castle[about.space! - 1]!.cost_squires));
    await expectNoOldFigure(page);
    await page.context().close();
  }
});

test("a placement in the making speaks of the table's figures", async ({ sit }) => {
  const { page, found } = await sit({ kind: "place", seats: 4, modules: EVERYTHING, options: 80, changed: true });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const figures = await figuresOf(page, found.table);
  const placed = mirrorOf(page).view!.options!.find(({ action }) => action.kind === "county")!.action;
  if (placed.kind !== "county") throw new Error("no county is open");
  await press(page, piece(page, `own-${placed.knight}`));
  await press(page, space(page, `county-${placed.county}`));
  const printed = figures.counties.find(({ county }) => county === placed.county)!;
  expect(await label(space(page, `county-${placed.county}`))).toContain(tell(printed.words));
  await expectNoOldFigure(page);
});

test("laws, players and an ally's castle show the figures of the table", async ({ sit }) => {
  const { page, found } = await sit({ kind: "vote", seats: 2, modules: EVERYTHING, options: 4, changed: true });
  await mirrorOf(page).until((now) => now.question === "vote", "a vote is open");
  const figures = await figuresOf(page, found.table);
  for (const { space: number, words } of figures.ally_castle) {
    const there = space(page, `castle-${found.seat + 2}-${number}`);
    await expectTip(page, there, `Castle space ${number}: ${tell(words)}.`);
    expect(tell(words)).not.toBe(tell(OLD.ally_castle[number - 1]!.words));
  }
  const answer = await page.request.get(`/api/tables/${found.table}/prospects?seat=${found.seat}`);
  const { laws } = (await answer.json()) as { laws: { law: string; message: Message; outcome: string }[] };
  for (const { message, outcome } of laws) {
    if (outcome !== "offered") expect(await everything(page)).toContain(tell(message));
  }
  await expectNoOldFigure(page);
});

test("the guided game teaches with the figures of the table", async ({ open }) => {
  const page = await open("/");
  await press(page, page.getByRole("button", { name: "Guided first game" }));
  const coach = page.getByRole("complementary", { name: "Guide to your first game" });
  await expect(coach).toBeVisible();
  const figures = await figuresOf(page, new URL(page.url()).pathname.split("/").at(-1)!);
  const lessons = new Set<string>();
  const read = async (): Promise<void> => {
    const reopen = page.getByRole("button", { name: "Open the guide" });
    if (await reopen.isVisible()) await reopen.click();
    // Several lessons may be due at once; each is read.
    for (;;) {
      lessons.add((await coach.innerText()).replaceAll("\n", " "));
      const next = coach.getByRole("button", { name: "Next" });
      if (!(await next.isVisible()) || (await next.isDisabled())) break;
      await next.click();
    }
    // It may lie over the space that is chosen next.
    await page.getByRole("button", { name: "Close the guide" }).click();
  };
  await playOn(page, { until: (now) => (now.view?.round ?? 0) > 1, before: read });
  await read();
  const told = [...lessons].join("\n");
  const castle = /A good start is space (\d): (.+?)\. ?/.exec(told)!;
  expect(castle[2]).toBe(tell(figures.castle[Number(castle[1]) - 1]!.words));
  const county = /A good place is (\w+), for (.+?): choose your knight of strength (\d)/.exec(told)!;
  const named = figures.counties.find(({ name }) => name === county[1])!;
  expect(county[2]).toBe(tell(named.words));
  expect(Number(county[3])).toBeGreaterThanOrEqual(named.minimum);
  for (const [, french] of told.matchAll(/France has strength (\d+)/g)) {
    expect(figures.conflicts.map(({ strength }) => strength)).toContain(Number(french));
  }
  for (const [, name, reward] of told.matchAll(/(\w+) pays You take the reward, (.+?), or the nobleman/g)) {
    expect(reward).toBe(tell(figures.counties.find((one) => one.name === name)!.words));
  }
  for (const [, offered] of told.matchAll(/Your castle offers (.+?)\. /g)) {
    expect(figures.castle.map(({ words }) => tell(words))).toContain(offered);
  }
  for (const { words, cost_squires } of OLD.castle) {
    if (cost_squires) expect(told).not.toContain(tell(words));
  }
});

test("hints have the figures of the table", async ({ sit }) => {
  const { page, found } = await sit(
    { kind: "place", seats: 4, modules: EVERYTHING, options: 80, round: 1, changed: true },
    { preferences: { hints: true } },
  );
  const figures = await figuresOf(page, found.table);
  const hint = page.getByRole("complementary", { name: "Hint" });
  await expect(hint).toBeVisible();
  while (!(await hint.innerText()).includes("The tower")) await hint.getByRole("button", { name: "Got it" }).click();
  await expect(hint).toContainText(`The tower holds strength ${figures.resentment.tower} in all.`);
  expect(figures.resentment.tower).not.toBe(OLD.resentment.tower);
});

/** A path in the figures, such as {counties.C.minimum}; what depends on a reading has no dot. */
const A_FIGURE = /\{[a-z_]+\.[^{}]+\}/;

/** The sections of the rule book that have figures, as they are read with these. */
function sectionsWith(figures: Components, language: string): Map<string, string> {
  const written = readRules(join(ROOT, "web/rules", language));
  const speech = {
    tell: (tree: Message) => tell(tree, language),
    listed: (parts: readonly string[]): string => {
      const end = tell({ id: "list-last", args: { first: parts.at(-2)!, last: parts.at(-1)! } }, language);
      return parts
        .slice(0, -2)
        .reduceRight((rest, first) => tell({ id: "list-more", args: { first, rest } }, language), end);
    },
  };
  const raw = written.flatMap(({ sections }) => sections);
  const read = filled(written, figures, speech).flatMap(({ sections }) => sections);
  return new Map(
    read
      .filter((_, place) => A_FIGURE.test(raw[place]!.text))
      .map(({ slug, text }) => [slug, plain(text).replace(/\s+/g, " ")] as const),
  );
}

const textOf = async (section: Locator): Promise<string> =>
  (await section.locator(":is(p, li):not(details *)").allTextContents()).join(" ").replace(/\s+/g, " ").trim();

test("the rules are told with the figures of the table, in every language", async ({ sit, open, server }) => {
  const { page, found }: { page: Page; found: Situation } = await sit({
    kind: "place",
    seats: 4,
    modules: EVERYTHING,
    options: 2,
    changed: true,
  });
  const figures = await figuresOf(page, found.table);
  const book = await open("/rules");
  expect(server.address).toBeTruthy();
  for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]!]) {
    await speak(book, language);
    await expect(book.locator("article").first()).toHaveAttribute("lang", language);
    const [now, before] = [sectionsWith(figures, language), sectionsWith(OLD, language)];
    expect(now.size).toBeGreaterThan(15);
    for (const [slug, text] of now) {
      expect(text, slug).not.toBe(before.get(slug));
      await expect.poll(() => textOf(book.locator(`section[id="${slug}"]`)), { message: slug }).toBe(text);
    }
  }
  // Beside the table the same, and the search finds what is filled in.
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const told = sectionsWith(figures, "en");
  await press(page, page.getByRole("tab", { name: "Rules" }));
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("searchbox").fill(`total strength of ${figures.resentment.tower}`);
  await panel
    .getByRole("link", { name: /Into the tower/ })
    .first()
    .click();
  await expect.poll(() => textOf(panel.locator("article"))).toContain(told.get("tower")!);
});
