import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choosing } from "../src/lib/choosing.svelte";
import { nearest } from "../src/lib/shortcuts";
import type { Table } from "../src/lib/table.svelte";
import type { Action, Option } from "../src/lib/types";

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

const option = (action: object, space: string, piece: string | null, barrier = "hands_over"): Option =>
  ({ action, barrier, space, piece }) as Option;
const york = (knight: number, squires: number, more: object = {}): Option =>
  option({ kind: "county", county: "C", knight, squires, ...more }, "county-C", `own-${knight}`);
const castle = (space: number, knight: number, barrier?: string): Option =>
  option({ kind: "castle", space, knight }, `castle-0-${space}`, `own-${knight}`, barrier);
const office = (knights: number[]): Option =>
  option({ kind: "office", office: "chancellor", knights, bishops: 0 }, "office-chancellor", "own-lord");

const OPTIONS = [
  york(1, 2),
  york(1, 3),
  york(2, 1),
  york(2, 2),
  york(2, 0, { tudor: true }),
  york(2, 1, { tudor: true }),
  york(3, 0),
  york(3, 1),
  castle(2, 1),
  castle(2, 3),
  option({ kind: "conflict", conflict: "U1", knight: 3 }, "conflict-U1", "own-3"),
  office([]),
  office([1, 2]),
  option({ kind: "county", county: "B", ally: true, knight: 1, squires: 0 }, "county-B", "ally-1"),
];

let taken: Action[];
let table: Table;
let choosing: Choosing;

function sit(options: Option[], shape = "place"): void {
  taken = [];
  table = {
    options,
    seat: 0,
    seats: 2,
    question: { seat: 0, about: { faction: 0 }, prompt: { shape } },
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
  const reveals = castle(1, 1, "reveals");

  test("whoever never confirms sees a step that reveals something before it is taken", () => {
    preferences.confirming = "never";
    sit([reveals, castle(3, 1)]);
    choosing.chooseSpace("castle-0-1");
    expect(taken).toEqual([]);
    expect(choosing.draft).toBe(reveals);
  });

  test("whoever confirms takes it tentatively", () => {
    sit([reveals, castle(3, 1)]);
    choosing.chooseSpace("castle-0-1");
    expect(taken).toEqual([reveals.action]);
  });
});

test("a place with several answers to another question is marked, and the prompt asks on", () => {
  sit(
    [
      option({ kind: "upgrade", knight: 1, location: "court" }, "court-0", null),
      option({ kind: "upgrade", knight: 2, location: "court" }, "court-0", null),
      option({ kind: "upgrade", knight: 3, location: "C" }, "county-C", null),
    ],
    "piece",
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
