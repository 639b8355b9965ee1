import { EVERYTHING, expect, expectAccessible, KING, LONG, test, together, type Look, type Wish } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";

/** By night only the colors are others. Both layouts and both palettes are always looked at, every pair in the long run. */
const LOOKS: [name: string, look: Look, rules: string[], how: { tag?: string }][] = [
  ["by day", {}, [], {}],
  ["by night", { dark: true }, ["color-contrast"], LONG],
  ["on a phone by day", { phone: true }, [], LONG],
  ["on a phone by night", { phone: true, dark: true }, [], {}],
];

const TABLES: [name: string, wish: Wish, part: string][] = [
  [
    "four players with everything",
    { kind: "place", seats: 4, round: 3, bots: "steward", modules: EVERYTHING, laws: KING },
    "html",
  ],
  ["two players with allies", { kind: "place", seats: 2, round: 2, bots: "steward" }, "html"],
  // The log beside it is the longest there is, and has been looked at above.
  ["the end", { kind: "over", seats: 4, bots: "steward" }, ".ending"],
];

const PAGES = ["/join", "/", "/new", "/settings", "/rules/PAR-1", "/nowhere"];

for (const path of PAGES) {
  for (const [name, look, rules, how] of LOOKS) {
    test(`axe finds nothing on ${path} ${name}`, how, async ({ visit }) => {
      const page = await visit(path, { kind: "over", public: true }, look);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, "html", rules);
    });
  }
}

for (const [table, wish, part] of TABLES) {
  together(`axe finds nothing at the table: ${table}`, () => {
    for (const [name, look, rules, how] of LOOKS) {
      test(name, how, async ({ visit }) => {
        const page = await visit("/t", wish, look);
        await mirrorOf(page).until((now) => now.calls, "the table is there");
        if (wish.kind === "over") await expect(page.getByRole("region", { name: "The end of the game" })).toBeVisible();
        await expectAccessible(page, part, rules);
      });
    }
  });
}

test("what happens is announced: the question, the log and one's turn", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 });
  await expect(page.getByRole("banner").locator("h1 [aria-live=polite]")).toContainText("Place a knight");
  await expect(page.getByRole("banner").locator("[aria-live=assertive]")).toContainText("It is your turn");
  await expect(page.locator("[role=tabpanel] [aria-live=polite]").first()).toBeAttached();
});

test("the menu, the rules and the list of actions at the table are accessible", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 2, modules: EVERYTHING });
  await page.getByRole("tab", { name: "Rules" }).click();
  await expect(page.getByRole("tabpanel", { name: "Rules" }).getByRole("searchbox")).toBeVisible();
  await expectAccessible(page, ".side");
  await page.getByRole("tab", { name: "What could I do?" }).click();
  await expect(page.getByRole("tabpanel", { name: "What could I do?" }).getByRole("button").first()).toBeVisible();
  await expectAccessible(page, ".side");
  await page.getByRole("button", { name: "Menu of the table" }).click();
  await expect(page.getByRole("dialog", { name: "Menu of the table" })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
});
