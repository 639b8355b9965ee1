import type { Page } from "@playwright/test";
import { LANGUAGES } from "../plugins/languages.ts";
import { expect } from "./kit.ts";

export { LANGUAGES };

/** Speak another language from now on, as when it was chosen in another tab. */
export async function speak(page: Page, language: string): Promise<void> {
  const words = page.waitForResponse((response) => response.url().endsWith(`/api/words/${language}`));
  const before = await page.evaluate((wished) => {
    const stored = JSON.parse(localStorage.getItem("lancaster") ?? "{}") as Record<string, unknown>;
    const spoken = document.documentElement.lang;
    localStorage.setItem("lancaster", JSON.stringify({ ...stored, language: wished }));
    const text = spoken === wished ? null : document.getElementById("app")!.innerText;
    dispatchEvent(new StorageEvent("storage", { key: "lancaster" }));
    return text;
  }, language);
  if (before === null) return;
  await (await words).finished();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect
    .poll(() => page.evaluate(() => document.getElementById("app")!.innerText), { intervals: [20] })
    .not.toBe(before);
}
