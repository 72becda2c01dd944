import { describe, expect, it } from "vitest";
import { entryName, imageName, isListName, listName } from "~/features/archive/domain/archive-names";
import { addResult, EMPTY_SUMMARY, totalsOf } from "~/features/archive/domain/import-summary";

const id = "1b2c3d4e-0000-4000-8000-000000000000";

describe("the names of an archive's files", () => {
  it.each([
    ["A quiet morning", "A quiet morning "],
    ["", ""],
    ["../../etc/passwd", ".. .. etc passwd "],
    ['a<b>c:"d"|e?*', "a b c d e "],
    ["line\nbreak\u0000", "line break "],
    ["Ends with dots...", "Ends with dots "],
    ["Gebet für Mutter", "Gebet für Mutter "],
    ["x".repeat(200), `${"x".repeat(60)} `],
  ])("drop the characters of %j that file systems refuse", (title, part) => {
    expect(entryName({ id, entryDate: "2026-11-20", title })).toBe(
      `journal/2026/2026-11-20 ${part}(1b2c3d4e).md`,
    );
  });

  it("identify the parts of a list", () => {
    expect(listName("entries", 7)).toBe("data/entries-0007.json");
    expect(isListName("entries", listName("entries", 12_345))).toBe(true);
    expect(isListName("entries", "data/entries-x.json")).toBe(false);
    expect(isListName("entries", "data/entries/0001.json")).toBe(false);
    expect(imageName({ id, contentType: "image/webp" })).toBe(`images/${id}.webp`);
  });
});

describe("a summary of an import", () => {
  it("sums results by kind and keeps the first fifty reasons", () => {
    let summary = EMPTY_SUMMARY;
    for (let call = 0; call < 60; call += 1) {
      const result = { added: 2, duplicates: 1, rejected: [{ index: 0, reason: "No words" }] };
      summary = addResult(summary, "prayers", result, () => `Prayer ${call}`);
    }
    expect(totalsOf(summary)).toEqual({ added: 120, duplicates: 60, rejected: 60 });
    expect(summary.kinds.find(({ kind }) => kind === "prayers")).toMatchObject({ added: 120 });
    expect(summary.reasons).toHaveLength(50);
    expect(summary.reasons[0]).toBe("Prayer 0: No words");
  });
});
