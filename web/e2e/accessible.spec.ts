import { EVERYTHING, expect, expectAccessible, test } from "./kit.ts";

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
