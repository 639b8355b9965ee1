import type { Page } from "@playwright/test";
import {
  EVERYTHING,
  expect,
  expectAccessible,
  expectNothingCut,
  expectOneScreen,
  KING,
  LONG,
  test,
  together,
  type Look,
  type Wish,
} from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { mirrorOf } from "./mirror.ts";
import { press } from "./playing.ts";

/** Both layouts and both palettes are always looked at, the other pairs by axe in the long run. */
const LOOKS: [name: string, look: Look][] = [
  ["on a screen by day", {}],
  ["on a phone by night", { phone: true, dark: true }],
];
const MORE_LOOKS: [name: string, look: Look, rules: string[]][] = [
  ["on a screen by night", { dark: true }, ["color-contrast"]],
  ["on a phone by day", { phone: true }, []],
];

const OVER: Wish = { kind: "over", public: true };
const PLAYED: Wish = { kind: "any", public: true };

/** What leads to a table says something else while there is a game. */
const PAGES: [name: string, path: string, wish: Wish][] = [
  ["/join", "/join", OVER],
  ["/join to a running game", "/join", PLAYED],
  ["/", "/", OVER],
  ["/ with a running game", "/", PLAYED],
  ...["/new", "/settings", "/rules/PAR-1", "/nowhere"].map((path): [string, string, Wish] => [path, path, OVER]),
];

const TABLES: [name: string, wish: Wish, part: string][] = [
  ["placing", { kind: "place", seats: 4, round: 3, bots: "steward" }, "html"],
  ["the court", { kind: "place", seats: 5, round: 3, bots: "steward", modules: EVERYTHING, laws: KING }, "html"],
  ["two players with allies", { kind: "place", seats: 2, round: 2, bots: "steward" }, "html"],
  ["a vote", { kind: "vote", seats: 4, round: 2, bots: "steward", modules: EVERYTHING, laws: KING }, "header"],
  // The log beside it is the longest there is, and has been looked at above.
  ["the end", { kind: "over", seats: 4, bots: "steward", modules: EVERYTHING, laws: KING }, ".ending"],
];

/** Nothing is missing (the kit fails a page that logs an error) and nothing is cut off, in no language, on no tab. */
async function expectReadable(page: Page, tabs = "none"): Promise<void> {
  const said = new Set<string>();
  for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]!]) {
    await speak(page, language);
    said.add(await page.locator("#app").innerText());
    await expectNothingCut(page);
    for (const tab of await page.locator(tabs).all()) {
      if (!(await tab.isVisible())) continue;
      await press(page, tab);
      await expectNothingCut(page);
    }
  }
  expect(said.size).toBe(LANGUAGES.length);
}

/** A page that is not a table has come, with the games that it lists. */
async function come(page: Page, path: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (path !== "/") return;
  await expect(main.locator("a[href^='/t/']").first()).toBeAttached();
  const folded = main.locator("summary");
  if (await folded.isVisible()) await press(page, folded);
}

/** A table has come, and its end if it has one. */
async function laidOut(page: Page, wish: Wish): Promise<void> {
  await mirrorOf(page).until((now) => now.calls, "the table is there");
  if (wish.kind === "over") await expect(page.getByRole("region", { name: "The end of the game" })).toBeVisible();
}

for (const [where, look] of LOOKS) {
  for (const [name, path, wish] of PAGES) {
    test(`${name} is accessible and speaks three languages ${where}`, async ({ visit }) => {
      const page = await visit(path, wish, look);
      await come(page, path);
      await expectAccessible(page);
      await expectReadable(page);
    });
  }

  test(`the lobby speaks three languages ${where}`, async ({ open }) => {
    const page = await open("/new", [], look);
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByRole("heading", { name: "The table is waiting" })).toBeVisible();
    await expectReadable(page);
  });
}

for (const [name, wish, part] of TABLES) {
  together(`${name} is accessible and speaks three languages`, () => {
    for (const [where, look] of LOOKS) {
      test(where, async ({ visit }) => {
        const page = await visit("/t", wish, look);
        await laidOut(page, wish);
        await expectAccessible(page, part);
        await expectReadable(page, wish.kind === "over" ? "none" : "nav button[aria-pressed], [role=tab]");
        if (wish.kind !== "over" && !look.phone) await expectOneScreen(page);
      });
    }
  });
}

for (const [where, look, rules] of MORE_LOOKS) {
  for (const [name, path, wish] of PAGES) {
    test(`${name} is accessible ${where}`, LONG, async ({ visit }) => {
      const page = await visit(path, wish, look);
      await come(page, path);
      await expectAccessible(page, "html", rules);
    });
  }
  for (const [name, wish, part] of TABLES) {
    test(`${name} is accessible ${where}`, LONG, async ({ visit }) => {
      const page = await visit("/t", wish, look);
      await laidOut(page, wish);
      await expectAccessible(page, part, rules);
    });
  }
}
