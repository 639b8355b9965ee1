import type { Law, Message, Readings } from "./types";

/** The readings on which texts of laws depend; without a choice their words say what a table plays otherwise. */
const USUAL = { most_of_nothing: "", swap_of_strongest: "" };

/** What a law does, as a table with these readings plays it. */
export const lawText = (law: Law, readings: Readings = {}): Message => ({
  id: `${law}.text`,
  args: { ...USUAL, ...readings },
});
