import type { Page } from "@playwright/test";
import { expect, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { bar, piece, playOn, space } from "./playing.ts";

/** What has been scrolled, and how far. */
const scrolled = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    [scrollX, scrollY],
    ...[...document.querySelectorAll("*")]
      .filter((node) => node.scrollTop || node.scrollLeft)
      .map((node) => [node.className, node.scrollLeft, node.scrollTop]),
  ]);

test("what others do closes no panel, moves nothing and loses no words", async ({ server, open }) => {
  const found = await server.situation({ kind: "place", seats: 3, round: 2, bots: "steward" });
  const path = `/t/${found.table}`;
  const theirs = await open(path, found.cookies[found.seat]);
  const mine = await open(path, found.cookies[(found.seat + 1) % 3]);
  const mirror = mirrorOf(mine);
  await mirror.until((now) => now.version >= 0, "the table is there");
  await mine.getByRole("tab", { name: "Chat" }).click();
  const message = mine.getByRole("textbox", { name: "Message" });
  await message.fill("just a mo");
  await mine.locator("[data-space='law-1']").hover();
  const tip = mine.locator(".tip.shown");
  await expect(tip).toHaveText(/\w/);
  const said = (await tip.textContent())!;
  const before = { scrolled: await scrolled(mine), actions: mirror.info!.actions };

  await playOn(theirs, { until: (now) => now.info!.actions > before.actions && !now.calls });
  await mirror.until((now) => now.info!.actions > before.actions, "the other has played");
  await expect(mine.getByRole("tab", { name: "Chat" })).toHaveAttribute("aria-selected", "true");
  await expect(message).toHaveValue("just a mo");
  await expect(message).toBeFocused();
  await expect(tip).toHaveText(said);
  expect(await scrolled(mine)).toEqual(before.scrolled);
});

test("a menu stays open while others play, and a phone stays where it is", async ({ server, open }) => {
  const found = await server.situation({ kind: "place", seats: 3, round: 2, bots: "steward" });
  const path = `/t/${found.table}`;
  const theirs = await open(path, found.cookies[found.seat]);
  const mine = await open(path, found.cookies[(found.seat + 1) % 3], { phone: true });
  const mirror = mirrorOf(mine);
  await mirror.until((now) => now.version >= 0, "the table is there");
  const tab = mine.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: "Players" });
  await tab.tap();
  await mine.getByRole("button", { name: "Menu of the table" }).tap();
  const { actions } = mirror.info!;
  await playOn(theirs, { until: (now) => now.info!.actions > actions && !now.calls });
  await mirror.until((now) => now.info!.actions > actions, "the other has played");
  const menu = mine.getByRole("dialog", { name: "Menu of the table" });
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Close" }).tap();
  await expect(tab).toHaveAttribute("aria-pressed", "true");
});

test("a placement in the making outlives what others say", async ({ server, open }) => {
  const found = await server.situation({ kind: "place", seats: 3, round: 1 });
  const path = `/t/${found.table}`;
  const mine = await open(path, found.cookies[found.seat]);
  const theirs = await open(path, found.cookies[(found.seat + 1) % 3]);
  const mirror = mirrorOf(mine);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  const option = mirror.options.find(({ action }) => action.kind === "county" && (action.squires ?? 0) > 1)!;
  const action = option.action as { county: string; knight: number };
  await piece(mine, `own-${action.knight}`).click();
  await space(mine, `county-${action.county}`).click();
  const squires = bar(mine).getByRole("spinbutton", { name: "Squires" });
  await squires.press("End");
  const most = await squires.getAttribute("aria-valuenow");
  const { version } = mirror;

  await theirs.getByRole("tab", { name: "Chat" }).click();
  await theirs.getByRole("textbox", { name: "Message" }).fill("Hello.");
  await theirs.getByRole("button", { name: "Send" }).click();
  await mirror.until((now) => now.version > version, "it was heard");
  await expect(squires).toHaveAttribute("aria-valuenow", most!);
  await expect(squires).toBeFocused();
  await expect(space(mine, `county-${action.county}`)).toHaveClass(/chosen/);
  await squires.press("Enter");
  await mirror.until((now) => now.turn !== null, "it is placed");
  expect(mirror.turn!.steps[0]!.action).toMatchObject({ county: action.county, squires: Number(most) });
});
