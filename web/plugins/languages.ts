import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readRules } from "./rules.ts";

/** The catalogs of the game: where one is, the language is spoken. */
const CATALOGS = join(import.meta.dirname, "../../src/lancaster/content/words");

/** The languages that are spoken; English is the one to fall back on. */
export const LANGUAGES = readdirSync(CATALOGS)
  .map((name) => name.replace(/\.ftl$/, ""))
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));

const loaders = (what: string): string =>
  `{ ${LANGUAGES.map((language) => `"${language}": () => import("${what}:${language}")`).join(", ")} }`;

/**
 * `languages` lists the languages and how to load the words of the page and the rule book of each; `words:de` and
 * `rules:de` are those of one language, as files of their own that are loaded when needed.
 */
export function languages(): Plugin {
  let root = "";
  const exported = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  return {
    name: "languages",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (/^(languages$|words:|rules:)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [what, language] = id.slice(1).split(":") as [string, string];
      if (id === "\0languages") {
        return [
          `export const LANGUAGES = ${JSON.stringify(LANGUAGES)};`,
          `export const WORDS = ${loaders("words")};`,
          `export const RULES = ${loaders("rules")};`,
        ].join("\n");
      }
      if (!id.startsWith("\0") || !["words", "rules"].includes(what)) return undefined;
      const folder = what === "words" ? join(root, "src/words") : join(root, "rules", language);
      const names = readdirSync(folder).filter((name) => what === "rules" || name.endsWith(`.${language}.ftl`));
      const files = names.map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      return exported(
        what === "rules" ? readRules(folder) : files.map((file) => readFileSync(file, "utf8")).join("\n"),
      );
    },
  };
}
