import type { Lesson } from "./facts";

/** What is worth a word the first time, for players who find their way alone. */
export const HINTS: readonly Lesson[] = [
  { id: "extension", when: (facts) => facts.asks("first_extension"), rule: "first-extension" },
  {
    id: "place",
    when: (facts) => facts.asks("place") && !facts.drafting,
    rule: "turns",
  },
  { id: "squires", when: (facts) => facts.drafting && facts.asks("place"), rule: "place-in-county" },
  { id: "confirm", when: (facts) => facts.complete },
  {
    id: "lord",
    when: (facts) =>
      facts.asks("place") && facts.view.kings_court !== undefined && facts.choices("treasury").length > 0,
    rule: "placing-lord",
  },
  {
    id: "tower",
    when: (facts) => facts.asks("place") && facts.choices("tower").length > 0,
    words: (facts) => ({ id: "ui-hint-tower", args: { strength: facts.components.resentment.tower } }),
    rule: "tower",
  },
  {
    id: "ally",
    when: (facts) => facts.asks("place") && facts.view.allies.length > 0,
    rule: "ally-placing",
  },
  { id: "vote", when: (facts) => facts.asks("vote"), rule: "voting" },
  {
    id: "county-reward",
    when: (facts) => facts.asks("county_reward"),
    words: (facts) => ({ id: "ui-hint-county-reward", args: { price: facts.components.price_of_both } }),
    rule: "county-scoring",
  },
  { id: "castle", when: (facts) => facts.asks("castle_next"), rule: "castle-scoring" },
  { id: "ransom", when: (facts) => facts.asks("ransom"), rule: "ransom" },
  { id: "past", when: (facts) => facts.past },
];
