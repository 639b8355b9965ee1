import { describe, expect, test } from "vitest";
import { fold } from "../src/lib/fold";
import { delayOf, inOrder, journeysOf } from "../src/lib/motion";
import { knownTail, retold, story, tellStory } from "../src/lib/telling";
import type { Beat, Event, LogLine, View } from "../src/lib/types";
import { decidingMoments } from "../src/table/end/moments";
import { beforeLastTurn } from "../src/table/takeback";

type Heading = NonNullable<LogLine["chapter"]>;

const phase = (round: number, name: string): Heading => ({ round, title: { id: `phase-${name}` } });
const PLACING = phase(1, "placing");

/** An event as the server sends it; its message is named after its kind. */
const event = (kind: string, fields: Record<string, unknown> = {}): Event =>
  ({ kind, ...fields, message: { id: `event-${kind}` } }) as unknown as Event;

/** A beat that tells its first event. */
const beat = (action: number, events: Event[], more: Partial<Beat> = {}): Beat => ({
  action,
  events,
  says: [0],
  ...("faction" in events[0]! ? { faction: events[0].faction as number } : {}),
  ...more,
});

const turn = (number: number, seat: number, beats: Beat[], chapter: Heading = PLACING): LogLine => ({
  number,
  kind: "turn",
  at: 0,
  seat,
  chapter,
  before: beats[0]!.action - 1,
  beats,
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

const entries = (log: LogLine[]) => tellStory(log).flatMap((chapter) => chapter.entries);
const lines = (log: LogLine[]) => entries(log).flatMap((entry) => entry.lines);

describe("a line", () => {
  test("has the sentences of its beat, and its chips with their signs", () => {
    const chips = [
      { event: 1, icon: "gold" as const, amount: 1 },
      { event: 2, icon: "points" as const, amount: -3 },
      { event: 2, icon: "yes" as const, amount: null },
    ];
    const told = beat(1, [placed(0), gained(0), scored(1, -3)], { says: [0, { id: "log-no-effect" }], chips });
    const [line] = lines([turn(0, 0, [told])]);
    expect(line!.sentences.map(({ id }) => id)).toEqual(["event-placed_in_county", "log-no-effect"]);
    expect(line!.chips.map(({ icon, amount, faction }) => [icon, amount, faction])).toEqual([
      ["gold", "+1", 0],
      ["points", "−3", 1],
      ["yes", "", 1],
    ]);
  });

  test("takes what a castle space gives after the price was paid", () => {
    const castle = beat(1, [event("castle_scored", { faction: 0, space: 1 })], { icon: "castle" });
    const upgraded = event("knight_upgraded", { faction: 0 });
    const chips = [{ event: 0, icon: "gold" as const, amount: 1 }];
    const joins = beat(2, [gained(0), upgraded], { says: [1], joins: true, chips });
    const [line, ...more] = lines([turn(0, 0, [castle]), turn(1, 0, [joins])]);
    expect(more).toEqual([]);
    expect(line!.sentences.map(({ id }) => id)).toEqual(["event-castle_scored", "event-knight_upgraded"]);
    expect([line!.action, line!.chips.length]).toEqual([2, 1]);
  });

  test("is not made of a beat that says nothing", () => {
    expect(lines([turn(0, 0, [beat(1, [event("went_home")], { says: [] })])])).toEqual([]);
  });
});

describe("an entry", () => {
  const law = (action: number) => beat(action, [event("law_applied")], { opens: true, icon: "law" });

  test("is what one player does without anybody else in between", () => {
    const log = [
      turn(0, 0, [beat(1, [placed(0)])]),
      turn(1, 0, [beat(2, [placed(0)])]),
      turn(2, 1, [beat(3, [placed(1)])]),
    ];
    expect(entries(log).map((entry) => [entry.faction, entry.lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  test("about everybody has the effects on each, and ends with the next of its kind", () => {
    const effect = (action: number, faction: number) => beat(action, [gained(faction)], { follows: true });
    const log = [turn(0, 0, [law(1)]), turn(1, 1, [effect(2, 1)]), turn(2, 0, [effect(3, 0), law(3)])];
    expect(entries(log).map((entry) => [entry.faction, entry.lines.map((line) => line.faction)])).toEqual([
      [null, [null, 1, 0]],
      [null, [null]],
    ]);
  });

  test("about everybody gathers what has the same picture", () => {
    const proposed = (action: number) => beat(action, [event("law_proposed")], { icon: "law" });
    const revealed = beat(1, [event("conflict_revealed")], { icon: "france" });
    expect(entries([turn(0, 0, [revealed, proposed(1), proposed(1)])]).map((entry) => entry.lines.length)).toEqual([
      1, 2,
    ]);
  });

  test("about the table is quiet, and chat is not told", () => {
    const log = [aside(0, "seated"), aside(1, "said"), turn(2, 0, [beat(1, [placed(0)])])];
    expect(entries(log).map(({ quiet }) => quiet)).toEqual([true, false]);
  });
});

describe("chapters", () => {
  test("are those of the beats, and of the line where the log begins in the middle", () => {
    const log = [
      turn(0, 0, [beat(1, [placed(0)]), beat(1, [event("law_applied")], { chapter: phase(1, "parliament") })]),
      turn(1, 0, [beat(2, [event("law_applied")])], phase(1, "parliament")),
      turn(2, 0, [beat(3, [event("round_started")], { says: [], chapter: phase(2, "placing") })], phase(2, "placing")),
      turn(3, 1, [beat(4, [placed(1)])], phase(2, "placing")),
    ];
    const told = (chapters: LogLine[]) => tellStory(chapters).map(({ round, title }) => [round, title?.id]);
    expect(told(log)).toEqual([
      [1, "phase-placing"],
      [1, "phase-parliament"],
      [2, "phase-placing"],
    ]);
    expect(told(log.slice(3))).toEqual([[2, "phase-placing"]]);
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
      turn(0, 0, [beat(1, [placed(0)])]),
      turn(1, 1, [beat(2, [placed(1)])]),
      turn(2, 0, [beat(3, [placed(0, "B")]), beat(3, [event("law_applied")], { chapter: phase(1, "parliament") })]),
      aside(3, "went_back", { to: 1 }),
      turn(4, 1, [beat(2, [placed(1, "C")])]),
    ];
    expect(lines(log).map(({ action, gone }) => [action, gone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [3, true],
      [null, false],
      [2, false],
    ]);
    const chapters = tellStory(log);
    expect(chapters.map(({ title }) => title?.id)).toEqual(["phase-placing", "phase-parliament", "phase-placing"]);
    expect(chapters.at(-1)!.entries).toHaveLength(2);
    expect(story(log).map(({ event: { kind }, action }) => `${action} ${kind}`)).toEqual([
      "1 placed_in_county",
      "2 placed_in_county",
    ]);
    expect(beforeLastTurn(log, [1])).toBe(1);
    expect(beforeLastTurn(log, [0])).toBe(0);
  });
});

test("what has not changed is the same object after more was told", () => {
  const log = [turn(0, 0, [beat(1, [placed(0)])]), turn(1, 1, [beat(2, [placed(1)])])];
  const more = [...log, turn(2, 0, [beat(3, [placed(0, "B")])])];
  const before = tellStory(log);
  const after = retold(before, tellStory(more));
  expect(after[0]!.entries[0]).toBe(before[0]!.entries[0]);
  expect(after[0]!.entries).toHaveLength(3);
  expect(retold(after, tellStory(more))[0]).toBe(after[0]);
});

test("a fold changes what its paths name and shares the rest", () => {
  const before = { round: 1, players: [{ gold: 1, points: {} }, { gold: 2 }], laws: ["LAW-B0-1"] } as unknown as View;
  const after = fold(before, [
    ["players.0.points.castles", 2],
    ["players.0.gold", null],
    ["round", 2],
  ]);
  expect(after).toEqual({ ...before, round: 2, players: [{ gold: null, points: { castles: 2 } }, { gold: 2 }] });
  expect(before.round).toBe(1);
  expect(after?.players[1]).toBe(before.players[1]);
  expect(after?.laws).toBe(before.laws);
  expect(fold(null, [])).toBeNull();
  expect(fold(null, [["round", 1]])).toEqual({ round: 1 });
});

describe("journeys", () => {
  test("follow the story, the cause before the effect", () => {
    const told = beat(1, [expelled(1), placed(0)], { says: [1, 0] });
    expect(inOrder(told).map(({ kind }) => kind)).toEqual(["placed_in_county", "expelled"]);
  });

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
    turn(0, 0, [beat(1, [event("round_started", { round: 1 }), scored(0, 4)])]),
    turn(1, 1, [beat(2, [battle, scored(1, 3)])]),
    turn(2, 1, [beat(3, [event("round_started", { round: 2 }), scored(1, 9)])]),
    turn(3, 0, [beat(4, [scored(0, 2), scored(0, 8, "noblemen"), scored(1, 2, "noblemen")])]),
  ];

  test("are told in order, each with its round", () => {
    const found = decidingMoments(story(log), 2, [1]);
    expect(found.map(({ action, round, tree }) => [action, round, tree.id])).toEqual([
      [2, 1, "ui-end-moment-battle"],
      [3, 2, "ui-end-moment-lead"],
      [3, 2, "ui-end-moment-points"],
    ]);
    expect(found[2]!.tree.args).toMatchObject({ count: 9 });
  });

  test("know when only the final scoring decided", () => {
    const found = decidingMoments(story([...log, turn(4, 0, [beat(5, [scored(0, 20, "extensions")])])]), 2, [0]);
    expect(found.at(-1)!.tree.id).toBe("ui-end-moment-final");
  });
});
