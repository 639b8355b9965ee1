import type { Page } from "@playwright/test";
import { EVERYTHING, expect, KING, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { bar } from "./playing.ts";

/** All of a table that is drawn, down to each line; only the log is longer for whoever has been there. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const draw = (node: Node): void => {
      if (node instanceof Text) lines.push(node.data.trim());
      if (!(node instanceof Element) || node.matches(".tabs, .log")) return;
      // The order in which classes and attributes came shows nowhere.
      const attributes = [...node.attributes].map(
        ({ name, value }) => `${name}="${name === "class" ? value.split(" ").sort().join(" ") : value}"`,
      );
      lines.push(`<${node.localName} ${attributes.sort().join(" ")}>`);
      node.childNodes.forEach(draw);
    };
    document.querySelector(".table")?.childNodes.forEach(draw);
    return lines.filter(Boolean);
  });

test("a whole game with everything goes by in a living page, which shows what a new one does", async ({
  sit,
  server,
}) => {
  const { page, found } = await sit({ kind: "first_extension", modules: EVERYTHING, laws: KING });
  const mirror = mirrorOf(page);
  const newcomer = await page.context().newPage();
  const rounds: number[] = [];
  for (let over = false; !over;) {
    const now = await server.playOn(found);
    over = now.over;
    rounds.push(now.round);
    await mirror.until(({ info }) => info?.actions === now.actions, "the page has been told everything");
    await mirror.compare();
    await newcomer.goto(page.url());
    await expect(async () => expect(await drawn(page)).toEqual(await drawn(newcomer))).toPass({
      intervals: [50],
      timeout: 120_000,
    });
    await newcomer.goto("about:blank");
    await expect(bar(page)).toContainText(`Round ${now.round} of 5`);
    await expect(page.getByRole("region", { name: "The end of the game" })).toHaveCount(over ? 1 : 0);
  }
  expect(rounds).toEqual([1, 2, 3, 4, 5, 5]);
  // All of it was put together from changes, and nothing was fetched anew.
  expect(mirror.heard.filter((text) => text.includes('"type":"snapshot"'))).toHaveLength(1);
  expect(mirror.over).toBe(true);
});
