import { expect, expectAccessible, expectNothingCut, test, type Look } from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { mirrorOf } from "./mirror.ts";
import { playOn, press } from "./playing.ts";

/** More than these come in round 1. */
const LESSONS = 3;

const LOOKS: [name: string, look: Look][] = [
  ["on a screen", {}],
  ["on a phone", { phone: true }],
];

for (const [where, look] of LOOKS) {
  test(`the guided first game leads through round 1 ${where}`, async ({ open }) => {
    const page = await open("/", [], look);
    await press(page, page.getByRole("button", { name: "Guided first game" }));
    const coach = page.getByRole("complementary", { name: "Guide to your first game" });
    await expect(coach).toBeVisible();
    await expectAccessible(page);
    for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]!]) {
      await speak(page, language);
      await expectNothingCut(page);
    }
    const reveal = page.getByRole("region", { name: /^The vote on/ });
    const lessons = new Set<string>();
    await playOn(page, {
      until: (now) => (now.view?.round ?? 0) > 1,
      before: async () => {
        // It lies over the guide until it has been seen or goes by itself.
        if (await reveal.isVisible()) await page.keyboard.press("Escape");
        const reopen = page.getByRole("button", { name: "Open the guide" });
        if (await reopen.isVisible()) await press(page, reopen);
        lessons.add(await coach.getByRole("heading").innerText());
        // It may lie over the space that is chosen next.
        await press(page, page.getByRole("button", { name: "Close the guide" }));
      },
    });
    expect(lessons.size).toBeGreaterThan(LESSONS);
    expect([...lessons]).toContain("The parliament");
  });
}

test("a hint comes once, and none when they are not wanted", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 }, { preferences: { hints: true } });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const hint = page.getByRole("complementary", { name: "Hint" });
  await expect(hint).toBeVisible();
  await expectAccessible(page, "aside");
  await hint.getByRole("button", { name: "Got it" }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  await expect(hint).toHaveCount(0);
});
