import { api } from "../../lib/api";
import { ladder } from "../../lib/bots";
import type { About, Module, NewTable, SeatWish, Setup } from "../../lib/types";

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

export type Wished = Required<Omit<NewTable, "seats" | "laws">> & { laws: Setup["laws"] };

export const BASE_GAME: Wished = {
  modules: [],
  laws: ["base", "base", "base", "base", "base"],
  supply: "unlimited",
  holdings: "hidden",
  seed: null,
  public: false,
  start: true,
};
