import { language } from "./words.svelte";

const format = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language() ?? "en", options);

/** A chance as people say it: nothing that can still happen is 0 %, nothing that can still fail 100 %. */
export function percent(chance: number): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return format({ style: "percent", maximumFractionDigits: 0 }).format(shown);
}

/** Expected points, which are never exact. */
export const points = (value: number): string =>
  format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Points more or less than something else. */
export const signed = (value: number): string =>
  format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "−");

/** How often of 10 times something is done. */
export const timesOfTen = (share: number): number => Math.round(10 * share);

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
