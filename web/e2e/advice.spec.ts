import { expect, expectAccessible, expectOneScreen, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { playOn } from "./playing.ts";

test("the Earl's hint is shown, points at the board, and is played as a step that can be undone", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("radio", { name: "Page" }).check({ force: true });
  await page.getByRole("button", { name: "Play now against bots" }).click();
  const mirror = mirrorOf(page);
  await playOn(page, { until: (now) => now.question === "place" });
  expect(mirror.info!.seats.map(({ bot }) => bot)).toEqual([null, "page", "page", "page"]);

  const button = page.getByRole("button", { name: "Hint: what would the Earl do?" });
  const sheet = page.getByRole("region", { name: "What would the Earl do?" });
  await button.click();
  const options = sheet.locator("ol > li");
  await expect(options.first()).toContainText(/\d% to win/);
  await options.first().hover();
  await expect(page.locator("[data-space].pointed").first()).toBeVisible();
  await expectAccessible(page, ".advice");
  await expectOneScreen(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("[data-space].pointed")).toHaveCount(0);

  await page.keyboard.press("h");
  const before = mirror.info!.actions;
  await sheet.getByRole("button", { name: "Play it" }).first().click();
  await mirror.until((now) => now.turn?.steps.length === 1, "the step is there");
  await expect(sheet).toBeHidden();
  expect(mirror.info!.actions).toBe(before);
  await page.keyboard.press("u");
  await mirror.until((now) => !now.turn?.steps.length, "the step is undone");
});

test("after the game the analysis shows its course and the costliest decisions", async ({ sit }) => {
  const { page } = await sit({ kind: "over", seats: 2 });
  const mirror = mirrorOf(page);
  const end = page.getByRole("region", { name: "The end of the game" });
  await end.getByRole("button", { name: "Analysis" }).click();
  const course = end.getByRole("slider", { name: "Expected result over time" });
  await expect(course).toBeVisible();
  await expect(course).toHaveAttribute("aria-valuetext", /^Round 5, .*Anna \d+%, Bert \d+%$/);
  await expectAccessible(page, ".ending");
  await end.getByRole("radio", { name: "Expected power points" }).check({ force: true });
  await expect(course).toHaveAttribute("aria-valuetext", /Anna \d+\.0, Bert \d+\.0$/);

  await course.press("Home");
  await course.press("PageUp");
  await expect(course).toHaveAttribute("aria-valuetext", /^Round 1, /);
  await course.press("ArrowRight");
  await course.press("Enter");
  await expect(page.locator("[data-past]")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(course).toHaveAttribute("aria-valuetext", /^Round 1, /);
  const decisions = end.locator("[data-moment]");
  await expect(decisions).toHaveCount(3);
  await end.getByRole("radio", { name: "Bert" }).check({ force: true });
  const moment = (await decisions.first().getAttribute("data-moment"))!;
  expect(Number(moment)).toBeLessThan(mirror.info!.actions);
  await decisions.first().click();
  await expect(page.locator(`[data-past="${moment}"]`)).toBeVisible();
});
