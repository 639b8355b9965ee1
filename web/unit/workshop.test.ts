import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/lib/api";
import type { Box, BoxChanges, ErrorDetail, Figure } from "../src/lib/types";

let figures: typeof import("../src/workshop/figures");
let boxes: typeof import("../src/workshop/boxes");
let Bench: (typeof import("../src/workshop/bench.svelte"))["Bench"];

const disk = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
  });
  figures = await import("../src/workshop/figures");
  boxes = await import("../src/workshop/boxes");
  ({ Bench } = await import("../src/workshop/bench.svelte"));
});

beforeEach(() => disk.clear());

const figure = (id: string, value: Figure["value"], more: Partial<Figure> = {}): Figure => ({
  id,
  group: "counties",
  value,
  sure: "reconstructed",
  form: "number",
  fixed: false,
  ...more,
});

const LIST = [
  figure("a", 1),
  figure("b", 2, { sure: "certain" }),
  figure("c", 3, { sure: "deduced" }),
  figure("d", 4, { sure: "deduced", fixed: true }),
  figure("e", { gold: 1 }, { form: "reward", parts: ["gold", "squires"] }),
];

const BOX: Box = { id: "x", name: "Box", mine: true, owner: "Anna", figures: {}, confirmed: [], updated_at: 0 };

describe("figures", () => {
  test("count as far as their owner is asked to look them up", () => {
    expect(figures.counted(LIST, new Set(["a", "b"]))).toEqual({ confirmed: 1, all: 3 });
  });

  test("come one after the other, from the beginning again at the end, until all are looked up", () => {
    expect(figures.nextOf(LIST, new Set(), null)).toBe("a");
    expect(figures.nextOf(LIST, new Set(), "a")).toBe("c");
    expect(figures.nextOf(LIST, new Set(["c"]), "e")).toBe("a");
    expect(figures.nextOf(LIST, new Set(["a", "c", "e"]), "c")).toBeNull();
  });

  test("differ by what they say, not by the order of their parts", () => {
    const { differing, same, valuesOf } = figures;
    expect(same({ gold: 1, squires: 2 }, { squires: 2, gold: 1 })).toBe(true);
    expect(same({ gold: 1, squires: 0 }, { gold: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same([[1, 2]], [[1, 2]])).toBe(true);
    expect(same([1], [1, 2])).toBe(false);
    expect(same(NaN, 1)).toBe(false);
    const mine = valuesOf(LIST, { figures: { a: 2, e: { gold: 1 } } });
    expect(differing(LIST, mine, valuesOf(LIST, null)).map(({ id }) => id)).toEqual(["a"]);
  });

  test("are sent without what a reward does not give, and with a price where one is paid", () => {
    const plain = figure("f", { gold: 1 }, { form: "reward", parts: ["gold", "new_knights"] });
    const castle = { ...plain, parts: [...plain.parts!, "cost_squires"] };
    expect(figures.drafted(plain, { gold: 2, new_knights: 0 })).toEqual({ gold: 2 });
    expect(figures.drafted(castle, { gold: 2, cost_squires: 3 })).toEqual({ gold: 2 });
    expect(figures.drafted(castle, { new_knights: 1 })).toEqual({ new_knights: 1, cost_squires: 0 });
    expect(figures.drafted(castle, { new_knights: 1, cost_squires: 3 })).toEqual({ new_knights: 1, cost_squires: 3 });
  });

  test("give up what cannot stand beside a part that is added", () => {
    const { withPart } = figures;
    expect(withPart("counties", { gold: 2, upgrades: 1 }, "extensions", 1)).toEqual({ gold: 2, extensions: 1 });
    expect(withPart("counties", { gold: 2, upgrades: 1 }, "squires", 1)).toEqual({ gold: 2, upgrades: 1, squires: 1 });
    expect(withPart("castle", { gold: 2, squires: 1 }, "upgrades", 1)).toEqual({ upgrades: 1 });
    expect(withPart("castle", { upgrades: 1, cost_squires: 2 }, "gold", 1)).toEqual({ gold: 1, cost_squires: 2 });
    expect(withPart("castle", { upgrades: 1 }, "cost_squires", 3)).toEqual({ upgrades: 1, cost_squires: 3 });
    expect(withPart("favors", { gold: 2, squires: 1 }, "gold", 0)).toEqual({ gold: 0, squires: 1 });
    expect(withPart("reward_tiles", { gold: 2 }, "squires", 1)).toEqual({ squires: 1 });
  });

  test("are drawn with what they give in one order, and the price apart", () => {
    expect(figures.drawn({ cost_squires: 2, gold: 3, upgrades: 1, passage: true })).toEqual({
      price: 2,
      parts: [
        { icon: "upgrade", count: 1 },
        { icon: "gold", count: 3 },
        { icon: "passage", count: 1 },
      ],
    });
  });

  test("name the cards that are taken out anew when the last card of a strength gets another one", () => {
    const values = {
      "conflicts/1/strength": 2,
      "conflicts/2/strength": 3,
      "conflicts/3/strength": 3,
      "conflicts/removed/2": [2, 3],
    };
    expect(figures.withCompany(values, "conflicts/1/strength", 1)).toEqual({
      "conflicts/1/strength": 1,
      "conflicts/removed/2": [1, 3],
    });
    expect(figures.withCompany(values, "conflicts/2/strength", 4)).toEqual({ "conflicts/2/strength": 4 });
    expect(figures.withCompany({ a: 1 }, "a", 2)).toEqual({ a: 2 });
  });

  test("move the upgrade from favor to favor, there and back", () => {
    const { takenBack, valuesOf, withCompany } = figures;
    const reward = { form: "reward" } as const;
    const favors = [figure("favors/1", { upgrades: 1 }, reward), figure("favors/2", { gold: 2 }, reward)];
    const packaged = valuesOf(favors, null);
    const moved = { "favors/1": { gold: 2 }, "favors/2": { upgrades: 1 } };
    expect(withCompany(packaged, "favors/2", { upgrades: 1 })).toEqual(moved);
    expect(withCompany(packaged, "favors/2", { gold: 3 })).toEqual({ "favors/2": { gold: 3 } });
    expect(withCompany(packaged, "favors/1", { upgrades: 1 })).toEqual({ "favors/1": { upgrades: 1 } });
    const back = { "favors/1": null, "favors/2": null };
    for (const id of Object.keys(back)) expect(takenBack(favors, moved, id)).toEqual(back);
  });

  test("are taken back together where they hang together", () => {
    const { takenBack, valuesOf } = figures;
    const cards = [
      figure("conflicts/1/strength", 9),
      figure("conflicts/2/strength", 10),
      figure("conflicts/removed/2", [9, 10], { form: "numbers" }),
      figure("conflicts/removed/3", [10, 10], { form: "numbers" }),
    ];
    const changed = {
      "conflicts/2/strength": 11,
      "conflicts/removed/2": [9, 11],
      "conflicts/removed/3": [11, 11],
    };
    const values = valuesOf(cards, { figures: changed });
    const all = { "conflicts/2/strength": null, "conflicts/removed/2": null, "conflicts/removed/3": null };
    for (const id of Object.keys(all)) expect(takenBack(cards, values, id)).toEqual(all);
    const own = { ...values, "conflicts/removed/2": [11, 11] };
    expect(takenBack(cards, own, "conflicts/2/strength")).toEqual({ ...all, "conflicts/removed/2": [10, 10] });
    expect(takenBack(LIST, valuesOf(LIST, { figures: { a: 5 } }), "a")).toEqual({ a: null });
  });
});

describe("a box is named", () => {
  test("by its address or by the code at its end", () => {
    expect(boxes.boxIn("https://somewhere/workshop/abc?with=packaged")).toBe("abc");
    expect(boxes.boxIn(" abc ")).toBe("abc");
  });

  test("otherwise than the others of its owner", () => {
    const { unused, LONGEST_NAME } = boxes;
    expect(unused("Ours", ["Theirs"])).toBe("Ours");
    expect(unused("Ours", ["Ours"])).toBe("Ours (2)");
    expect(unused("Ours (2)", ["Ours", "Ours (2)"])).toBe("Ours (3)");
    const long = "🏰".repeat(LONGEST_NAME);
    expect([...unused(long, [long])]).toHaveLength(LONGEST_NAME);
    expect(unused(long, [long])).toMatch(/🏰 \(2\)$/u);
  });

  test("to the server as a table wants it", () => {
    expect(boxes.withBox("")).toEqual({});
    expect(boxes.withBox(boxes.PACKAGED)).toEqual({ box: null });
    expect(boxes.withBox("abc")).toEqual({ box: "abc" });
  });
});

describe("the bench", () => {
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  const refused = new Refused({ code: "bad_box", message: { id: "error-bad_box" }, text: "" } as ErrorDetail);

  /** A server that answers each change in turn; the last answer is for all that follow. */
  function serverThat(...answers: ("takes" | "refuses" | "is away")[]): BoxChanges[] {
    const sent: BoxChanges[] = [];
    let box = BOX;
    vi.spyOn(boxes.boxes, "change").mockImplementation((_id, change) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(change);
      if (answer === "is away") return Promise.reject(new Unreachable());
      if (answer === "refuses") return Promise.reject(refused);
      box = { ...box, figures: { ...box.figures, ...(change.figures as Box["figures"]) } };
      return Promise.resolve(box);
    });
    return sent;
  }

  test("shows a change at once, and sends one after the other", async () => {
    const sent = serverThat("takes");
    const bench = new Bench(LIST, BOX);
    const first = bench.change({ figures: { a: 5 } });
    const second = bench.change({ figures: { c: 6 } });
    expect(bench.values).toMatchObject({ a: 5, c: 6 });
    expect(bench.confirmed).toEqual(new Set(["a", "c"]));
    expect(sent).toHaveLength(1);
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(sent).toEqual([{ figures: { a: 5 } }, { figures: { c: 6 } }]);
    expect(bench.values).toMatchObject({ a: 5, c: 6 });
  });

  test("takes back what is refused, and says why", async () => {
    serverThat("refuses");
    const bench = new Bench(LIST, BOX);
    expect(await bench.change({ figures: { a: 5 } })).not.toBeNull();
    expect(bench.values["a"]).toBe(1);
  });

  test("forgets a figure that is taken back", async () => {
    serverThat("is away");
    const bench = new Bench(LIST, { ...BOX, figures: { a: 5 }, confirmed: ["a"] });
    await bench.change({ figures: { a: null } });
    expect(bench.values["a"]).toBe(1);
    expect(bench.confirmed.has("a")).toBe(false);
    bench.leave();
  });

  test("keeps what was typed while the server is away, beyond the page, and sends it later", async () => {
    serverThat("is away");
    const bench = new Bench(LIST, BOX);
    expect(await bench.change({ figures: { a: 5 } })).toBeNull();
    expect(bench.away).toBe(true);
    bench.leave();

    const sent = serverThat("takes");
    const again = new Bench(LIST, BOX);
    expect(again.values["a"]).toBe(5);
    await settled();
    expect(sent).toEqual([{ figures: { a: 5 } }]);
    expect(again.away).toBe(false);
    expect(new Bench(LIST, BOX).values["a"]).toBe(1);
  });

  test("reads the box again, unless something is on its way that is newer", async () => {
    serverThat("takes");
    const read = vi.spyOn(boxes.boxes, "box").mockResolvedValue({ ...BOX, figures: { a: 7 } });
    const bench = new Bench(LIST, BOX);
    await bench.look();
    expect(bench.values["a"]).toBe(7);
    const look = bench.look();
    await bench.change({ figures: { a: 5 } });
    await look;
    expect(bench.values["a"]).toBe(5);
    void bench.change({ figures: { a: 6 } });
    await bench.look();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("keeps on the board what was typed at a box that is gone, and makes a new one of it", async () => {
    const gone = new Refused({ code: "no_box", message: { id: "error-no_box" }, text: "" } as ErrorDetail);
    vi.spyOn(boxes.boxes, "change").mockRejectedValueOnce(gone);
    const again = vi.spyOn(boxes.boxes, "again").mockResolvedValue({ ...BOX, id: "y" });
    const bench = new Bench(LIST, BOX);
    expect(await bench.change({ figures: { a: 5 } })).toBeNull();
    expect(await bench.change({ figures: { c: 6 } })).toBeNull();
    expect(bench.gone).toBe(true);
    expect(bench.values).toMatchObject({ a: 5, c: 6 });
    expect((await bench.again()).id).toBe("y");
    expect(again.mock.calls[0]![0]).toMatchObject({ figures: { a: 5, c: 6 }, confirmed: ["a", "c"] });
    expect(new Bench(LIST, BOX).values["a"]).toBe(1);
  });

  test("says what was refused of that afterwards", async () => {
    serverThat("is away", "refuses", "takes");
    const bench = new Bench(LIST, BOX);
    await bench.change({ figures: { a: 5 } });
    await bench.change({ figures: { c: 6 } });
    await bench.send();
    expect(bench.values).toMatchObject({ a: 1, c: 6 });
    expect(bench.refusal).not.toBeNull();
    bench.leave();
  });
});
