import { expect, expectNothingCut, expectTouchable, test } from "./kit.ts";

const LONG = "a text that is longer than its box";

const FINE: Record<string, string> = {
  text: `<p>${LONG}</p><button>${LONG}</button>`,
  "a list that scrolls": `<div style="height: 20px; overflow: auto">${LONG}<br />${LONG}<br />${LONG}</div>`,
  "words for screen readers": `<div style="position: absolute; width: 1px; height: 1px; overflow: hidden">${LONG}</div>`,
  "a wide picture": `<svg width="500" height="20"><text x="5" y="15">${LONG}</text></svg>`,
};

const CUT: Record<string, string> = {
  "an ellipsis": `<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
  "a narrow button": `<button style="width: 40px; white-space: nowrap">${LONG}</button>`,
  "a low box": `<p style="width: 90px; height: 20px; overflow: hidden">${LONG}</p>`,
  "sideways scrolling": `<p style="width: 40px; overflow: auto; white-space: nowrap">${LONG}</p>`,
  "a wide page": `<p style="width: 2000px">${LONG}</p>`,
  "a narrow picture": `<svg width="50" height="20"><text x="5" y="15">${LONG}</text></svg>`,
};

test("the tests themselves see what is cut off, and nothing else", async ({ page }) => {
  for (const [name, html] of Object.entries(FINE)) {
    await page.setContent(html);
    await test.step(name, () => expectNothingCut(page));
  }
  for (const [name, html] of Object.entries(CUT)) {
    await page.setContent(html);
    await test.step(name, () => expect(expectNothingCut(page)).rejects.toThrow(/longer|wide/));
  }
});

test("the tests themselves see what is too small to touch", async ({ page }) => {
  const small = "width: 20px; height: 20px; padding: 0; position: absolute; top: 100px; left: 100px";
  await page.setContent(`<button style="${small}">x</button>`);
  await expect(expectTouchable(page)).rejects.toThrow("is 20x20");
  await page.setContent(`<style>button::after { content: ""; position: absolute; inset: -15px }</style>
    <button style="${small}">x</button>`);
  await expectTouchable(page);
});

test("the tests themselves hear why a table could not be brought about, and go on", async ({ server }) => {
  await expect(server.situation({ kind: "over", changed: true })).rejects.toThrow(/Refused: .+\n$/);
  await expect(server.situation({ seats: 9 })).rejects.toThrow("seats");
  expect((await server.situation({ kind: "first_extension" })).cookies).toHaveLength(3);
});
