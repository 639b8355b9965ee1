import { describe, expect, it, vi } from "vitest";
import { percent, points, signed, timesOfTen } from "../src/lib/figures";
import type { AnalysedPosition } from "../src/lib/types";
import { apart, gridLines, nearestTo, roundStarts, scale } from "../src/table/end/graph";

vi.mock("../src/lib/words.svelte", () => ({ language: () => "en" }));

const position = (action: number, round: number): AnalysedPosition => ({
  action,
  round,
  phase: "placing",
  chances: [0.5, 0.5],
  points: [40, 40],
});
const positions = [position(0, 0), position(3, 1), position(4, 1), position(9, 2)];

describe("the graph", () => {
  it("goes from one range to another, also where there is only one value", () => {
    expect(scale([0, 10], [166, 8])(5)).toBe(87);
    expect(scale([4, 4], [34, 376])(4)).toBe(34);
  });

  it("has a line for every 10, 20 or 40", () => {
    expect(gridLines(35)).toEqual([0, 10, 20, 30]);
    expect(gridLines(100)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(gridLines(130)).toEqual([0, 40, 80, 120]);
  });

  it("moves labels apart, and none below the axis", () => {
    expect(apart([10, 12, 100], 16, 166)).toEqual([10, 26, 100]);
    expect(apart([166, 8, 166, 166], 16, 166)).toEqual([134, 8, 150, 166]);
  });

  it("knows where rounds begin, and the moment that somebody points at", () => {
    expect(roundStarts(positions)).toEqual([1, 3]);
    expect([-5, 1, 2, 6, 7, 99].map((action) => nearestTo(positions, action))).toEqual([0, 0, 1, 2, 3, 3]);
  });
});

describe("a figure", () => {
  it("is certain only where nothing else can happen", () => {
    expect([0, 0.001, 0.414, 0.999, 1].map(percent)).toEqual(["0%", "1%", "41%", "99%", "100%"]);
  });

  it("has one decimal, and a sign where it is a difference", () => {
    expect(points(66.44)).toBe("66.4");
    expect([2.14, 0, -0.62].map(signed)).toEqual(["+2.1", "0.0", "−0.6"]);
  });

  it("counts how often of 10 times", () => {
    expect([0, 0.04, 0.72, 1].map(timesOfTen)).toEqual([0, 0, 7, 10]);
  });
});
