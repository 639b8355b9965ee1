import { browserOf, expect, test } from "./kit.ts";

const MOST = 200_000;

test("a first visit of the start page and a table takes less than 200 KB of script", async ({ browser, server }) => {
  const found = await server.situation({ kind: "place", round: 2 });
  const { context, page } = await browserOf(browser, server, found.cookies[found.seat]);
  const scripts: Promise<{ path: string; coding: string | undefined; size: number }>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".js")) return;
    scripts.push(
      (async () => ({
        path: pathname,
        coding: (await (await request.response())!.allHeaders())["content-encoding"],
        size: (await request.sizes()).responseBodySize,
      }))(),
    );
  });
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await page.goto(`/t/${found.table}`);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sent = await Promise.all(scripts);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter(({ coding }) => coding !== "br" && coding !== "gzip")).toEqual([]);
  expect(sent.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST);
  await context.close();
});
