import { expect, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { bar } from "./playing.ts";

test("the log points at places, goes to moments, and marks what is new", async ({ sit, open }) => {
  const { page, found } = await sit({ kind: "place", round: 2, bots: "steward" });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  const log = page.getByRole("tabpanel", { name: "Log" });
  await expect(log.getByText("Since your last turn")).toBeVisible();
  await expect(log.getByRole("heading", { name: /^Round 1/ }).first()).toBeAttached();

  const lines = log.locator("[data-moment]");
  const last = lines.last();
  await last.hover();
  await expect(page.locator("[data-space].pointed").first()).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator("[data-space].pointed")).toHaveCount(0);

  const moment = String(mirror.info!.actions - 1);
  const earlier = log.locator(`[data-moment="${moment}"]`).last();
  await earlier.click();
  await expect(page.locator(`[data-past="${moment}"]`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]at=${moment}\\b`));
  await expect(page.locator(".space.legal")).toHaveCount(0);
  await expect(bar(page)).toContainText("You look at the past");

  // The address of a moment leads there.
  const again = await open(`/t/${found.table}?at=${moment}`, found.cookies[found.seat]);
  await expect(again.locator(`[data-past="${moment}"]`)).toBeVisible();
  await again.getByRole("button", { name: "Back to now" }).first().click();
  await expect(again).not.toHaveURL(/at=/);
  await expect(again.locator(".space.legal").first()).toBeVisible();
});

test("the slider shows every action, and playing goes on behind it", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 2, bots: "steward" });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  await page.getByRole("button", { name: "History" }).click();
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await expect(slider).toHaveAttribute("max", String(mirror.info!.actions));
  await slider.fill("1");
  await expect(page.locator("[data-past='1']")).toBeVisible();
  await slider.press("ArrowRight");
  await expect(page.locator("[data-past='2']")).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", /after 2 of/);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-past]")).toHaveCount(0);
  await expect(page.locator(".space.legal").first()).toBeVisible();
});

test("a spectator sees the game and nothing that is hidden", async ({ server, open }) => {
  const found = await server.situation({ kind: "place", seats: 3, round: 2, bots: "steward", public: true });
  const page = await open(`/t/${found.table}`);
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.version >= 0, "the table is there");
  expect(mirror.seat).toBeNull();
  for (const player of mirror.view!.players) expect([player.gold, player.squires]).toEqual([null, null]);
  await expect(bar(page)).toContainText("You watch this table.");
  await expect(page.locator(".space.legal")).toHaveCount(0);
  await expect(page.locator(".stocks li:is(.gold, .squires)")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "What could I do?" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("Only players at the table can write.")).toBeVisible();
});
