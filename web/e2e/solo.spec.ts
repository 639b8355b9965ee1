import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dealAlike, expect, LONG, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { playOn, type Playing } from "./playing.ts";

const ending = (page: Page) => page.getByRole("region", { name: "The end of the game" });

/** Play now against bots, answering in every way there is. */
async function playNow(page: Page, playing: Pick<Playing, "until">): Promise<void> {
  await dealAlike(page, 1413);
  await page.getByRole("button", { name: "Play now against bots" }).click();
  await expect(page).toHaveURL(/\/t\//);
  const mirror = mirrorOf(page);
  const kinds = new Set<string>();
  await playOn(page, {
    ...playing,
    ways: ["piece", "space", "drag", "piece", "list"],
    before: async ({ question }) => {
      if (!kinds.has(question!)) await mirror.compare();
      kinds.add(question!);
    },
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["first_extension", "place", "favor", "vote"]));
  await mirror.compare();
}

/** The score sheet is the server's, and leads to the next game. */
async function expectEnd(page: Page): Promise<void> {
  const end = ending(page);
  await expect(end).toBeVisible();
  const sheet = end.getByRole("table", { name: "Power points by source and player" });
  const scores = (await (await page.request.get(`/api/tables/${mirrorOf(page).info!.id}/scores`)).json()) as {
    totals: number[];
  };
  const totals = await sheet.getByRole("row").last().getByRole("cell").allInnerTexts();
  expect(totals.map(Number)).toEqual(scores.totals.toSorted((one, other) => other - one));
  await expect(end.getByRole("img", { name: "Power points by round" })).toBeVisible();

  const table = page.url();
  await end.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.getByRole("banner")).toBeVisible();
}

test("a round against bots, from one click to the second round", async ({ open }) => {
  await playNow(await open("/"), { until: (now) => (now.view?.round ?? 0) > 1 });
});

test("the last answer leads to the end and the rematch", async ({ sit }) => {
  const { page } = await sit({ kind: "any", round: 5, ends: true });
  await playOn(page);
  await expectEnd(page);
});

test("a game against bots, from one click to the end and the rematch", LONG, async ({ open }) => {
  const page = await open("/");
  await playNow(page, {});
  await expectEnd(page);
});

test("after the game there are the record and the replay", async ({ sit }) => {
  const { page } = await sit({ kind: "over" });
  const mirror = mirrorOf(page);
  const end = ending(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    end.getByRole("link", { name: "Save the record" }).click(),
  ]);
  const record = JSON.parse(await readFile(await download.path(), "utf8")) as { lancaster: string; actions: unknown[] };
  expect(record.lancaster).toBe("record");
  expect(record.actions).toHaveLength(mirror.info!.actions);

  await end.getByRole("button", { name: "Look at the board" }).click();
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await slider.fill("20");
  await expect(page).toHaveURL(/[?&]at=20/);
  await expect(page.locator("[data-past='20']")).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).first().click();
  await expect(page.locator("[data-past]")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(end).toBeVisible();
});
