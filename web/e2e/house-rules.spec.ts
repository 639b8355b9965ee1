import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNothingCut, expectTouchable, NEW, test, type Look, type Wish } from "./kit.ts";

const HOUSE = "squires_to_place=spared";
/** A place where every space left needs squires: few games come there. */
const PASSING: Wish = { kind: "place", seats: 5, laws: NEW, seed: 4729, round: 5, options: 2, passes: true };

/** The folded house rules of the page that sets a table up. */
async function unfolded(page: Page, name = "House rules") {
  const section = page.getByRole("region", { name });
  await section.locator("summary").click();
  return section;
}

test("a table is set up with house rules and names them in its lobby, in the list and in its rules", async ({
  open,
}) => {
  const page = await open("/new");
  const section = await unfolded(page);
  const spaces = section.getByRole("group", { name: "When only squires open a space" });
  await expect(spaces).toContainText("All knights have to be placed.");
  await expect(section.getByRole("group", { name: "Ties in dishonor" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "The King's Resentment" }).check();
  const dishonor = section.getByRole("group", { name: "Ties in dishonor" });
  await dishonor.getByRole("radio", { name: "more voting markers hurt" }).check();
  await spaces.getByRole("radio", { name: "you may pass" }).check();
  await expect(section.locator("summary")).toContainText("2 changed");
  await expectAccessible(page, "[aria-labelledby=house-rules]");

  // What makes no difference anymore is not agreed on.
  await page.getByRole("checkbox", { name: "The King's Resentment" }).uncheck();
  await expect(section.locator("summary")).toContainText("1 changed");
  await page.getByRole("radio", { name: "Public" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();

  const sentence = "House rule – When only squires open a space: you may pass.";
  await expect(page.getByRole("region", { name: "What is played" })).toContainText(sentence);
  await expect(page.getByText("House rule – Ties in dishonor")).toHaveCount(0);
  const other = await open("/");
  await expect(other.getByText(sentence)).toBeVisible();
});

test("the rules beside a table say what it plays, and its sign tells of the doubt", async ({ sit }) => {
  const { page } = await sit({ kind: "place", readings: [HOUSE, "most_of_nothing=everybody"] });
  await page.getByRole("tab", { name: "Rules" }).click();
  const panel = page.getByRole("tabpanel", { name: "Rules" });
  const house = panel.getByRole("list", { name: "House rules" });
  await expect(house.getByRole("listitem")).toHaveCount(2);
  await house.getByRole("link", { name: "When only squires open a space: you may pass" }).click();
  await expect(panel).toContainText("unless every placement left to you needs squires");
  const doubt = panel.getByRole("group").filter({ hasText: "Doubtful rule: When only squires open a space" }).first();
  await doubt.locator("summary").click();
  await expect(doubt).toContainText("you may pass");
  await expect(doubt.locator(".taken")).toContainText("played at this table");
  await expect(doubt.locator(".taken")).toContainText("Squires are an offer");
  await expectAccessible(page, ".side");

  const whole = page.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Contents" }).click();
  await panel.getByRole("link", { name: "All rules on one page" }).click();
  const book = await whole;
  await expect(book.getByRole("complementary", { name: "The rules as they are played at this table" })).toContainText(
    "When nobody has any: all have the most",
  );
  await expect(book.locator("#passing, #placing, section").filter({ hasText: "needs squires" }).first()).toContainText(
    "unless every placement left to you needs squires",
  );
  await book.getByRole("searchbox").fill("Gold Makes Knights");
  await book.getByRole("searchbox").press("Enter");
  await expect(book).toHaveURL(/\/rules\/law-b0-1\?table=/);
  await expect(book.locator("#law-b0-1")).toContainText("even with 0");
  await book.close();

  await page.getByRole("searchbox").fill("“The most”");
  await panel
    .getByRole("link", { name: /the most/ })
    .first()
    .click();
  await expect(panel).toContainText("Even 0 can be the most");
});

test("the page of the rules opens each doubt with the keyboard", async ({ open }) => {
  const page = await open("/rules/dishonor-ranking");
  const sign = page.locator("#dishonor-ranking summary");
  await expect(sign).toHaveText(/Doubtful rule: Ties in dishonor/);
  await sign.focus();
  await page.keyboard.press("Enter");
  const reading = page.locator("#dishonor-ranking").getByRole("group", { name: "Ties in dishonor" });
  await expect(reading.locator(".taken")).toContainText("without a house rule");
  await expect(reading).toContainText("more voting markers hurt");
  await expectAccessible(page, "#dishonor-ranking");
});

test("a house rule in the lobby leads to what the table plays", async ({ open }) => {
  const page = await open("/new");
  const section = await unfolded(page);
  for (const name of ["all have the most", "you may pass"]) await section.getByRole("radio", { name }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  const coming = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /When only squires open a space: you may pass/ }).click();
  const book = await coming;
  await expect(book.locator("section.target")).toContainText("unless every placement left to you needs squires");
  await expect(book.locator("section.target summary")).toHaveText(/When only squires open a space/);
  await page.goto("/");
  await expect(page.getByText("Played with 2 house rules.")).toBeVisible();
});

for (const look of [{}, { phone: true }] as Look[]) {
  test(`first extensions are chosen at once${look.phone ? " on a phone" : ""}`, async ({ server, open }) => {
    const readings = ["first_extension=at_once"];
    const { table, cookies } = await server.situation({ kind: "first_extension", seats: 2, readings });
    const [first, last] = [
      await open(`/t/${table}`, cookies[0], look),
      await open(`/t/${table}`, cookies[1], look),
    ] as const;
    const choose = async (page: Page, at: number): Promise<void> => {
      const unfold = page.getByRole("button", { name: "Show the answers" });
      if (await unfold.isVisible()) await unfold.click();
      await page.locator("[data-answer]:visible").nth(at).click();
    };
    await expect(first.getByRole("heading", { level: 1 })).toContainText("all choose at the same time, in secret");
    await expect(first.getByText("it cannot be taken back")).toHaveCount(0);
    await choose(first, 1);
    await expect(first.getByRole("heading", { level: 1 })).toContainText("may still change it");
    await choose(first, 2);
    await expect(last.getByRole("log").or(last.getByRole("banner")).first()).not.toContainText("lays");
    const unfold = last.getByRole("button", { name: "Show the answers" });
    if (await unfold.isVisible()) await unfold.click();
    await expect(last.getByText("This step reveals something, so it cannot be taken back.")).toBeVisible();
    await choose(last, 0);
    for (const page of [first, last]) {
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText("extension");
    }
  });

  test(`whoever may pass finds the button${look.phone ? " on a phone" : ""}`, async ({ sit }) => {
    const { page } = await sit({ ...PASSING, readings: [HOUSE] }, look);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("heading")).toContainText("or pass");
    const pass = bar.getByRole("button", { name: "Pass and keep the squires" });
    await expect(pass).toBeVisible();
    if (look.phone) await expectTouchable(page);
    await pass.click();
    await expect(bar).toContainText("passes and keeps the squires");
    await bar.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("log").or(page.locator("[role=tabpanel]")).first()).toContainText("passes");
  });
}

for (const language of ["en", "de", "fr"]) {
  for (const phone of [false, true]) {
    test(`house rules fit in ${language}${phone ? " on a phone" : ""}`, async ({ open }) => {
      const page = await open("/new", [], { language, phone });
      await expect(page.getByRole("checkbox")).toHaveCount(3);
      for (const module of await page.getByRole("checkbox").all()) await module.check();
      await page.locator("[aria-labelledby=house-rules] summary").click();
      await expect(page.locator("[aria-labelledby=house-rules] fieldset")).toHaveCount(10);
      await expectNothingCut(page);
      if (phone) await expectTouchable(page);
      const shots = process.env["LANCASTER_SHOTS"];
      if (shots)
        await page.screenshot({ path: `${shots}/new-${language}${phone ? "-phone" : ""}.png`, fullPage: true });
    });
  }
}
