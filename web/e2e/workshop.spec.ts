import type { Locator, Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Components } from "../src/lib/types.ts";
import {
  expect,
  expectAccessible,
  expectFocusSeen,
  expectNothingCut,
  expectTouchable,
  LONG,
  LONG_RUN,
  PYTHON,
  ROOT,
  test,
} from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { space } from "./playing.ts";

const figure = (page: Page, id: string): Locator => page.locator(`[data-figure="${id}"]`);
const editor = (page: Page): Locator => page.getByRole("dialog");
const field = (page: Page, name: string): Locator => editor(page).getByRole("textbox", { name });
const count = (page: Page): Locator => page.locator("#count");

/** What the browser says of everything that a server refuses. */
const REFUSED = /Failed to load resource: the server responded with a status of 4/;

async function newBox(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name of the box" }).fill(name);
  await page.getByRole("button", { name: "New box" }).click();
  await expect(count(page)).toContainText("0 of");
}

async function take(page: Page): Promise<void> {
  await editor(page).getByRole("button", { name: "Take it" }).click();
  await expect(editor(page)).toBeHidden();
}

/** Type a number for the least strength of a county. */
async function typeMinimum(page: Page, county: string, minimum: number): Promise<void> {
  await figure(page, `county/${county}/minimum`).click();
  await page.keyboard.press(String(minimum));
  await take(page);
}

test("each kind of figure is typed where it stands, and shown there at once", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Anna’s box");
  const shows = async (id: string, text: RegExp | string): Promise<void> =>
    expect(figure(page, id)).toHaveAccessibleName(text);

  await figure(page, "county/A/minimum").click();
  await editor(page).getByRole("radio", { name: "4" }).check({ force: true });
  await shows("county/A/minimum", /least strength: 4\. Reconstructed\./);
  await take(page);
  await shows("county/A/minimum", /least strength: 4\. Looked up\./);

  await figure(page, "conflicts/12/strength").click();
  await field(page, "Figure").fill("11");
  await take(page);
  await shows("conflicts/12/strength", /strength of France: 11/);
  // The cards that are taken out are named by their strength.
  await shows("conflicts/removed/2", /strengths: 2, 11/);

  await figure(page, "conflicts/12/points").click();
  await field(page, "Points of rank 1").fill("12");
  await take(page);
  await shows("conflicts/12/points", /points of the ranks: 12, 5, 3/);

  await figure(page, "county/C/reward").click();
  await editor(page).getByRole("checkbox", { name: "New knight" }).uncheck();
  await editor(page).getByRole("button", { name: "More: Gold" }).click();
  await take(page);
  await shows("county/C/reward", /1 gold and 2 voting markers/);

  await figure(page, "castle/5").click();
  await field(page, "Price in squires").fill("0");
  await take(page);
  await shows("castle/5", /Castle space 5: 1 new knight\./);

  await figure(page, "reward_tiles/B").click();
  await field(page, "Squires").fill("4");
  await take(page);
  await shows("reward_tiles/B", /Stafford \(B\): 4 squires/);

  await figure(page, "resentment/track").click();
  await editor(page).getByRole("button", { name: "One space less" }).click();
  await field(page, "Space 1 of the track").first().fill("3");
  await take(page);
  await shows("resentment/track", /track: 3\/1, 3\/1, 4\/2, 5\/2, 6\/3, 7\/3\./);

  await figure(page, "reward_tiles/seals").click();
  await editor(page).getByRole("button", { name: "A Northumberland" }).click();
  await take(page);
  await shows("reward_tiles/seals", /D and F/);

  const said = await page.locator("[data-figure]").evaluateAll((nodes) => nodes.map((node) => node.ariaLabel));
  await page.reload();
  await expect(count(page)).toContainText("of");
  expect(await page.locator("[data-figure]").evaluateAll((nodes) => nodes.map((node) => node.ariaLabel))).toEqual(said);
});

test("a wrong figure is refused where it stands, and nothing is changed", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Refused");
  await figure(page, "conflicts/1/points").click();
  await field(page, "Points of rank 1").fill("0");
  await editor(page).getByRole("button", { name: "Take it" }).click();
  await expect(editor(page).getByRole("alert")).toHaveText("No rank has more points than the one before it.");
  await expect(field(page, "Points of rank 1")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Points of rank 1").fill("x");
  await editor(page).getByRole("button", { name: "Take it" }).click();
  await expect(editor(page).getByRole("alert")).toHaveText("Type a whole number up to 99.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await expect(figure(page, "conflicts/1/points")).toHaveAccessibleName(/2, 1, 1\. Reconstructed/);
  await expect(figure(page, "conflicts/1/points")).toBeFocused();
  await expect(count(page)).toContainText("0 of");
});

test("what is printed is confirmed with one key, figure after figure", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "By keys");
  const all = Number(/of (\d+)/.exec((await count(page).textContent())!)![1]);
  await page.getByRole("button", { name: "Look up the next" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toHaveAccessibleName("Northumberland (A): least strength");
  await expectFocusSeen(page);
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  for (let done = 1; done < all; done++) {
    await expect(count(page)).toContainText(`${done} of ${all}`);
    await expect(editor(page).getByRole("button", { name: "As printed" })).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("All looked up.")).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/least strength: 3\. Looked up/);

  // One that was taken by mistake is given back.
  await figure(page, "county/A/minimum").click();
  await editor(page).getByRole("button", { name: "Take back (2)" }).click();
  await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/least strength: 2\. Reconstructed/);
  await expect(count(page)).toContainText(`${all - 1} of ${all}`);
  await page.keyboard.press("Escape");

  // The arrows go from figure to figure.
  await figure(page, "conflicts/1/strength").focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "conflicts/2/strength")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(figure(page, "conflicts/2/points")).toBeFocused();
});

test("another figure takes what was typed at the last one", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "On and on");
  await figure(page, "county/A/minimum").click();
  await page.keyboard.press("1");
  await figure(page, "county/C/minimum").click();
  await expect(editor(page)).toHaveAccessibleName("York (C): least strength");
  await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/strength: 1\. Looked up/);
  await expect(count(page)).toContainText("1 of");
});

test("what was typed is taken however its editor is left, unless with Escape", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Left");
  const address = page.url();
  const gold = figure(page, "supply/gold");
  const type = async (text: string): Promise<void> => {
    await gold.click();
    await field(page, "Figure").fill(text);
  };
  const shows = async (number: number): Promise<void> => {
    await page.goto(address);
    await expect(gold).toHaveAccessibleName(`Gold in the supply: ${number}. Looked up.`);
  };

  await type("41");
  await page.getByRole("heading", { name: "Conflict cards" }).click();
  await expect(editor(page)).toBeHidden();
  await expect(gold).toBeFocused();
  await shows(41);

  await type("42");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect(readFileSync(await (await coming).path(), "utf8")).toContain("gold = 42");

  await type("43");
  await page.getByRole("link", { name: "New table with it" }).click();
  await expect(page.getByRole("combobox", { name: "Figures" })).toBeVisible();
  await shows(43);

  await type("44");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("region", { name: "Compare" })).toContainText("1 figure differs.");
  await shows(44);

  await type("45");
  await page.reload();
  await shows(45);

  await page.getByRole("link", { name: "Workshop" }).click();
  await page.getByRole("link", { name: "Left" }).click();
  await type("46");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Left" })).toBeVisible();
  await shows(46);

  await type("47");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(editor(page).getByRole("button", { name: "Done" })).toBeVisible();
  await shows(47);

  await type("48");
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await shows(47);

  // The table that is dealt at once has the figure, too.
  await type("49");
  await page.getByRole("button", { name: "Play now with it" }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  const { supply } = (await (await page.request.get(`/api/tables/${table}/components`)).json()) as Components;
  expect(supply.gold).toBe(49);
});

test("what was typed wrong stays where it stands, and is not kept", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Wrong");
  await figure(page, "supply/gold").click();
  await field(page, "Figure").fill("3");
  for (const press of [
    () => page.getByRole("link", { name: "New table with it" }).click(),
    () => page.getByRole("heading", { name: "Conflict cards" }).click(),
    () => figure(page, "supply/gold").click(),
  ]) {
    await press();
    await expect(editor(page).getByRole("alert")).toHaveText("Type a whole number from 10 to 99.");
    await field(page, "Figure").fill("4");
    await expect(editor(page).getByRole("alert")).toBeHidden();
  }
  await page.reload();
  await expect(figure(page, "supply/gold")).toHaveAccessibleName(/supply: 37/);

  await figure(page, "conflicts/1/points").click();
  await field(page, "Points of rank 1").fill("0");
  await page.getByRole("button", { name: "Play now with it" }).click();
  await expect(editor(page).getByRole("alert")).toHaveText("No rank has more points than the one before it.");
  await expect(field(page, "Points of rank 1")).toBeFocused();
  await page.reload();
  await expect(figure(page, "conflicts/1/points")).toHaveAccessibleName(/2, 1, 1\. Reconstructed/);
  await expect(count(page)).toContainText("0 of");
});

test("the focus is on what the figure has already", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Focus");
  await figure(page, "county/G/reward").click();
  await expect(field(page, "Power points")).toBeFocused();
  await page.keyboard.press("7");
  await page.keyboard.press("Enter");
  await expect(figure(page, "county/G/reward")).toHaveAccessibleName(/: reward: 7 power points\. Looked up/);
  await figure(page, "county/A/reward").click();
  await expect(editor(page).getByRole("checkbox", { name: "Extension" })).toBeFocused();
  await figure(page, "county/C/minimum").click();
  await expect(editor(page).getByRole("radio", { name: "3" })).toBeFocused();
});

test("Escape closes the editor wherever the focus is", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Escape");
  const track = figure(page, "resentment/track");
  for (const away of [
    async () => {
      const more = editor(page).getByRole("button", { name: "One more space" });
      for (let space = 8; space <= 10; space++) await more.press("Enter");
      await expect(more).toBeFocused();
    },
    async () => page.getByRole("textbox", { name: "Name of the box" }).focus(),
    async () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  ]) {
    await track.click();
    await expect(editor(page)).toBeVisible();
    await away();
    await page.keyboard.press("Escape");
    await expect(editor(page)).toBeHidden();
    await expect(track).toBeFocused();
    await expect(track).toHaveAccessibleName(/Dishonor track: (\d\/\d,? ?){7}\./);
  }
});

test("what is no number stays as it was typed, and is refused when it is taken", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Letters");
  const wrong = editor(page).getByRole("alert");
  await figure(page, "supply/gold").click();
  for (const text of ["-5", "1e5", "1.12", "abc", "1234", ""]) {
    await field(page, "Figure").press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type(text);
    await expect(field(page, "Figure")).toHaveValue(text);
    await page.keyboard.press("Enter");
    await expect(wrong).toHaveText("Type a whole number from 10 to 99.");
    await expect(field(page, "Figure")).toHaveValue(text);
  }
  await page.keyboard.press("Escape");
  await figure(page, "county/A/minimum").click();
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  await expect(wrong).toHaveText("Type a whole number from 1 to 4.");
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await expect(editor(page)).toBeHidden();
  await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/strength: 4\. Looked up/);
  await expect(count(page)).toContainText("1 of");
});

test("the cards that are taken out are not numbered like the conflict cards", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Cards");
  await figure(page, "conflicts/removed/2").click();
  await expect(field(page, "First card taken out")).toHaveValue("2");
  await expect(field(page, "Second card taken out")).toHaveValue("10");
});

test("what differs from another box is framed and listed, and stays in sight", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Compared");
  const removed = figure(page, "conflicts/removed/3");
  const height = (await removed.boundingBox())!.height;
  await typeMinimum(page, "A", 4);
  await figure(page, "conflicts/12/strength").click();
  await field(page, "Figure").fill("11");
  await take(page);
  await page.getByRole("button", { name: "Compare" }).click();
  const comparison = page.getByRole("region", { name: "Compare" });
  await expect(page.getByRole("list", { name: "How sure" })).toContainText("Differs from the other box");
  await expect(removed).toHaveClass(/differs/);
  expect((await removed.boundingBox())!.height).toBe(height);

  // The figure is in sight already, and there is room for its editor.
  await page.evaluate(() => scrollTo(0, 0));
  await comparison.getByRole("button", { name: "Northumberland (A)" }).click();
  await expect(editor(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeLessThan(250);
  await expect(comparison.getByRole("button", { name: "Northumberland (A)" })).toBeInViewport();
  await page.keyboard.press("Escape");

  const select = comparison.getByRole("combobox");
  await select.selectOption("A box by its link");
  await comparison.getByRole("textbox").fill("nobodys");
  await comparison.getByRole("textbox").press("Enter");
  await expect(comparison.getByRole("alert")).toContainText("There is no such box");
  await expect(select).toHaveValue("link");
  await expect(select.getByRole("option")).toHaveText(["Packaged figures", "A box by its link"]);
  await page.goto(`${page.url().split("?")[0]}?with=nobodys`);
  await expect(comparison.getByRole("alert")).toContainText("There is no such box");
  await expect(select).toHaveValue("");
});

test("the price of a castle space comes where nothing jumps", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Price");
  await figure(page, "castle/2").click();
  const price = field(page, "Price in squires");
  const upgrade = editor(page).getByRole("checkbox", { name: "Upgrade" });
  const place = async () => [await upgrade.boundingBox(), await editor(page).boundingBox()];
  await expect(price).toBeHidden();
  const before = await place();
  await upgrade.check();
  await expect(price).toHaveValue("0");
  expect(await place()).toEqual(before);
  // What was typed at a price that is gone again is not in the way.
  await price.fill("x");
  await upgrade.uncheck();
  await field(page, "Gold").fill("3");
  await take(page);
  await expect(figure(page, "castle/2")).toHaveAccessibleName("Castle space 2: 3 gold. Looked up.");
});

test("a refusal names the fault, and the upgrade moves from favor to favor", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Favors");
  await figure(page, "castle/1").click();
  await field(page, "Squires").fill("0");
  await page.keyboard.press("Enter");
  await expect(editor(page).getByRole("alert")).toHaveText("It must give something.");
  await page.keyboard.press("Escape");

  await figure(page, "favors/2").click();
  await field(page, "Gold").fill("1");
  await page.keyboard.press("Enter");
  await expect(editor(page).getByRole("alert")).toContainText("To move the upgrade, enter it at the other favor.");
  await page.keyboard.press("Escape");
  for (const back of ["favors/2", "favors/3"]) {
    await figure(page, "favors/3").click();
    await editor(page).getByRole("checkbox", { name: "Upgrade" }).check();
    await take(page);
    await expect(figure(page, "favors/3")).toHaveAccessibleName("King’s favor 3: 1 upgrade. Looked up.");
    await expect(figure(page, "favors/2")).toHaveAccessibleName("King’s favor 2: 2 gold. Looked up.");
    await figure(page, back).click();
    await editor(page).getByRole("button", { name: "Take back" }).click();
    await expect(figure(page, "favors/2")).toHaveAccessibleName("King’s favor 2: 1 upgrade. Certain.");
    await expect(figure(page, "favors/3")).toHaveAccessibleName(/^King’s favor 3: 2 gold\. (?!Looked up)/);
    await page.keyboard.press("Escape");
  }
});

test("a box that is changed or deleted in another tab is read again", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Twice");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await typeMinimum(other, "A", 4);
  const back = (): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const minimum = figure(page, "county/A/minimum");

  // What is being typed is newer.
  await minimum.click();
  await page.keyboard.press("1");
  await back();
  await page.keyboard.press("Escape");
  await expect(minimum).toHaveAccessibleName(/strength: 2/);
  await minimum.click();
  await back();
  await expect(minimum).toHaveAccessibleName(/strength: 4\. Looked up/);
  await expect(editor(page).getByRole("radio", { name: "4" })).toBeChecked();
  await page.keyboard.press("Escape");

  await other.getByRole("button", { name: "Delete" }).click();
  await other.getByRole("group", { name: "Delete" }).getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText("You have no box yet.")).toBeVisible();
  await typeMinimum(page, "C", 1);
  await expect(page.getByRole("alert")).toContainText("This box has been deleted somewhere else.");
  await typeMinimum(page, "D", 1);
  await expectAccessible(page);
  const gone = page.url();
  await page.getByRole("button", { name: "Make a new box of it" }).click();
  await expect(page.getByRole("button", { name: "Play now with it" })).toBeVisible();
  expect(page.url()).not.toBe(gone);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Twice");
  await expect(count(page)).toContainText("2 of");
  for (const [county, least] of Object.entries({ A: 4, C: 1, D: 1 })) {
    await expect(figure(page, `county/${county}/minimum`)).toHaveAccessibleName(new RegExp(`: ${least}\\. Looked up`));
  }

  // Without anything to send, too.
  await other.goto(page.url());
  await other.getByRole("button", { name: "Delete" }).click();
  await other.getByRole("group", { name: "Delete" }).getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText("You have no box yet.")).toBeVisible();
  await back();
  await expect(page.getByRole("button", { name: "Make a new box of it" })).toBeVisible();
});

test("what is looked up is not marked like a voting marker", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Marks");
  await typeMinimum(page, "A", 4);
  const mark = figure(page, "county/A/minimum").locator(".mark svg");
  await expect(mark.locator("circle")).toHaveCount(0);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors, colorScheme: "dark" });
    // The colors follow a moment later.
    await expect(async () => {
      const [edge, tick, ink] = await mark.evaluate((svg) => [
        ...[...svg.querySelectorAll("path")].map((path) => getComputedStyle(path).stroke),
        getComputedStyle(document.body).color,
      ]);
      expect(tick).toBe(ink);
      expect(edge).not.toBe(ink);
    }).toPass();
  }
});

test("a long value does not tear the buttons of its editor apart", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Long");
  await figure(page, "resentment/track").click();
  await page.keyboard.press("Enter");
  await figure(page, "resentment/track").click();
  await expect(editor(page).getByRole("button", { name: "Take back", exact: true })).toBeVisible();
  const rows = await editor(page)
    .locator(".ends button")
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(rows).toHaveLength(3);
  expect(new Set(rows).size).toBe(1);
});

test("a card and the cards that are taken out are taken back together", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "Together");
  for (const id of ["conflicts/12/strength", "conflicts/removed/3"]) {
    await figure(page, "conflicts/12/strength").click();
    await field(page, "Figure").fill("11");
    await take(page);
    await expect(figure(page, "conflicts/removed/3")).toHaveAccessibleName(/strengths: 9, 11\. Looked up/);
    await figure(page, id).click();
    await editor(page).getByRole("button", { name: "Take back" }).click();
    await expect(figure(page, "conflicts/12/strength")).toHaveAccessibleName(/France: 10\. Certain/);
    await expect(figure(page, "conflicts/removed/3")).toHaveAccessibleName(/strengths: 9, 10\. (?!Looked up)/);
    await expect(editor(page).getByRole("alert")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(editor(page)).toBeHidden();
  }
});

test("a box is renamed, shared, looked at, copied, compared and thrown away", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Anna’s box");
  await page.getByRole("textbox", { name: "Name of the box" }).fill("Anna’s own box");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna’s own box");
  await typeMinimum(page, "A", 4);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this box" }).inputValue();
  expect(link).toBe(page.url());

  const other = await open(new URL(link).pathname);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Anna’s own box");
  await figure(other, "county/A/minimum").click();
  await expect(editor(other)).toContainText("4");
  await expect(editor(other).getByRole("button")).toHaveCount(1);
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Copy to my boxes" }).click();
  await expect(other.getByRole("textbox", { name: "Name of the box" })).toHaveValue("Anna’s own box");
  await typeMinimum(other, "A", 1);
  await typeMinimum(other, "C", 1);

  await other.getByRole("button", { name: "Compare" }).click();
  const comparison = other.getByRole("region", { name: "Compare" });
  await expect(comparison).toContainText("2 figures differ.");
  await comparison.getByRole("combobox").selectOption("A box by its link");
  await comparison.getByRole("textbox").fill(link);
  await comparison.getByRole("textbox").press("Enter");
  await expect(comparison.getByRole("row")).toHaveText([
    /Figure/,
    /Northumberland \(A\): least strength\s*1\s*4/,
    /York \(C\): least strength\s*1\s*3/,
  ]);
  await expect(figure(other, "county/C/minimum")).toHaveAccessibleName(/The other box has: 3\./);
  await expectAccessible(other);
  await comparison.getByRole("button", { name: "York (C): least strength" }).click();
  await expect(editor(other)).toBeVisible();
  await other.reload();
  await expect(comparison).toContainText("2 figures differ.");

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("group", { name: "Delete" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You have no box yet.")).toBeVisible();
  const gone = await open(new URL(link).pathname);
  await expect(gone.getByRole("alert")).toHaveText("There is no such box; check the address.");
});

test("a name that is refused stays to be put right", async ({ open, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  await newBox(page, "Good");
  const name = page.getByRole("textbox", { name: "Name of the box" });
  await name.fill("   ");
  await name.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(name).toHaveValue("   ");
  await name.press("Escape");
  await expect(name).toHaveValue("Good");
  await expect(page.getByRole("alert")).toBeHidden();
  await name.fill("Better");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Better");
});

test.describe("files", () => {
  test("a box is downloaded and uploaded again", async ({ open }) => {
    const page = await open("/workshop");
    await newBox(page, "Back and forth");
    await typeMinimum(page, "A", 4);
    await figure(page, "county/C/minimum").click();
    await editor(page).getByRole("button", { name: "As printed" }).click();
    await expect(editor(page)).toBeHidden();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    const file = await (await coming).path();
    expect(readFileSync(file, "utf8")).toContain("minimum = 4");

    await page.getByRole("link", { name: "Workshop" }).click();
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(count(page)).toContainText("2 of");
    await expect(page.getByRole("textbox", { name: "Name of the box" })).toHaveValue("Back and forth (2)");
    await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/strength: 4\. Looked up/);

    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Name of the box" })).toHaveValue("Back and forth (3)");
    await page.getByRole("link", { name: "Workshop" }).click();
    await page.getByRole("listitem").filter({ hasText: "(2)" }).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("textbox", { name: "Name of the box" })).toHaveValue("Back and forth (4)");

    await typeMinimum(page, "A", 1);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Replace them" }).click();
    await expect(figure(page, "county/A/minimum")).toHaveAccessibleName(/strength: 4\. Looked up/);
  });

  test("a file that is no box is refused in one sentence, and nothing is lost", async ({ open, expectedErrors }) => {
    expectedErrors.push(REFUSED);
    const page = await open("/workshop");
    await newBox(page, "Safe");
    const path = page.url();
    const file = (content: string) => ({ name: "box.toml", mimeType: "text/plain", buffer: Buffer.from(content) });
    await page.locator("input[type=file]").setInputFiles(file("[county"));
    await page.getByRole("button", { name: "Replace them" }).click();
    await expect(page.getByRole("alert")).toContainText("not valid TOML");
    await page.goto("/workshop");
    for (const [content, said] of [
      ["\u0000\u0001", "not valid TOML"],
      ["[swords]\n", "there is no section"],
      [`# ${"x".repeat(200_000)}`, "is larger than"],
    ] as const) {
      await page.locator("input[type=file]").setInputFiles(file(content));
      await expect(page.getByRole("alert")).toContainText(said);
    }
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Safe");
  });
});

test("what is typed while the server is away is kept and sent later", async ({ open, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const page = await open("/workshop");
  await newBox(page, "Patient");
  await page.context().setOffline(true);
  await typeMinimum(page, "A", 4);
  await expect(page.getByText("What you type is kept in this browser")).toBeVisible();
  await typeMinimum(page, "C", 1);
  await expect(count(page)).toContainText("2 of");
  await page.context().setOffline(false);
  await expect(page.getByText("What you type is kept in this browser")).toBeHidden();
  await page.reload();
  await expect(count(page)).toContainText("2 of");
  await expect(figure(page, "county/C/minimum")).toHaveAccessibleName(/strength: 1\. Looked up/);
});

test("a table plays with a box and says so", async ({ open }) => {
  const page = await open("/workshop");
  await newBox(page, "From the attic");
  await typeMinimum(page, "A", 4);
  const id = page.url().split("/").at(-1)!;
  await page.getByRole("button", { name: "Play now with it" }).click();
  await expect(space(page, "county-A")).toHaveAccessibleName(/needs a knight of strength 4 or more/);
  await page.getByRole("tab", { name: "Rules" }).click();
  await expect(page.getByText("Played with the box “From the attic”.")).toBeVisible();

  await page.goto(`/new?box=${id}`);
  await expect(page.getByRole("combobox", { name: "Figures" })).toHaveValue(id);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "The table is waiting" })).toBeVisible();
  await expect(page.getByText("Played with the box “From the attic”.")).toBeVisible();

  await page.goto("/");
  await expect(page.getByText("Played with the box “From the attic”.").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Figures" }).selectOption("From the attic");
  await page.getByRole("button", { name: "Play now against bots" }).click();
  await expect(space(page, "county-A")).toHaveAccessibleName(/needs a knight of strength 4 or more/);

  // Everybody at the table sees the box that it plays with, and may copy it, even when its owner has changed it.
  await page.goto(`/workshop/${id}`);
  await typeMinimum(page, "A", 1);
  await page.goto(`/new?box=${id}`);
  await page.getByRole("radio", { name: "Public" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  const guest = await open("/");
  await guest.goto(page.url());
  await page.goto(`/workshop/${id}`);
  await typeMinimum(page, "A", 3);
  const coming = guest.context().waitForEvent("page");
  await guest.getByRole("link", { name: "Played with the box “From the attic”." }).click();
  const shown = await coming;
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("From the attic");
  await expect(shown.getByText("The box that this table plays with")).toBeVisible();
  await expect(figure(shown, "county/A/minimum")).toHaveAccessibleName(/least strength: 1/);
  await expectAccessible(shown);
  await shown.getByRole("button", { name: "Copy to my boxes" }).click();
  await expect(shown.getByRole("textbox", { name: "Name of the box" })).toHaveValue("From the attic");
  await expect(figure(shown, "county/A/minimum")).toHaveAccessibleName(/least strength: 1/);
  await shown.close();

  // Somebody else plays with it by its link.
  const other = await open("/new");
  await other.getByRole("combobox", { name: "Figures" }).selectOption("A box by its link");
  await other.getByRole("textbox", { name: "Link of the other box" }).fill(`https://somewhere/workshop/${id}`);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("combobox", { name: "Figures" })).toHaveValue(id);
  await other.getByRole("button", { name: "Open the table" }).click();
  await expect(other.getByText("Played with the box “From the attic”.")).toBeVisible();
});

test("everything at a table comes from its box", async ({ open, expectedErrors }) => {
  // The file says no name, so it is asked for once more.
  expectedErrors.push(REFUSED);
  const page = await open("/workshop");
  const changed = execFileSync(PYTHON, ["-m", "tests.browser.figures"], { cwd: ROOT });
  await page.locator("input[type=file]").setInputFiles({ name: "box.toml", mimeType: "text/plain", buffer: changed });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("box");
  const id = page.url().split("/").at(-1)!;
  const figures = (await (await page.request.get(`/api/boxes/${id}/components`)).json()) as Components;
  const shown = async (figure: string): Promise<string> =>
    (await page.locator(`[data-figure="${figure}"]`).getAttribute("aria-label"))!;
  for (const [number, { strength, points }] of figures.conflicts.entries()) {
    expect(await shown(`conflicts/${number + 1}/strength`)).toContain(`: ${strength}.`);
    expect(await shown(`conflicts/${number + 1}/points`)).toContain(`: ${points.join(", ")}.`);
  }

  await page.getByRole("button", { name: "Play now with it" }).click();
  for (const { county, minimum } of figures.counties) {
    await expect(space(page, `county-${county}`)).toHaveAccessibleName(
      new RegExp(`needs a knight of strength ${minimum} or more`),
    );
  }
  const onBoard = await space(page, "conflict-U1").getAttribute("aria-label");
  const told = figures.conflicts.map(
    ({ strength, points }) => `strength ${strength}, the ranks are worth ${points[0]}`,
  );
  expect(told.some((sentence) => onBoard!.includes(sentence))).toBe(true);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("searchbox").fill("Rows and order");
  await page.getByRole("searchbox").press("Enter");
  const last = figures.conflicts.at(-1)!;
  await expect(page.getByRole("tabpanel", { name: "Rules" })).toContainText(
    `Strength ${last.strength}: ${last.points[0]}, ${last.points[1]} and ${last.points[2]}`,
  );
});

test("a box that this version cannot play with says why, and is offered nowhere", async ({ open }) => {
  const page = await open("/workshop");
  const unusable = { name: "Old box", mine: true, owner: "Anna", figures: {}, confirmed: [], updated_at: 0 };
  const old = { id: "old", ...unusable, unusable: "there is no figure county/Z/minimum" };
  await page.route("**/api/boxes/old", (route) => route.fulfill({ json: old }));
  await page.route("**/api/me/boxes", (route) => route.fulfill({ json: { boxes: [old] } }));
  await newBox(page, "New box");
  await page.getByRole("link", { name: "Workshop" }).click();
  const why = "This version cannot play with this box: there is no figure county/Z/minimum.";
  await expect(page.getByRole("listitem")).toContainText(why);
  await expect(page.getByRole("button", { name: "Copy" })).toBeDisabled();
  await page.getByRole("link", { name: "Old box" }).click();
  await expect(page.getByRole("alert")).toHaveText(why);
  await page.goto("/new?box=old");
  await expect(page.getByRole("alert")).toHaveText(why);
  await expect(page.getByRole("combobox", { name: "Figures" }).getByRole("option")).toHaveText([
    "Packaged figures",
    "A box by its link",
  ]);
});

test("where the server plays with a box of its own, that is what is offered first", async ({ open }) => {
  const page = await open("/workshop");
  const about = (await (await page.request.get("/api/about")).json()) as object;
  await page.route("**/api/about", (route) => route.fulfill({ json: { ...about, box: "House box" } }));
  await page.goto("/new");
  await expect(page.getByRole("combobox", { name: "Figures" }).getByRole("option")).toHaveText([
    "As this server plays: “House box”",
    "Packaged figures",
    "A box by its link",
  ]);
});

for (const phone of [false, true]) {
  test(`rewards of three kinds cover nothing in England on ${phone ? "a phone" : "a screen"}`, async ({ open }) => {
    const page = await open("/workshop", [], { phone });
    await newBox(page, "Full");
    const rewards = [..."ABCDEFGHI"].map((county) => [
      `county/${county}/reward`,
      { new_knights: 1, gold: 2, squires: 3 },
    ]);
    const changed = await page.request.patch(`/api/boxes/${page.url().split("/").at(-1)}`, {
      data: { figures: { ...Object.fromEntries(rewards), "reward_tiles/seals": [..."ABCDEFGHI"] } },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(changed.ok()).toBe(true);
    await page.reload();
    await expect(figure(page, "county/A/reward")).toBeVisible();
    const covering = await page.locator(".map-of-england").evaluate((map) => {
      const around = map.getBoundingClientRect();
      const spots = [...map.querySelectorAll<HTMLElement>("[data-figure]")].map((node) => {
        // Without the tilt of the tiles, whose corners may come close.
        const { left, top, width, height } = node.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const [wide, high] = [node.offsetWidth / 2, node.offsetHeight / 2];
        return { id: node.dataset["figure"]!, left: x - wide, right: x + wide, top: y - high, bottom: y + high };
      });
      const out = spots.filter(({ left, right }) => left < around.left || right > around.right - 2);
      const pairs = spots.flatMap((one, at) =>
        spots
          .slice(at + 1)
          .filter((other) => one.left < other.right && other.left < one.right)
          .filter((other) => one.top < other.bottom && other.top < one.bottom)
          .map((other) => `${one.id} and ${other.id}`),
      );
      return [...out.map(({ id }) => id), ...pairs];
    });
    expect(covering).toEqual([]);
    if (phone) await expectTouchable(page);
  });
}

for (const [size, look, effort] of [
  ["a screen", {}, {}],
  ["a dark screen", { dark: true }, LONG],
  ["a phone", { phone: true }, {}],
] as const) {
  test(`the workshop fits ${size}, in all languages`, effort, async ({ open }) => {
    const page = await open("/workshop", [], look);
    await newBox(page, "W".repeat(40));
    for (const language of LANGUAGES) {
      // Colors and roles are the same in all of them.
      const audited = LONG_RUN || language === LANGUAGES[0];
      await speak(page, language);
      for (const id of [null, "county/C/reward", "resentment/track", "reward_tiles/seals", "conflicts/removed/2"]) {
        if (id) {
          await figure(page, id).click();
          await expect(editor(page)).toBeVisible();
          await expect(figure(page, id)).toBeInViewport({ ratio: 1 });
        }
        await expectNothingCut(page);
        if (audited) await expectAccessible(page);
        if ("phone" in look) await expectTouchable(page);
        if (id) await page.keyboard.press("Escape");
      }
      if ("phone" in look) await page.locator(".tools [aria-expanded=false]").click();
      await expectNothingCut(page);
      await page.goto("/workshop/packaged?with=packaged");
      await expect(page.locator("[data-figure]").first()).toBeVisible();
      await expectNothingCut(page);
      await page.goto("/workshop");
      await expect(page.getByRole("listitem").first()).toBeVisible();
      await expectNothingCut(page);
      if (audited) await expectAccessible(page);
      if ("phone" in look) await expectTouchable(page);
      await page.getByRole("listitem").first().getByRole("link").click();
      await expect(count(page)).toBeVisible();
    }
  });
}
