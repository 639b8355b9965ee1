import type { Page } from "@playwright/test";
import { dealAlike, expect, expectFocusSeen, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";

const MOST_TABS = 120;

/** Go with the tab key to what fits, which must be there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let number = 0; number < MOST_TABS; number++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      await expectFocusSeen(page);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`The tab key does not come to ${selector}.`);
}

/** Go with the arrow keys to a legal space. */
async function arrowToSpace(page: Page): Promise<void> {
  for (const arrow of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
    await page.keyboard.press(arrow);
    if (await page.evaluate(() => document.activeElement?.matches("[data-space].legal") ?? false)) {
      await expectFocusSeen(page);
      return;
    }
  }
  throw new Error("The arrow keys do not come to a legal space.");
}

test("a round with the keyboard alone, the focus always in sight", async ({ open }) => {
  const page = await open("/");
  await dealAlike(page, 1415);
  await tabTo(page, "button.now");
  await page.keyboard.press("Enter");
  const mirror = mirrorOf(page);
  for (;;) {
    await mirror.until((now) => now.calls, "somebody has to act");
    if (mirror.view!.round > 1) break;
    const { carriedOut } = mirror;
    const changed = () => mirror.until((now) => now.carriedOut > carriedOut, "the key has done something");
    if (mirror.waitsForConfirm) {
      await page.keyboard.press("c");
      await changed();
    } else if (mirror.question === "place") {
      const what = mirror.options[0]!.piece!;
      await page.keyboard.press(what.endsWith("lord") ? "l" : what.split("-")[1]!);
      await expect(page.locator(`[data-piece="${what}"][aria-pressed="true"]`).first()).toBeVisible();
      await arrowToSpace(page);
      await page.keyboard.press("Enter");
      const draft = page.getByRole("group", { name: "What is placed, and with whom" });
      await expect.poll(async () => mirror.carriedOut > carriedOut || (await draft.isVisible())).toBe(true);
      if (mirror.carriedOut === carriedOut) {
        await expectFocusSeen(page);
        await page.keyboard.press("c");
      }
      await changed();
      await expectFocusSeen(page);
    } else if (mirror.question === "vote") {
      await tabTo(page, "button[data-vote=yes]");
      await page.keyboard.press("Enter");
      await tabTo(page, "[data-action=vote]");
      await page.keyboard.press("Enter");
      await changed();
      await expectFocusSeen(page);
    } else {
      await tabTo(page, "[data-answer]");
      await page.keyboard.press("Enter");
      await changed();
      await expectFocusSeen(page);
    }
  }
});

test("the list of legal actions is a complete way to play, by keyboard", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  await tabTo(page, "[role=tab]");
  await page.keyboard.press("End");
  await expectFocusSeen(page);
  await expect(page.getByRole("tab", { name: "What could I do?" })).toHaveAttribute("aria-selected", "true");
  const list = page.getByRole("tabpanel", { name: "What could I do?" });
  await expect(list.locator("[data-action]")).toHaveCount(mirror.options.length);
  await tabTo(page, "[role=tabpanel] [data-action]");
  const { carriedOut } = mirror;
  await page.keyboard.press("Enter");
  await mirror.until((now) => now.carriedOut > carriedOut, "the action is taken");
  await expectFocusSeen(page);
  const before = mirror.info!.actions;
  while (mirror.info!.actions === before) {
    const { carriedOut: done } = mirror;
    await tabTo(page, mirror.waitsForConfirm ? "[role=tabpanel] button.act" : "[role=tabpanel] [data-action]");
    await page.keyboard.press("Enter");
    await mirror.until((now) => now.carriedOut > done, "the list has answered");
  }
  await expectFocusSeen(page);
});

test("the keys are listed, and Esc closes the list", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 });
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});
