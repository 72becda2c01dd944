import { describe, expect, it } from "vitest";
import { keptPlacePath } from "~/features/texts/domain/reading-paths";
import { isRead } from "~/features/texts/domain/reading-time";

describe("a chapter counts as read", () => {
  it.each([
    ["at its end, at a reader's pace", { words: 1_500, seconds: 180, hasSeenEnd: true }, true],
    ["not when somebody jumps to its end", { words: 1_500, seconds: 60, hasSeenEnd: true }, false],
    [
      "after as long as slow readers need, without its end",
      { words: 1_500, seconds: 500, hasSeenEnd: false },
      true,
    ],
    ["not before that without its end", { words: 1_500, seconds: 300, hasSeenEnd: false }, false],
    ["not after a glance, however short it is", { words: 30, seconds: 4, hasSeenEnd: true }, false],
    ["after a few seconds if it is short", { words: 30, seconds: 5, hasSeenEnd: true }, true],
  ])("%s", (_name, time, expected) => {
    expect(isRead(time)).toBe(expected);
  });
});

describe("the path of a kept place", () => {
  it("leads to the passage, in the text that it was read in", () => {
    const path = (address: string | null) => keptPlacePath({ address, text: "drc" });
    expect(path("scripture/john/6#v53")).toBe("/read/scripture/john/6?text=drc#v53");
    expect(path("summa/I/2/3")).toBe("/read/summa/I/2/3?text=drc");
    expect(path(null)).toBe("/read");
  });
});
