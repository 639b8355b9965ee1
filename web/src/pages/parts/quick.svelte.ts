import type { Module } from "../../lib/types";

interface Quick {
  players: number;
  modules: Module[];
  /** Of the bots; the usual one where it is empty. */
  level: string;
}

const KEY = "lancaster-quick";

function read(): Quick {
  const usual: Quick = { players: 4, modules: [], level: "" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Quick>) };
  } catch {
    return usual;
  }
}

/** How this browser's user last played against bots. */
export const quick: Quick = $state(read());

export function keepQuick(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(quick));
  } catch {
    // The next game only begins with the usual choices again.
  }
}
