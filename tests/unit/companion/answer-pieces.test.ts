import { describe, expect, it } from "vitest";
import type { CheckedCitation } from "~/features/companion/contract";
import type { CitationState } from "~/features/companion/domain/limits";
import { findHedges } from "~/features/companion/domain/answer-pieces";
import { listCitations, numberCitations } from "~/features/companion/domain/answer-pieces";
import { cutIntoPieces } from "~/features/companion/domain/answer-pieces";

const cite = (raw: string, state: CitationState = "exists", reference = raw): CheckedCitation => ({
  reference,
  raw,
  state,
});

describe("the citations of an answer", () => {
  it("are numbered in their order; what does not exist has no number and is not listed", () => {
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

  it("are found in a text where they stand, the longest first and none within another number", () => {
    const citations = numberCitations([cite("John 6:5"), cite("John 6:51-58"), cite("can. 1055 §1")]);
    const text = "See John 6:51-58, John 6:5; can. 1055 §1, not John 6:55.";
    const found = cutIntoPieces(text, citations).filter((piece) => piece.kind === "citation");
    expect(found.map((piece) => piece.text)).toEqual(["John 6:51-58", "John 6:5", "can. 1055 §1"]);
  });

  it("count as the more doubtful where two read the same", () => {
    const citations = numberCitations([cite("CCC 27", "misquoted"), cite("CCC 27", "verified")]);
    const [piece] = cutIntoPieces("CCC 27", citations);
    expect(piece).toMatchObject({ kind: "citation", citation: { state: "misquoted" } });
  });
});

describe("hedging phrases", () => {
  it.each([
    ["I cannot locate anything on this.", "cannot locate"],
    ["We could not find it here.", "could not find"],
    ["The passages do not directly address it.", "do not directly address"],
    ["I'm not sure of the date.", "I'm not sure"],
    ["There is no explicit reference to it.", "no explicit reference"],
  ])("are found: %j", (text, phrase) => {
    const [hedge] = findHedges(text);
    expect(text.slice(hedge?.start, hedge?.end)).toBe(phrase);
  });

  it.each(["I found it.", "The cannot of the law", "Seek and you will find."])("are not in %j", (text) => {
    expect(findHedges(text)).toEqual([]);
  });
});

it("the pieces of a text are the text again", () => {
  const text = "I cannot locate CCC 3001, but CCC 1324 says it.";
  const pieces = cutIntoPieces(text, numberCitations([cite("CCC 1324"), cite("CCC 3001", "not-found")]));
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.map((piece) => piece.kind)).toEqual([
    "words",
    "hedge",
    "words",
    "citation",
    "words",
    "citation",
    "words",
  ]);
});
