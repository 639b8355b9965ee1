import { describe, expect, test } from "vitest";
import { decidingMoments } from "../src/table/end/moments";
import { delayOf, journeysOf } from "../src/lib/motion";
import { chipsOf, headingBefore, inOrder, knownTail, retold, story, tellStory } from "../src/lib/telling";
import type { Event, LogLine, View } from "../src/lib/types";

const SETUP = { round: 0, title: { id: "phase-setup" } };

/** An event as the server sends it; its message is named after its kind. */
const event = (kind: string, fields: Record<string, unknown> = {}): Event =>
  ({
    kind,
    ...fields,
    message: { id: `event-${kind}`, args: { who: "Anna", goods: "goods", county: "county" } },
  }) as unknown as Event;

const turn = (number: number, seat: number, action: number, ...events: Event[]): LogLine => ({
  number,
  kind: "turn",
  at: 0,
  seat,
  steps: [{ action, seat, events }],
});

const aside = (number: number, kind: LogLine["kind"], args: Record<string, number> = {}): LogLine => ({
  number,
  kind,
  at: 0,
  seat: 0,
  message: { id: `log-${kind}`, args },
});

const placed = (faction: number, county = "A") => event("placed_in_county", { faction, county, knight: 2, squires: 0 });
const expelled = (faction: number, county = "A") => event("expelled", { faction, county, knight: 1, squires: 0 });
const scored = (faction: number, points: number, source = "conflicts") => event("scored", { faction, points, source });
const gained = (faction: number) => event("gained", { faction, gold: 1, squires: 2, markers: 0 });

const lines = (log: LogLine[]) =>
  tellStory(log, SETUP).flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
const told = (log: LogLine[]) => lines(log).map((line) => line.sentences.map(({ id }) => id));

describe("the order", () => {
  test("tells the cause before the effect", () => {
    expect(inOrder([expelled(1), placed(0)]).map(({ kind }) => kind)).toEqual(["placed_in_county", "expelled"]);
    expect(told([turn(0, 0, 1, expelled(1), placed(0))])).toEqual([["event-placed_in_county", "event-expelled"]]);
  });

  test("tells the ranks of the final scoring from the first to the last", () => {
    const rank = (faction: number, place: number) =>
      event("final_rank", { faction, rank: place, source: "knighthood" });
    const ordered = inOrder([rank(0, 2), scored(0, 4, "knighthood"), rank(1, 1), scored(1, 8, "knighthood")]);
    expect(ordered.map((found) => ("points" in found ? found.points : (found as { rank: number }).rank))).toEqual([
      1, 8, 2, 4,
    ]);
  });
});

describe("a turn", () => {
  test("is one entry with its small consequences drawn", () => {
    const [chapter] = tellStory(
      [
        turn(0, 0, 1, placed(0)),
        turn(1, 0, 2, event("castle_scored", { faction: 0, space: 1, extension: false }), gained(0)),
      ],
      SETUP,
    );
    expect(chapter!.entries).toHaveLength(1);
    expect(chapter!.entries[0]!.lines.map(({ chips }) => chips.map(({ icon, amount }) => icon + amount))).toEqual([
      [],
      ["gold+1", "squire+2"],
    ]);
  });

  test("does not say twice what a favor gives", () => {
    const [line] = lines([turn(0, 0, 1, event("favor_taken", { faction: 0, tile: 4 }), gained(0))]);
    expect(line!.chips).toEqual([]);
    expect(line!.spaces).toEqual(["favor-4"]);
  });

  test("names the only choice as the reason of a step nobody took", () => {
    const only = event("only_choice", { faction: 0, action: {} });
    const scoredCounty = event("county_scored", { faction: 0, county: "B", choice: "reward" });
    expect(told([turn(0, 0, 1, only, scoredCounty)])).toEqual([["log-only-choice"]]);
  });

  test("leaves out that pieces go home as they always do, but not that an extension drives one out", () => {
    const home = (location: string) => event("went_home", { faction: 0, knight: 1, location });
    const built = event("extension_built", { faction: 0, space: 1 });
    expect(told([turn(0, 0, 1, placed(0), home("A"), home("U1"))])).toEqual([["event-placed_in_county"]]);
    expect(told([turn(0, 0, 1, built, home("castle1"))])).toEqual([["event-extension_built", "event-went_home"]]);
  });

  test("tells of both nobleman and reward in one sentence", () => {
    const both = event("county_scored", { faction: 0, county: "B", choice: "both" });
    const paid = event("paid", { faction: 0, gold: 3, squires: 0, markers: 0 });
    const nobleman = event("nobleman_taken", { faction: 0, county: "B", nobleman: "I" });
    nobleman.message.args!["nobleman"] = "I";
    expect(told([turn(0, 0, 1, both, paid, nobleman)])).toEqual([["log-both"]]);
  });
});

describe("what happens to all", () => {
  test("is one line with everybody's part", () => {
    const battle = event("conflict_resolved", {
      conflict: "U1",
      english_strength: 5,
      french_strength: 4,
      england_wins: true,
    });
    const [line] = lines([turn(0, 0, 1, battle, scored(1, 3), scored(0, 1))]);
    expect(line!.chips.map(({ faction, amount }) => [faction, amount])).toEqual([
      [1, "+3"],
      [0, "+1"],
    ]);
  });

  test("shows the votes beside their result", () => {
    const vote = (faction: number, yes: boolean, markers: number) => event("vote_revealed", { faction, yes, markers });
    const adopted = event("law_adopted", { law: "LAW-B0-1", yes_votes: 3, no_votes: 1 });
    const [line] = lines([turn(0, 0, 1, vote(0, true, 2), vote(1, false, 0), adopted)]);
    expect(line!.sentences.map(({ id }) => id)).toEqual(["event-law_adopted"]);
    expect(line!.chips.map(({ icon, amount }) => icon + amount)).toEqual(["yes+2", "no"]);
  });

  test("says so where a law applies to nobody", () => {
    const applied = event("law_applied", { law: "LAW-B0-1" });
    expect(told([turn(0, 0, 1, applied, event("phase_started", { phase: "rewards" }))])).toEqual([
      ["event-law_applied", "log-no-effect"],
    ]);
  });

  test("gathers the markers that go back", () => {
    const returned = (faction: number) => event("markers_returned", { faction, markers: 1 });
    expect(lines([turn(0, 0, 1, returned(0), returned(1))]).map(({ chips }) => chips.length)).toEqual([2]);
  });
});

describe("chapters", () => {
  const round = (number: number) => event("round_started", { round: number });
  const phase = (name: string) => event("phase_started", { phase: name });

  test("are rounds and phases", () => {
    const log = [
      turn(0, 0, 1, event("extension_built", { faction: 0, space: 1 }), round(1), phase("placing")),
      turn(1, 0, 2, placed(0), phase("parliament"), event("law_applied", { law: "LAW-B0-1" })),
      turn(2, 0, 3, event("conflict_revealed", { conflict: "U1" }), round(2), phase("placing")),
      turn(3, 1, 4, placed(1)),
    ];
    expect(tellStory(log, SETUP).map(({ round: number, title }) => [number, title?.id])).toEqual([
      [0, "phase-setup"],
      [1, "phase-placing"],
      [1, "phase-parliament"],
      [1, "log-next-round"],
      [2, "phase-placing"],
    ]);
  });

  test("are known also where the log begins in the middle", () => {
    const view = { round: 4, phase: "rewards" } as View;
    expect(headingBefore([turn(9, 0, 9, placed(0))], view)).toEqual({ round: 4, title: { id: "phase-rewards" } });
    const later = turn(9, 0, 9, placed(0), phase("parliament"), round(5));
    expect(headingBefore([later], view)).toEqual({ round: 4, title: { id: "phase-placing" } });
  });

  test("begin with the first line after a gap", () => {
    const log: LogLine[] = [];
    log[0] = aside(0, "started");
    log[5] = aside(5, "agreed");
    log[6] = aside(6, "agreed");
    expect(knownTail(log).map(({ number }) => number)).toEqual([5, 6]);
  });

  test("open again where the game goes back to, and mark what is gone", () => {
    const log = [
      turn(0, 0, 1, placed(0), phase("placing")),
      turn(1, 1, 2, placed(1)),
      turn(2, 0, 3, placed(0, "B"), phase("parliament")),
      aside(3, "went_back", { to: 1 }),
      turn(4, 1, 2, placed(1, "C")),
    ];
    expect(lines(log).map(({ action, gone }) => [action, gone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [null, false],
      [2, false],
    ]);
    expect(tellStory(log, SETUP).at(-1)!.title?.id).toBe("phase-placing");
    expect(story(log).map(({ event: { kind }, action }) => `${action} ${kind}`)).toEqual([
      "1 placed_in_county",
      "1 phase_started",
      "2 placed_in_county",
    ]);
  });
});

describe("around the table", () => {
  test("chat is not told, and the rest quietly", () => {
    const entries = tellStory([aside(0, "seated"), aside(1, "said"), turn(2, 0, 1, placed(0))], SETUP)[0]!.entries;
    expect(entries.map(({ quiet }) => quiet)).toEqual([true, false]);
  });
});

test("what has not changed is the same object after more was told", () => {
  const log = [turn(0, 0, 1, placed(0)), turn(1, 1, 2, placed(1))];
  const before = tellStory(log, SETUP);
  const after = retold(before, tellStory([...log, turn(2, 0, 3, placed(0, "B"))], SETUP));
  expect(after[0]!.entries[0]).toBe(before[0]!.entries[0]);
  expect(after[0]!.entries).toHaveLength(3);
  expect(retold(after, tellStory([...log, turn(2, 0, 3, placed(0, "B"))], SETUP))[0]).toBe(after[0]);
});

test("a loss has a minus sign", () => {
  expect(chipsOf(scored(0, -3, "dishonor")).map(({ amount }) => amount)).toEqual(["−3"]);
});

describe("journeys", () => {
  test("an expelled knight goes home", () => {
    expect(journeysOf([expelled(1)])[0]).toMatchObject({ from: ["county-A"], to: ["court-1", "player-1"] });
  });

  test("goods come from the place that gave them", () => {
    const favor = event("favor_taken", { faction: 0, tile: 3 });
    expect(journeysOf([favor, gained(0)]).map(({ from, what }) => [from[0], what])).toEqual([
      ["favor-3", { icon: "gold", amount: "+1" }],
      ["favor-3", { icon: "squire", amount: "+2" }],
    ]);
  });

  test("are all over in a second and a half", () => {
    expect(delayOf(0, 1, 320)).toBe(0);
    expect(delayOf(39, 40, 320) + 320).toBeLessThanOrEqual(1500);
  });
});

describe("the deciding moments", () => {
  const battle = event("conflict_resolved", {
    conflict: "U1",
    english_strength: 4,
    french_strength: 5,
    england_wins: false,
  });
  const log = [
    turn(0, 0, 1, event("round_started", { round: 1 }), scored(0, 4)),
    turn(1, 1, 2, battle, scored(1, 3)),
    turn(2, 1, 3, event("round_started", { round: 2 }), scored(1, 9)),
    turn(3, 0, 4, scored(0, 2), scored(0, 8, "noblemen"), scored(1, 2, "noblemen")),
  ];

  test("are told in order, each with its round", () => {
    const found = decidingMoments(story(log), 2, [1]);
    expect(found.map(({ action, round, tree }) => [action, round, tree.id])).toEqual([
      [2, 1, "ui-end-moment-battle"],
      [3, 2, "ui-end-moment-lead"],
      [3, 2, "ui-end-moment-points"],
    ]);
    expect(found[2]!.tree.args).toMatchObject({ points: 9 });
  });

  test("know when only the final scoring decided", () => {
    const found = decidingMoments(story([...log, turn(4, 0, 5, scored(0, 20, "extensions"))]), 2, [0]);
    expect(found.at(-1)!.tree.id).toBe("ui-end-moment-final");
  });
});
