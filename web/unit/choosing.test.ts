import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import schema from "../src/generated/openapi.json";
import type { Choosing } from "../src/lib/choosing.svelte";
import { nearest } from "../src/lib/shortcuts";
import type { Table } from "../src/lib/table.svelte";
import type { Action, Event, Option } from "../src/lib/types";

let made: typeof import("../src/lib/choosing.svelte");
let lines: typeof import("../src/prompts/lines");
let preferences: (typeof import("../src/lib/preferences.svelte"))["preferences"];

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  made = await import("../src/lib/choosing.svelte");
  lines = await import("../src/prompts/lines");
  ({ preferences } = await import("../src/lib/preferences.svelte"));
});

const option = (action: object, barrier: Option["barrier"] = "hands_over"): Option =>
  ({ action: action as Action, barrier }) as Option;
const york = (knight: number, squires: number, more: object = {}): Option =>
  option({ kind: "county", county: "C", knight, squires, ...more });

const OPTIONS = [
  york(1, 2),
  york(1, 3),
  york(2, 1),
  york(2, 2),
  york(2, 0, { tudor: true }),
  york(2, 1, { tudor: true }),
  york(3, 0),
  york(3, 1),
  option({ kind: "castle", space: 2, knight: 1 }),
  option({ kind: "castle", space: 2, knight: 3 }),
  option({ kind: "conflict", conflict: "U1", knight: 3 }),
  option({ kind: "office", office: "chancellor", knights: [], bishops: 0 }),
  option({ kind: "office", office: "chancellor", knights: [1, 2], bishops: 0 }),
  option({ kind: "county", county: "B", ally: true, knight: 1, squires: 0 }),
];

let taken: Action[];
let table: Table;
let choosing: Choosing;

function sit(options: Option[], kind = "place"): void {
  taken = [];
  table = {
    options,
    seat: 0,
    seats: 2,
    question: { kind, seat: 0, about: { faction: 0 } },
    think: () => undefined,
    act: (action: Action) => {
      taken.push(action);
      return Promise.resolve(true);
    },
  } as unknown as Table;
  choosing = new made.Choosing(table);
}

beforeEach(() => {
  preferences.confirming = "always";
  sit(OPTIONS);
});

describe("a placement in the making", () => {
  test("lights the pieces that can be placed and the spaces for any of them", () => {
    expect([...choosing.litPieces]).toEqual(["own-1", "own-2", "own-3", "own-lord", "ally-1"]);
    expect([...choosing.litSpaces]).toEqual(["county-C", "castle-0-2", "conflict-U1", "office-chancellor", "county-B"]);
  });

  test("lights only the spaces of a chosen piece", () => {
    choosing.choosePiece("own-1");
    expect([...choosing.litSpaces]).toEqual(["county-C", "castle-0-2"]);
    choosing.choosePiece("own-1");
    expect(choosing.piece).toBeNull();
  });

  test("presets the squires that are needed", () => {
    choosing.choosePiece("own-1");
    choosing.chooseSpace("county-C");
    expect(choosing.draft).toBe(OPTIONS[0]);
    expect(choosing.values("squires")).toEqual([2, 3]);
    choosing.set("squires", 3);
    expect(choosing.draft).toBe(OPTIONS[1]);
    expect(taken).toEqual([]);
  });

  test("takes what leaves no choice at once", async () => {
    choosing.choosePiece("own-3");
    choosing.chooseSpace("conflict-U1");
    await Promise.resolve();
    expect(taken).toEqual([OPTIONS[10]!.action]);
    expect(choosing.piece).toBeNull();
  });

  test("with the space first suggests a knight, and keeps all spaces open", () => {
    choosing.chooseSpace("county-C");
    expect(choosing.draft).toBe(OPTIONS[6]);
    expect(choosing.piece).toBe("own-3");
    expect(choosing.piecesHere).toEqual(["own-1", "own-2", "own-3"]);
    expect(choosing.litSpaces.has("county-B")).toBe(true);
    choosing.setPiece("own-2");
    expect(choosing.draft).toBe(OPTIONS[2]);
    expect(choosing.litSpaces.has("county-B")).toBe(false);
  });

  test("forgets the suggested knight with his space", () => {
    choosing.chooseSpace("county-C");
    choosing.chooseSpace("castle-0-2");
    expect(choosing.piecesHere).toEqual(["own-1", "own-3"]);
    expect(choosing.back()).toBe(true);
    expect(choosing.piece).toBeNull();
    expect(choosing.back()).toBe(false);
  });

  test("goes back by one step at a time", () => {
    choosing.choosePiece("own-2");
    choosing.chooseSpace("county-C");
    expect(choosing.back()).toBe(true);
    expect([choosing.piece, choosing.space, choosing.draft]).toEqual(["own-2", null, null]);
    expect(choosing.back()).toBe(true);
    expect(choosing.piece).toBeNull();
  });

  test("changes other facets only where they must follow", () => {
    choosing.choosePiece("own-2");
    choosing.chooseSpace("county-C");
    expect(choosing.fits("squires", 0)).toBe(false);
    choosing.set("tudor", true);
    expect(choosing.draft).toBe(OPTIONS[5]);
    expect(choosing.fits("squires", 0)).toBe(true);
    choosing.set("squires", 0);
    choosing.set("tudor", false);
    expect(choosing.draft).toBe(OPTIONS[2]);
  });

  test("chooses another piece for the same space, and takes what then leaves no choice", () => {
    choosing.chooseSpace("county-C");
    choosing.choosePiece("own-2");
    expect([choosing.draft, taken]).toEqual([OPTIONS[2], []]);
    sit(OPTIONS);
    choosing.chooseSpace("castle-0-2");
    expect(taken).toEqual([]);
    choosing.choosePiece("own-3");
    expect(taken).toEqual([OPTIONS[9]!.action]);
  });

  test("keeps the space that is chosen once more, as in a double click", () => {
    choosing.choosePiece("own-2");
    choosing.chooseSpace("county-C");
    choosing.set("squires", 2);
    choosing.chooseSpace("county-C");
    expect([choosing.space, choosing.draft, taken]).toEqual(["county-C", OPTIONS[3], []]);
  });

  test("leaves the space open when the step was refused", async () => {
    Object.assign(table, { act: () => Promise.resolve(false) });
    choosing.choosePiece("own-3");
    choosing.chooseSpace("conflict-U1");
    await Promise.resolve();
    expect([choosing.piece, choosing.space]).toEqual(["own-3", null]);
  });

  test("a lifted piece starts anew", () => {
    choosing.chooseSpace("county-C");
    choosing.lift("own-1");
    expect([choosing.piece, choosing.space]).toEqual(["own-1", null]);
  });

  test("supporters of a lord are a facet", () => {
    choosing.chooseSpace("office-chancellor");
    expect(choosing.piece).toBe("own-lord");
    expect(choosing.values("knights")).toEqual(["", "1 2"]);
    choosing.set("knights", "1 2");
    expect(choosing.draft).toBe(OPTIONS[12]);
  });

  test("keeps what still fits when the table changes, and drops the rest", () => {
    choosing.choosePiece("own-2");
    choosing.chooseSpace("county-C");
    choosing.set("squires", 2);
    Object.assign(table, { options: OPTIONS.map((known) => ({ ...known })) });
    const again = new made.Choosing(table);
    again.piece = choosing.piece;
    again.space = choosing.space;
    again.draft = choosing.draft;
    again.keepFitting();
    expect(again.draft?.action).toEqual(york(2, 2).action);
    sit(OPTIONS.slice(8));
    choosing.piece = "own-2";
    choosing.space = "county-C";
    choosing.draft = OPTIONS[2]!;
    choosing.keepFitting();
    expect([choosing.piece, choosing.space, choosing.draft]).toEqual([null, null, null]);
  });
});

describe("barriers", () => {
  const reveals = option({ kind: "castle", space: 1, knight: 1 }, "reveals");

  test("whoever never confirms sees a step that reveals something before it is taken", () => {
    preferences.confirming = "never";
    sit([reveals, option({ kind: "castle", space: 3, knight: 1 })]);
    choosing.chooseSpace("castle-0-1");
    expect(taken).toEqual([]);
    expect(choosing.draft).toBe(reveals);
  });

  test("whoever confirms takes it tentatively", () => {
    sit([reveals, option({ kind: "castle", space: 3, knight: 1 })]);
    choosing.chooseSpace("castle-0-1");
    expect(taken).toEqual([reveals.action]);
  });
});

test("a place with several answers to another question is marked, and the prompt asks on", () => {
  sit(
    [
      option({ kind: "upgrade", knight: 1, location: "court" }),
      option({ kind: "upgrade", knight: 2, location: "court" }),
      option({ kind: "upgrade", knight: 3, location: "C" }),
    ],
    "upgrade",
  );
  choosing.chooseSpace("court-0");
  expect([choosing.space, choosing.draft, taken]).toEqual(["court-0", null, []]);
  choosing.chooseSpace("county-C");
  expect(taken).toEqual([{ kind: "upgrade", knight: 3, location: "C" }]);
});

test("a line is never empty, as the server has words for every question", () => {
  const open = { kind: "place", seat: 1, about: { faction: 1 }, message: { id: "decision-place" } };
  const line = lines.questionLine(
    {
      info: { status: "playing", asked: [] },
      view: { decisions: [open], phase: "placement" },
      live: true,
      question: null,
      tell: ({ id }: { id: string }) => id,
    } as unknown as Table,
    choosing,
  );
  expect(line.text).toBe("decision-place");
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(50, 5), box(100, 0), box(50, 60), box(0, 60)];

  test("go to the nearest space in their direction", () => {
    expect(nearest(boxes[0]!, boxes, [1, 0])).toBe(1);
    expect(nearest(boxes[1]!, boxes, [1, 0])).toBe(2);
    expect(nearest(boxes[1]!, boxes, [0, 1])).toBe(3);
    expect(nearest(boxes[3]!, boxes, [-1, 0])).toBe(4);
  });

  test("stay where there is none", () => {
    expect(nearest(boxes[2]!, boxes, [1, 0])).toBeNull();
    expect(nearest(boxes[0]!, boxes, [0, -1])).toBeNull();
  });
});

describe("the count of pieces to place", () => {
  const turn = (number: number, ...events: object[]) => ({
    number,
    kind: "turn",
    at: 0,
    seat: 0,
    steps: [{ action: number, seat: 0, events: events as Event[] }],
  });

  function count(log: object[], court: number[], more: object = {}): { number: number; total: number } {
    return lines.progress(
      { log, whatWillHappen: [], seats: 3, view: { players: [{ court }], allies: [], ...more } } as unknown as Table,
      0,
    );
  }

  test("begins with the round, and knows who came home", () => {
    const log = [
      turn(0, { kind: "placed_in_county", faction: 0 }),
      turn(1, { kind: "round_started", round: 2 }),
      turn(2, { kind: "placed_in_county", faction: 0 }),
      turn(3, { kind: "placed_in_conflict", faction: 0 }),
      turn(4, { kind: "placed_in_county", faction: 1 }, { kind: "expelled", faction: 0 }),
    ];
    expect(count(log, [1, 2, 3])).toEqual({ number: 2, total: 4 });
  });

  test("counts the lord and his supporters", () => {
    const offices = { chancellor: { applicant: { faction: 0 } }, constable: { applicant: null } };
    const log = [turn(0, { kind: "applied_for_office", faction: 0, knights: [1, 2] })];
    const court = { kings_court: { offices, treasury: { lords: [] } } };
    expect(count(log, [3], court)).toEqual({ number: 4, total: 4 });
    expect(count([], [3], { kings_court: { offices: {}, treasury: { lords: [] } } })).toEqual({ number: 1, total: 2 });
  });
});

describe("words", () => {
  const KINDS = Object.keys(schema.components.schemas)
    .filter((name) => /.Question$/.test(name))
    .map((name) =>
      name
        .replace(/Question$/, "")
        .replace(/(?<!^)[A-Z]/g, "_$&")
        .toLowerCase(),
    );

  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const WHAT = ["own", "ally", "any"].flatMap((whose) =>
    ["knight", "lord", "both"].map((which) => `${whose}-${which}`),
  );
  const ARGS = { who: "Anna", law: "X", county: "York", conflict: "x", reward: "x", number: 1, total: 2, count: 2 };

  test("there are 26 questions", () => expect(KINDS).toHaveLength(26));

  test.each(["en", "de", "fr"])("every question has its lines in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read(`../src/words/question.${language}.ftl`)));
    for (const kind of KINDS) {
      for (const id of [`ui-question-${kind}`, `ui-waiting-${kind}`]) {
        const pattern = bundle.getMessage(id)?.value;
        expect(pattern, id).toBeTruthy();
        for (const ally of ["yes", "no"]) {
          for (const bishop of ["yes", "no"]) {
            for (const what of WHAT) {
              const errors: Error[] = [];
              const args = { ...ARGS, ally, bishop, what, mode: "placed", tiles: 2 };
              const line = bundle.formatPattern(pattern!, args, errors);
              expect(errors, id).toEqual([]);
              expect(line.length, line).toBeLessThan(100);
            }
          }
        }
      }
    }
  });

  test("all three languages have the same words", () => {
    const ids = (language: string) =>
      ["question", "prompts"].flatMap((area) =>
        [...read(`../src/words/${area}.${language}.ftl`).matchAll(/^(ui-\S+) =/gm)].map((found) => found[1]),
      );
    expect(ids("de")).toEqual(ids("en"));
    expect(ids("fr")).toEqual(ids("en"));
  });
});
