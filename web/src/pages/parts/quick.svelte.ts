import { keep, kept } from "../../lib/keeping";
import type { Module } from "../../lib/types";

interface Quick {
  players: number;
  modules: Module[];
  /** Of the bots; the usual one where it is empty. */
  level: string;
}

const KEY = "lancaster-quick";

/** How this browser's user last played against bots. */
export const quick: Quick = $state({ players: 4, modules: [], level: "", ...kept<Partial<Quick>>(KEY, {}) });

export const keepQuick = (): void => keep(KEY, quick);
