import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MOST_SELECTED,
  readSelection,
  selectedRuns,
  selectionReference,
  writeSelection,
} from "~/features/texts/domain/selection";
import { placeOfSpot, spotOf } from "~/features/texts/domain/spots";

describe("a selection", () => {
  it("comes back from the address that it was written to", () => {
    const page = Array.from({ length: 71 }, (_, index) => 6001 + index);
    const spots = fc.uniqueArray(fc.constantFrom(...page), { minLength: 1 });
    fc.assert(
      fc.property(spots, fc.constantFrom("bible John", "bible 1 Cor", "irenaeus-heresies 3"), (all, work) => {
        const runs = selectedRuns(page, (spot) => all.includes(spot));
        const selection = { text: "web-c", work, runs };
        expect(readSelection(writeSelection(selection))).toEqual(selection);
        expect(runs.flatMap(([first, last]) => last - first + 1).reduce((sum, one) => sum + one)).toBe(
          all.length,
        );
      }),
      { seed: 19 },
    );
  });

  it("joins what follows on the page, also where numbers are left out", () => {
    const page = [7001001, 7001002, 7002001, 7003001];
    expect(selectedRuns(page, (spot) => spot !== 7002001)).toEqual([
      [7001001, 7001002],
      [7003001, 7003001],
    ]);
    expect(selectedRuns(page, (spot) => spot > 7001001)).toEqual([[7001002, 7003001]]);
  });

  it.each([
    "",
    "web-c",
    "web-c/bible John",
    "web-c/bible John/",
    "web-c/bible John/6053-",
    "web-c/bible John/6058-6053",
    "web-c/bible John/6053,6053",
    "web-c/bible John/6053,,6054",
    `web-c/bible John/1-${MOST_SELECTED + 1}`,
    "web-c/bible John/9999999999",
    "a b/bible John/6053",
  ])("is not read from %j", (value) => {
    expect(readSelection(value)).toBeNull();
  });

  it.each([
    ["bible John", [[6053, 6058]], "John 6:53-58"],
    [
      "bible John",
      [
        [6053, 6053],
        [6055, 6056],
      ],
      "John 6:53, 55-56",
    ],
    ["bible 3 John", [[1004, 1005]], "3 John 4-5"],
    ["bible Ps", [[3000, 3002]], "Ps 3:1-2"],
    ["bible Ps", [[3000, 3000]], "Ps 3"],
    ["document Catechism of the Catholic Church", [[1324, 1327]], "CCC 1324-1327"],
    ["summa I", [[2003004, 2003006]], "ST I q. 2 a. 3"],
    ["confessions", [[1001001, 1001003]], "Confessions 1.1"],
    [
      "ignatius-smyrnaeans",
      [
        [7001001, 7001002],
        [7002001, 7002001],
      ],
      "Ignatius, Smyrnaeans 7.1-2",
    ],
    ["nothing", [[1, 2]], null],
  ] as const)("of %s %j is cited as %s", (work, runs, reference) => {
    expect(selectionReference({ work, runs })).toBe(reference);
  });
});

describe("a spot", () => {
  it("is a verse in Scripture, and a passage of a place elsewhere", () => {
    expect(spotOf("bible John", { place: 6053, sequence: 1 })).toBe(6053);
    expect(spotOf("summa I", { place: 2003, sequence: 4 })).toBe(2003004);
    for (const work of ["bible John", "document Lumen Gentium", "summa I", "confessions"])
      expect(placeOfSpot(work, spotOf(work, { place: 2003, sequence: 4 }))).toBe(2003);
  });
});
