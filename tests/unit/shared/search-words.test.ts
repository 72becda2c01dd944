import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf, markMatches } from "~/features/journal/domain/search-excerpt";
import { matchExpression, searchTerms, soughtWords, wordsOf } from "~/shared/search-words";

const folded = (text: string) => [...wordsOf(text)].map((word) => word.folded);
const marked = (text: string, search: string) =>
  markMatches(text, soughtWords(search))
    .filter((part) => part.isMatch)
    .map((part) => part.text);
const anyText = fc.string({ unit: "binary", maxLength: 400 });

describe("the words of a text", () => {
  it.each([
    ["Grace, again!", ["grace", "again"]],
    ["Thérèse of Lisieux", ["therese", "of", "lisieux"]],
    ["The\u0301re\u0300se", ["therese"]],
    ["God's mercy; I don't know", ["god", "mercy", "i", "don", "know"]],
    ["l'amore", ["l", "amore"]],
    ["John 3:16", ["john", "3", "16"]],
    ["\ud83d\ude4f \u2026 -- \"'", []],
    ["a\0b", ["a", "b"]],
    ["\ud800 lone", ["lone"]],
    ["Молитва Οὐρανός", ["молитва", "ουρανοσ"]],
    ["Psalm主は私", ["psalm", "主は私"]],
    ["", []],
  ])("of %j", (text, words) => expect(folded(text)).toEqual(words));

  it("are at their positions, in order", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const word of wordsOf(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          expect(word.folded).toMatch(/^[\p{L}\p{N}]+$/u);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("what a search asks for", () => {
  it("is at most 20 words of its first 200 characters", () => {
    expect(soughtWords("ab ".repeat(60))).toHaveLength(20);
    expect(soughtWords(`${" ".repeat(200)}grace`)).toEqual([]);
    expect(soughtWords("x".repeat(10_000))[0]!.folded).toHaveLength(40);
  });

  it("holds nothing but terms in quotes, whatever is typed", () => {
    const expression = /^(?:\(?"~[swm][\p{L}\p{N}]+"(?: \*)?\)?(?: AND | OR |$))*$/u;
    fc.assert(
      fc.property(anyText, (text) => {
        expect(matchExpression(soughtWords(text), null)).toMatch(expression);
      }),
    );
  });
});

describe("the terms of a text", () => {
  it("stay below what D1 takes as one text", () => {
    const words = Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(" ");
    const terms = searchTerms(words);
    expect(terms.split(" ").length * 9 + terms.length).toBeLessThan(1_900_000);
  });
});

describe("the marks in a text", () => {
  it.each([
    ["Prayed for mercy, praying on", "pray", ["Prayed", "praying"]],
    ["Mercies of the merciful", "mercy", ["Mercies", "merciful"]],
    ["Thérèse", "therese", ["Thérèse"]],
    ["amen", "ame", ["amen"]],
    ["amen alleluia", "ame alleluia", ["alleluia"]],
    ["主は私の羊飼い", "羊飼い", ["羊飼い"]],
    ["nothing", "\ud83d\ude4f", []],
  ])("of %j for %j", (text, search, marks) => expect(marked(text, search)).toEqual(marks));

  it("lose nothing of the text", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, search) => {
        const parts = markMatches(text, soughtWords(search));
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});

describe("an excerpt", () => {
  const long = `${"before ".repeat(60)}grace ${"after ".repeat(60)}`;

  it("is the text around the first match, cut between words", () => {
    const parts = excerptOf(long, soughtWords("grace"))!;
    const text = parts.map((part) => part.text).join("");
    expect(text).toMatch(/^…before .*grace after .*after…$/);
    expect(text.length).toBeLessThan(210);
    expect(parts.filter((part) => part.isMatch)).toEqual([{ text: "grace", isMatch: true }]);
  });

  it("is the whole of a short text with its white space folded", () => {
    expect(excerptOf("  Grace \n upon  grace ", soughtWords("grace"))!.map((part) => part.text)).toEqual([
      "Grace",
      " upon ",
      "grace",
    ]);
  });

  it("is null without a match, and never fails", () => {
    expect(excerptOf(long, soughtWords("joy"))).toBeNull();
    fc.assert(
      fc.property(anyText, fc.nat(400), (text, at) => {
        const excerpt = excerptOf(text, soughtWords(text.slice(at, at + 12)));
        if (excerpt) expect(excerpt.some((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});
