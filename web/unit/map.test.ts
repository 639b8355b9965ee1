import { describe, expect, it } from "vitest";
import { DRAWINGS } from "../src/lib/map";

describe.each(Object.entries(DRAWINGS))("the %s map", (_name, { lines, lands }) => {
  const parts = Object.entries(lands).map(([land, names]) => [land, names.split(" ")] as const);
  const along = (name: string): string[] => {
    const points = lines[name.replace(/^-/, "")]!.split(" ");
    return name.startsWith("-") ? points.reverse() : points;
  };

  it.each(parts)("draws %s as one closed line", (_land, names) => {
    names.forEach((name, index) => {
      const next = names[(index + 1) % names.length]!;
      expect(along(name).at(-1), `${name} to ${next}`).toBe(along(next)[0]);
    });
  });

  it("uses every border for both sides of it and every coast once", () => {
    const used = new Map<string, number>();
    for (const name of parts.flatMap(([, names]) => names)) {
      const line = name.replace(/^-/, "");
      used.set(line, (used.get(line) ?? 0) + 1);
    }
    expect(Object.fromEntries(used)).toEqual(
      Object.fromEntries(Object.keys(lines).map((line) => [line, line.endsWith("~") ? 1 : 2])),
    );
  });
});
