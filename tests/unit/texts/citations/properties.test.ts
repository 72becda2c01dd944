import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "~/features/companion/domain/check-answer";
import { readAnswer } from "~/features/companion/domain/read-answer";
import { askedPlaces } from "~/features/texts/domain/citations/asked-places";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations, scanTokens } from "~/features/texts/domain/citations/find-citations";
import { referenceText } from "~/features/texts/domain/citations/reference-text";
import { type Token, tokenize } from "~/features/texts/domain/citations/tokens";
import { anyPlace, nearlyReferences } from "./any-place";

const anyText = fc.oneof(nearlyReferences, fc.string({ unit: "binary", maxLength: 200 }));
const folder = new URL("../../../../app/features/texts/domain/citations/", import.meta.url);

describe("any place that exists", () => {
  it("is found again in its own display string, and exists", () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const text = referenceText(place);
        const found = findCitations(text);
        expect(found.map((citation) => [citation.raw, citation.reference])).toEqual([[text, text]]);
        expect(found[0]!.place).toEqual(place);
        expect(checkCitation(found[0]!).state).toBe("exists");
      }),
      { numRuns: 1000 },
    );
  });

  it("is found at its place in a sentence", () => {
    fc.assert(
      fc.property(anyPlace, fc.lorem(), (place, words) => {
        const text = referenceText(place);
        const sentence = `${words}: see ${text}.`;
        const [citation, ...more] = findCitations(sentence);
        expect(more).toEqual([]);
        expect(citation).toMatchObject({ raw: text, start: words.length + 6, end: sentence.length - 1 });
      }),
    );
  });
});

describe("any text", () => {
  it("returns citations in order, with their positions", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const citation of findCitations(text)) {
          expect(citation.start).toBeGreaterThanOrEqual(end);
          expect(citation.end).toBeGreaterThan(citation.start);
          expect(text.slice(citation.start, citation.end)).toBe(citation.raw);
          end = citation.end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lists no source that does not exist", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readAnswer(text, { passages: [], objections: [], missingReferences: [] });
        const { citations, checked } = checkAnswer(read);
        const found = checked.filter(({ state }) => state !== "not-found").map(({ reference }) => reference);
        expect(new Set(Object.values(citations).flat())).toEqual(new Set(found));
        expect(() => askedPlaces(text)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

/** Counts how often the tokens of a text are read while it is scanned. */
function readsOf(text: string): { reads: number; tokens: number } {
  let reads = 0;
  const tokens = tokenize(text);
  const counted = new Proxy(tokens, {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  scanTokens(counted as readonly Token[]);
  return { reads, tokens: tokens.length };
}

describe("the work", () => {
  const HOSTILE = [
    "1 ",
    "John ",
    "John 3:16, ",
    "John 3:16; 4:2, 5 and ",
    "1, 2; 3 and 4 - ",
    "CCC 1, ",
    "no. 1, ",
    "§",
    "chapter 1 of the ",
    "First Letter of ",
    "can. 1 §1 and ",
    "canon 1, §2, ",
    "ST I q. 1 a. 1, ",
    "Summa I-II ",
    "Homily on ",
    "Ignatius, To the Romans 4, ",
    "Confessions 1.1.1, ",
    "Confessions X, ",
    "Augustine, in his ",
    "Letter to the ",
    "(((",
    "Catechism of the Catholic ",
    "'s gospel ",
  ];

  it.each(HOSTILE)("grows with the length of the text, not with its square: %j repeated", (piece) => {
    const short = readsOf(piece.repeat(500));
    const long = readsOf(piece.repeat(5000));
    expect(long.reads).toBeLessThanOrEqual(short.reads * 10.5);
    expect(long.reads).toBeLessThanOrEqual(long.tokens * 200);
  });

  it("is bounded for any arrangement of the pieces", () => {
    fc.assert(
      fc.property(nearlyReferences, (text) => {
        const { reads, tokens } = readsOf(text.repeat(20));
        expect(reads).toBeLessThanOrEqual(tokens * 200);
      }),
    );
  });

  it("uses no regular expression that repeats a group, so that none can run away", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const expressions = files.flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\*|\/)/.test(line))
        .flatMap(
          (line) =>
            line.match(/(?<=[=(\s,])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/g) ?? [],
        ),
    );
    expect(expressions.length).toBeGreaterThan(5);
    for (const expression of expressions) {
      expect(expression).not.toMatch(/\)[*+{]/);
      expect(
        expression.replace(/\[(?:\\.|[^\]\\])*\]/g, "C").match(/(?<!\\)[*+]/g)?.length ?? 0,
      ).toBeLessThanOrEqual(2);
    }
  });
});
