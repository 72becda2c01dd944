import { describe, expect, it } from "vitest";
import { isBlank, oneLine } from "~/shared/hidden-characters";

describe("one line of text", () => {
  it.each([
    ["a plain name", "Anne-Marie O'Neil", "Anne-Marie O'Neil"],
    ["space around it", " \u00A0Anne ", "Anne"],
    ["line breaks and tabs", "Anne\r\nMarie\tof\u2028Trier\u0085", "Anne Marie of Trier"],
    ["control characters", "An\u0000n\u001Be\u009F\u007F", "Anne"],
    [
      "embeddings, overrides and isolates",
      "\u202EennA\u202C \u2066x\u2069\u202A\u202B\u202D\u2067\u2068",
      "ennA x",
    ],
    ["right-to-left letters with their marks", "\u200Fמרים (א)\u200E", "\u200Fמרים (א)\u200E"],
    ["joiners of emoji and Persian", "👩‍👧 می‌خواهم", "👩‍👧 می‌خواهم"],
  ])("keeps what belongs there: %s", (_what, text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it("stays the same when it is made twice", () => {
    const once = oneLine(" \u202E \u0000 a \u2069 \n");
    expect(oneLine(once)).toBe(once);
  });

  it.each(["", "  ", "\u200B", "\u2060\uFEFF \u3164", "\u200E\u00AD"])("is blank as %j", (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(["A", " 圣 ", "👩", "-"])("is not blank as %j", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
