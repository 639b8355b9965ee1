import {
  dealAlike,
  EVERYTHING,
  expect,
  expectAccessible,
  expectNothingCut,
  expectTouchable,
  test,
  together,
  type Wish,
} from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { bar, playOn, press } from "./playing.ts";

test("a round by touch, the question always in sight", async ({ open }) => {
  const page = await open("/", [], { phone: true });
  await expectTouchable(page);
  await dealAlike(page, 1414);
  await press(page, page.getByRole("button", { name: "Play now against bots" }));
  const looked = new Set<string>();
  await playOn(page, {
    ways: ["piece", "space"],
    until: (now) => (now.view?.round ?? 0) > 1,
    before: async ({ question }) => {
      const heading = bar(page).getByRole("heading").first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      if (looked.has(question!)) return;
      looked.add(question!);
      await expectTouchable(page);
      await expectNothingCut(page);
    },
  });
  expect([...looked]).toEqual(expect.arrayContaining(["first_extension", "place", "vote"]));
});

const PARTS = ["England", "France", "Parliament", "Court", "Players", "Log"];

together("with everything in play every part of the table fits a phone and a finger", () => {
  for (const [number, part] of PARTS.entries()) {
    test(part, async ({ visit }) => {
      const wish: Wish = { kind: "place", seats: 5, round: 3, bots: "steward", modules: EVERYTHING };
      const page = await visit("/t", wish, { phone: true });
      await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
      const tabs = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button");
      await expect(tabs).toContainText(PARTS);
      const tab = tabs.nth(number);
      await tab.tap();
      await expect(tab).toHaveAttribute("aria-pressed", "true");
      await expectTouchable(page);
      await expectNothingCut(page);
      await expectAccessible(page);
      await expect(bar(page).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    });
  }
});
