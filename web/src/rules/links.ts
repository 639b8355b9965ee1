import type { Law, SpaceId, View } from "../lib/types";

/** By the first part of a space's name. */
const SPACES: Record<string, string> = {
  county: "place-in-county",
  conflict: "place-in-conflict",
  castle: "castle-spaces",
  court: "court-and-reserve",
  favor: "favor-tiles",
  law: "laws-in-force",
  proposal: "voting",
  office: "offices",
  player: "open-and-hidden",
  treasury: "treasury",
  tower: "tower",
  dishonor: "dishonor-track",
};

const lawSlug = (law: Law): string => law.toLowerCase();

function ofSpace(space: SpaceId, view?: View | null): string {
  const [family = "", ...rest] = space.split("-");
  const cards = family === "proposal" ? view?.proposals : family === "law" ? view?.laws : undefined;
  const law = cards?.[Number(rest[0]) - 1];
  if (law) return lawSlug(law);
  if (family === "castle" && view && Number(rest[0]) >= view.players.length) return "ally-castle";
  return SPACES[family]!;
}

/** Where in the rule book something of the table is told, as the slug of a section. */
export const ruleOf = { space: ofSpace, law: lawSlug, spaces: Object.values(SPACES) } as const;
