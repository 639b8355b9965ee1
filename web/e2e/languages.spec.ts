import type { Page } from "@playwright/test";
import {
  EVERYTHING,
  expect,
  expectNothingCut,
  expectOneScreen,
  KING,
  test,
  together,
  type Look,
  type Wish,
} from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { mirrorOf } from "./mirror.ts";
import { bar, control, piece, press, space } from "./playing.ts";

const LOOKS: [name: string, look: Look][] = [
  ["on a screen", {}],
  ["on a phone", { phone: true }],
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

for (const [where, look] of LOOKS) {
  for (const path of ["/join", "/", "/new", "/settings", "/rules", "/nowhere"]) {
    test(`${path} speaks three languages ${where}`, async ({ visit }) => {
      const page = await visit(path, { kind: "any" }, look);
      await expect(page.getByRole("main")).toBeVisible();
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

const TABLES: Record<string, Wish> = {
  placing: { kind: "place", seats: 4, round: 3, bots: "steward" },
  "the court": { kind: "place", seats: 5, round: 3, bots: "steward", modules: EVERYTHING, laws: KING },
  "a vote": { kind: "vote", seats: 4, round: 2, bots: "steward", modules: EVERYTHING, laws: KING },
  "the end": { kind: "over", seats: 4, bots: "steward", modules: EVERYTHING, laws: KING },
};

for (const [name, wish] of Object.entries(TABLES)) {
  together(`${name} speaks three languages`, () => {
    for (const [where, look] of LOOKS) {
      test(where, async ({ visit }) => {
        const page = await visit("/t", wish, look);
        await mirrorOf(page).until((now) => now.calls, "the table is there");
        if (wish.kind === "over") return expectReadable(page);
        await expectReadable(page, "nav button[aria-pressed], [role=tab]");
        if (!look.phone) await expectOneScreen(page);
      });
    }
  });
}

test("the language can be switched at the table, and the draft stays", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  const many = mirror.options.find(({ action }) => action.kind === "county" && (action.squires ?? 0) > 0)!;
  const action = many.action as { county: string; knight: number };
  await piece(page, `own-${action.knight}`).click();
  await space(page, `county-${action.county}`).click();
  await expect(control(page, "More: Squires")).toBeVisible();
  await page.getByRole("button", { name: "Menu of the table" }).click();
  await page.getByRole("radio", { name: "Deutsch" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(space(page, `county-${action.county}`)).toHaveClass(/chosen/);
  await expect(bar(page).getByRole("spinbutton")).toBeVisible();
  await expect(bar(page)).toContainText("Ritter");
});
