/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "rules:*" {
  import type { RuleChapter } from "../plugins/rules";
  const chapters: RuleChapter[];
  export default chapters;
}
