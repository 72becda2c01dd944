import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckedCitation } from "~/features/companion/contract";
import {
  cutIntoPieces,
  findHedges,
  listCitations,
  numberCitations,
} from "~/features/companion/domain/answer-pieces";
import type { CitationState } from "~/features/companion/domain/limits";

const cite = (raw: string, state: CitationState = "exists", reference = raw): CheckedCitation => ({
  reference,
  raw,
  state,
});

describe("the citations of an answer", () => {
  it("are numbered in order; a missing reference has no number and is not listed", () => {
    const citations = numberCitations([
      cite("CCC 1324"),
      cite("CCC 3001", "not-found"),
      cite("Jn 6:51", "exists", "John 6:51"),
      cite("CCC 1324"),
      cite("John 6:51"),
    ]);
    expect(citations.map(({ number }) => number)).toEqual([1, null, 2, 1, 2]);
    expect(listCitations(citations).map(({ reference }) => reference)).toEqual(["CCC 1324", "John 6:51"]);
  });

  it("are found in a text, the longest first and never within another number", () => {
    const citations = numberCitations([cite("John 6:5"), cite("John 6:51-58"), cite("can. 1055 §1")]);
    const text = "See John 6:51-58, John 6:5; can. 1055 §1, not John 6:55.";
    const found = cutIntoPieces(text, citations).filter((piece) => piece.kind === "citation");
    expect(found.map((piece) => piece.text)).toEqual(["John 6:51-58", "John 6:5", "can. 1055 §1"]);
  });

  it("count as the more doubtful when two read the same", () => {
    const citations = numberCitations([cite("CCC 27", "misquoted"), cite("CCC 27", "verified")]);
    expect(cutIntoPieces("CCC 27", citations)).toMatchObject([{ citation: { state: "misquoted" } }]);
  });
});

it.each([
  ["I cannot locate anything on this.", "cannot locate"],
  ["We could not find it here.", "could not find"],
  ["The passages do not directly address it.", "do not directly address"],
  ["I'm not sure of the date.", "I'm not sure"],
  ["There is no explicit reference to it.", "no explicit reference"],
  ["I found it.", ""],
  ["The cannot of the law", ""],
  ["Seek and you will find.", ""],
])("marks the hedging phrase in %j: %j", (text, phrase) => {
  const [hedge] = findHedges(text);
  expect(text.slice(hedge?.start ?? 0, hedge?.end ?? 0)).toBe(phrase);
});

describe("the pieces of a text", () => {
  const citations = numberCitations([cite("CCC 1324"), cite("CCC 3001", "not-found")]);

  it("join to the same text, whatever the text", () => {
    const words = fc.constantFrom("CCC 1324", "CCC 3001", "cannot locate", "I ", ", ", "x", "\n");
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join("");
        const pieces = cutIntoPieces(text, citations);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});
