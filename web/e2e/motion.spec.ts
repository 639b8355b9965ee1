import type { Page } from "@playwright/test";
import { expect, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { place } from "./playing.ts";

/** The sizes of the knights that have been seen to fly. */
const flown = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { flown: number[] }).flown);

for (const moving of [true, false]) {
  test(`a knight ${moving ? "goes to his place" : "stands in his place at once"}`, async ({ sit }) => {
    const { page, found } = await sit({ kind: "place", round: 2 });
    await page.emulateMedia({ reducedMotion: moving ? "no-preference" : "reduce" });
    const mirror = mirrorOf(page);
    await mirror.until((now) => now.question === "place", "a knight can be placed");
    await page.evaluate(() => {
      const sizes: number[] = [];
      Object.assign(window, { flown: sizes });
      new MutationObserver(() =>
        document.querySelectorAll(".sky .knight").forEach((knight) => sizes.push(Number(knight.getAttribute("width")))),
      ).observe(document.querySelector(".sky")!, { subtree: true, childList: true });
    });
    const option = mirror.options.find(({ action }) => action.kind === "castle")!;
    await place(page, option, "piece");
    const piece = page.locator(
      `[data-space="castle-${found.seat}-${(option.action as { space: number }).space}"] .knight`,
    );
    await expect(piece).toBeVisible();
    if (!moving) return expect(await flown(page)).toEqual([]);
    await expect.poll(() => flown(page)).not.toEqual([]);
    // A piece that finds its own place flies in the size that it has there.
    expect((await flown(page))[0]).toBeCloseTo((await piece.boundingBox())!.width, 0);
  });
}
