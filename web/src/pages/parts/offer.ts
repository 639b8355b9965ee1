import { api } from "../../lib/api";
import { ladder } from "../../lib/bots";
import type { About, Module, NewTable, ReadingOffer, Readings, SeatWish, Setup } from "../../lib/types";

let asked: Promise<About> | null = null;

/** What the server offers, asked for once. */
export function offered(): Promise<About> {
  asked ??= api.about().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The strongest bot, who takes over for somebody. */
export const bestLevel = async (): Promise<string> => ladder((await offered()).bots).at(-1)!;

export const MODULES: readonly Module[] = ["court", "resentment", "reward_tiles"];
export const NUMBERS = [2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

export const wish = (who: SeatWish["who"], level = "", name = ""): SeatWish => ({ who, level, name });

export type Wished = Required<Omit<NewTable, "seats" | "laws" | "box">> & { laws: Setup["laws"] };

export const BASE_GAME: Wished = {
  modules: [],
  laws: ["base", "base", "base", "base", "base"],
  supply: "unlimited",
  holdings: "hidden",
  readings: {},
  seed: null,
  public: false,
  start: true,
};

/** Whether it makes a difference at this table how a rule is read. */
export function matters({ modules, law_sets }: ReadingOffer, table: Pick<Wished, "modules" | "laws">): boolean {
  if (modules.length && !modules.some((module) => table.modules.includes(module as Module))) return false;
  const king = table.modules.includes("court") && table.modules.includes("resentment");
  const comes = (sets: readonly string[], chosen: string): boolean =>
    chosen === "random" ? sets.some((set) => set !== "king" || king) : sets.includes(chosen);
  return law_sets.flat().length === 0 || table.laws.some((chosen, group) => comes(law_sets[group]!, chosen));
}

/** The house rules that make a difference at this table. */
export const inPlay = (offers: readonly ReadingOffer[], table: Wished): Readings =>
  Object.fromEntries(
    Object.entries(table.readings).filter(([name]) =>
      offers.some((offer) => offer.name === name && matters(offer, table)),
    ),
  );
