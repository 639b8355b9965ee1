/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "languages" {
  import type { RuleChapter } from "../plugins/rules";
  export const LANGUAGES: readonly string[];
  export const WORDS: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export const RULES: Readonly<Record<string, () => Promise<{ default: RuleChapter[] }>>>;
}
