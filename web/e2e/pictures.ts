import type { Page } from "@playwright/test";
import { join } from "node:path";
import { browserOf, EVERYTHING, expect, KING, ROOT, test, type Look, type Server, type Wish } from "./kit.ts";
import { control } from "./playing.ts";

const IMAGES = join(ROOT, "docs/images");
const TABLE: Wish = { kind: "place", seats: 4, round: 3, bots: "steward", modules: EVERYTHING, laws: KING };

/** Everything that is loaded later is there, and nothing is pointed at. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(IMAGES, `${name}.png`), animations: "disabled", caret: "hide" });
}

/** Somebody waits for others at a public table. */
async function openTable(page: Page, server: Server): Promise<void> {
  const headers = { Origin: server.address };
  await page.request.put("/api/me", { headers, data: { name: "Clara" } });
  const seats = [{ who: "me" }, { who: "open" }, { who: "open" }, { who: "bot", level: "steward" }];
  const data = { seats, modules: EVERYTHING, laws: "random", public: true };
  expect((await page.request.post("/api/tables", { headers, data })).ok()).toBe(true);
}

const PICTURES: [name: string, wish: Wish, look: Look][] = [
  ["table", { ...TABLE, expels: true }, {}],
  ["table-dark", { ...TABLE, expels: true }, { dark: true }],
  ["phone", { ...TABLE, expels: true }, { phone: true, scale: 2 }],
  ["vote", { ...TABLE, kind: "vote" }, {}],
  ["end", { ...TABLE, kind: "over" }, {}],
];

for (const [name, wish, look] of PICTURES) {
  test(name, async ({ browser, server }) => {
    const found = await server.situation(wish);
    const { context, page } = await browserOf(browser, server, found.cookies[found.seat], look);
    await page.goto(`/t/${found.table}`);
    await expect(page.getByRole("banner")).toBeVisible();
    if (wish.kind === "vote") {
      await page.locator("button[data-vote=yes]").click();
      await control(page, "More: Voting markers").click();
    }
    if (wish.kind === "over") await expect(page.getByRole("region", { name: "The end of the game" })).toBeVisible();
    await picture(page, name);
    await context.close();
  });
}

test("start", async ({ browser, server }) => {
  const host = await browserOf(browser, server);
  await openTable(host.page, server);
  const found = await server.situation(TABLE);
  const { context, page } = await browserOf(browser, server, found.cookies[found.seat]);
  await page.goto("/");
  await expect(page.getByText("Clara").first()).toBeVisible();
  await picture(page, "start");
  await context.close();
  await host.context.close();
});

test("workshop", async ({ browser, server }) => {
  const { context, page } = await browserOf(browser, server);
  const headers = { Origin: server.address };
  await page.request.put("/api/me", { headers, data: { name: "Clara" } });
  const made = await page.request.post("/api/boxes", { headers, data: { name: "Clara’s box" } });
  const { id } = (await made.json()) as { id: string };
  const looked = ["conflicts/1/points", "conflicts/2/points", "conflicts/3/points", "favors/3", "castle/2"];
  const confirmed = Object.fromEntries(looked.map((figure) => [figure, true]));
  const data = { figures: { "county/A/minimum": 3 }, confirmed };
  expect((await page.request.patch(`/api/boxes/${id}`, { headers, data })).ok()).toBe(true);
  await page.goto(`/workshop/${id}`);
  await page.locator('[data-figure="county/C/minimum"]').click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await picture(page, "workshop");
  await context.close();
});
