import { expect, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { bar, control, piece, space } from "./playing.ts";

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
