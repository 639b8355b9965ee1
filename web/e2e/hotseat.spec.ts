import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { playOn } from "./playing.ts";

const curtain = (page: Page) => page.getByRole("dialog", { name: /^Hand the screen to/ });
/** Gold and squires behind the screen of whoever is shown. */
const stock = (page: Page) => page.locator(".stocks li:is(.gold, .squires)");

test("friends at one screen hand it over, and the curtain hides what was behind the last one's", async ({ open }) => {
  const page = await open("/new");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  const seats = page.getByRole("combobox", { name: /^Who has the seat of/ });
  await seats.nth(1).selectOption("Friend at this screen");
  await page.getByRole("textbox", { name: /^Name of the friend/ }).fill("Bert");
  await seats.nth(2).selectOption("Bot");
  await page.getByLabel("Seed", { exact: true }).fill("1413");
  await page.getByRole("button", { name: "Start at once" }).click();

  const mirror = mirrorOf(page);
  await expect(curtain(page)).toBeVisible();
  await expectAccessible(page);
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    await expect(curtain(page)).toBeVisible();
    await expect(stock(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(curtain(page)).toBeVisible();
    await expect(stock(page)).toHaveCount(0);

    const name = (await curtain(page).getByRole("heading").innerText()).replace("Hand the screen to ", "");
    seen.add(name);
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await expect(curtain(page)).toBeHidden();
    await expect(stock(page)).toHaveCount(2);
    await expect(page.locator("[data-action=advice]")).toHaveCount(0);
    expect(mirror.info!.seats[mirror.seat!]!.name).toBe(name);
    const { seat } = mirror;
    await playOn(page, { until: (now) => now.seat !== seat || !now.calls, seed: turn });
  }
  expect([...seen].sort()).toEqual(["Anna", "Bert"]);
});
