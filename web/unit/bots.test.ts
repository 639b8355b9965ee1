import { describe, expect, it, vi } from "vitest";
import { ladder, levelOf } from "../src/lib/bots";

// The words are of no concern, and need a browser.
vi.mock("../src/lib/words.svelte", () => ({}));

const LEVELS = ["page", "bailiff", "steward", "baron", "earl"];
const levels = LEVELS.map((level) => ({ level, message: { id: `bot-${level}`, args: {} } }));
const program = { level: "mine", message: { id: "bot-of_host", args: { name: "mine" } } };

describe("the bots on offer", () => {
  it("are a ladder, beside which programs stand", () => {
    expect(ladder([...levels, program])).toEqual(LEVELS);
  });

  it("are those whom somebody wished, or the middle of the ladder", () => {
    expect(levelOf([...levels, program], "earl")).toBe("earl");
    expect(levelOf([...levels, program], "mine")).toBe("mine");
    expect(levelOf([...levels, program])).toBe("steward");
    expect(levelOf(levels, "gone")).toBe("steward");
    expect(levelOf([program])).toBe("mine");
    expect(levelOf([])).toBe("");
  });
});
