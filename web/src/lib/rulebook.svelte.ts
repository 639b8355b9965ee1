import type { RuleChapter, RuleSection } from "../../plugins/rules";
import { RULES } from "languages";
import { filled } from "../rules/fill";
import { ruleOf } from "../rules/links";
import { listed } from "./lists";
import { components } from "./prefetch";
import { go, page } from "./router.svelte";
import type { Components, Law, Readings, SpaceId, View } from "./types";
import { tell } from "./words.svelte";

export type { RuleChapter, RuleSection } from "../../plugins/rules";

/** The rule book of the page's language with the figures of a table, and the section that is open there. */
class Rulebook {
  private printed: { chapters: readonly RuleChapter[]; figures: Components } | null = $state.raw(null);
  /** How the table reads what can be read in several ways. */
  readings: Readings = $state.raw({});
  readonly chapters: readonly RuleChapter[] = $derived(
    this.printed ? filled(this.printed.chapters, this.printed.figures, { tell, listed }, this.readings) : [],
  );
  /** The language of the chapters. */
  language: string | null = $state(null);
  failed = $state(false);
  /** Whether the panel beside the table is on the screen. */
  visible = $state(false);
  private opened: { table: string; ref: string } | null = $state.raw(null);

  /** By slug, by clause id and by the name of a reading, which stands where it is first in doubt. */
  private readonly places: ReadonlyMap<string, { chapter: RuleChapter; section: RuleSection }> = $derived.by(() => {
    const places = new Map<string, { chapter: RuleChapter; section: RuleSection }>();
    for (const chapter of this.chapters) {
      for (const section of chapter.sections) {
        for (const name of [section.slug, ...section.clauses]) places.set(name, { chapter, section });
        for (const name of section.doubts) if (!places.has(name)) places.set(name, { chapter, section });
      }
    }
    return places;
  });

  /** Fetch the book of a language for a table, or for new ones; the one before stays until it has come. */
  async load(language: string, table: string | null): Promise<void> {
    try {
      const [{ default: chapters }, figures] = await Promise.all([RULES[language]!(), components(table)]);
      if (this.printed?.chapters !== chapters || this.printed.figures !== figures) this.printed = { chapters, figures };
      this.language = language;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** The section with this slug, clause or reading. */
  find(ref: string | null | undefined): { chapter: RuleChapter; section: RuleSection } | null {
    return ref ? (this.places.get(ref) ?? null) : null;
  }

  /** The slug or clause that is open at this table; a new object for every call, so that each one brings it to the front. */
  get open(): { readonly ref: string } | null {
    const here = page();
    return here.name === "table" && this.opened?.table === here.id ? this.opened : null;
  }

  /** Open a section beside the table, or on the page of the rules. */
  show(ref: string): void {
    const here = page();
    if (here.name === "table") this.opened = { table: here.id, ref };
    else go(`/rules/${ref}`);
  }

  close(): void {
    this.opened = null;
  }
}

export const rulebook = new Rulebook();

export const openRule = (ref: string): void => rulebook.show(ref);

/** For links to rules: at the table they open beside it, unless a new tab is wanted. */
export function followRule(event: MouseEvent, ref: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || page().name !== "table") return;
  event.preventDefault();
  openRule(ref);
}

/** The key "?" opens the rule of the law or the space that has the focus; elsewhere it is left to the table. */
export function explainFocus(event: KeyboardEvent, view: View | null): void {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
  const { law, space } = event.target.closest<HTMLElement | SVGElement>("[data-law], [data-space]")?.dataset ?? {};
  if (!law && !space) return;
  event.preventDefault();
  openRule(law ? ruleOf.law(law as Law) : ruleOf.space(space as SpaceId, view));
}
