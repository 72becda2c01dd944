import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSumma } from "../../../../scripts/texts/summa";
import { readWords } from "../../../../scripts/texts/summa-words";

const FILES = ["FP", "FS", "SS", "TP", "XP", "X1", "X2"];

interface Article {
  title?: string[];
  objections?: string[][];
  counter?: string[];
  body?: string[];
  replies?: string[][];
}

const numbered = (texts: string[][] = []) =>
  Object.fromEntries(texts.map((text, index) => [index + 1, { text }]));

/** Returns the source's files with these articles in the first part, by question. */
function summa(questions: Record<number, Article[]>) {
  const content = Object.entries(questions).map(([id, articles]) => [
    id,
    {
      title: `Question ${id}`,
      outer: { text: ["We inquire into it."], title: [] },
      article: Object.fromEntries(
        articles.map(
          ({ title = ["Whether it is?"], objections, counter = [], body = [], replies }, index) => [
            index + 1,
            { title, objections: numbered(objections), counter, body, replies: numbered(replies) },
          ],
        ),
      ),
    },
  ]);
  const empty = { questions: {}, sections: {}, other: {} };
  const first = { ...empty, questions: Object.fromEntries(content) };
  return new Map(FILES.map((name) => [`${name}-ALL.json`, JSON.stringify(name === "FP" ? first : empty)]));
}

const whole = {
  objections: [["Objection 1: It is not."], ["Objection 2: Further, no."]],
  counter: ["On the contrary, It is written."],
  body: ["I answer that, It is.", "And so it is."],
  replies: [["Reply to Objection 1: It is."]],
};
const partsOf = (files: Map<string, string>, place: number) =>
  readSumma(files)
    .passages.filter((passage) => passage.place === place)
    .map(({ kind, label, words }) => [kind, label, words]);

describe("the Summa", () => {
  it("is addressed to objection, contrary, body and reply", () => {
    expect(partsOf(summa({ 2: [whole] }), 2001)).toEqual([
      ["objection", "1", "It is not."],
      ["objection", "2", "Further, no."],
      ["contra", "", "On the contrary, It is written."],
      ["body", "", "I answer that, It is."],
      ["body", "", "And so it is."],
      ["reply", "1", "It is."],
    ]);
  });

  it("has as many articles, objections and replies as the source", () => {
    const articles = fc.array(fc.record({ objections: fc.nat(5), replies: fc.nat(5) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(articles, (counts) => {
        const texts = (count: number, name: string) =>
          Array.from({ length: count }, (_, index) => [`${name} ${index + 1}: Words.`]);
        const files = summa({
          1: counts.map(({ objections, replies }) => ({
            ...whole,
            objections: texts(objections, "Objection"),
            replies: texts(replies, "Reply to Objection"),
          })),
        });
        const { pages, passages } = readSumma(files);
        const sum = (kind: string) => passages.filter((passage) => passage.kind === kind).length;
        expect(pages).toHaveLength(counts.length);
        expect(sum("objection")).toBe(counts.reduce((all, { objections }) => all + objections, 0));
        expect(sum("reply")).toBe(counts.reduce((all, { replies }) => all + replies, 0));
      }),
    );
  });

  it("finds the answer in the contrary, and the contrary in the last objection", () => {
    const inContrary = { ...whole, counter: ["On the contrary, Yes. I answer that, No."], body: [] };
    expect(partsOf(summa({ 1: [inContrary] }), 1001).slice(2, 4)).toEqual([
      ["contra", "", "On the contrary, Yes."],
      ["body", "", "I answer that, No."],
    ]);
    const inObjection = {
      ...whole,
      objections: [["Objection 1: No.", "The contrary, however, appears."]],
      counter: [],
    };
    expect(partsOf(summa({ 1: [inObjection] }), 1001).slice(0, 2)).toEqual([
      ["objection", "1", "No."],
      ["contra", "", "The contrary, however, appears."],
    ]);
  });

  it("splits articles that were joined", () => {
    const joined = {
      title: ["Whether one? Whether two?"],
      objections: [["Objection 1: One.", "Objection 1: Two."]],
      counter: ["On the contrary, One.", "On the contrary, Two."],
      body: ["I answer that, One.", "I answer that, Two."],
      replies: [["Reply to Objection 1: One."]],
    };
    const files = summa({ 1: [joined] });
    expect(readSumma(files).pages.map(({ title }) => title)).toEqual(["1. Whether one?", "2. Whether two?"]);
    expect(partsOf(files, 1002).map(([, , words]) => words)).toEqual([
      "Two.",
      "On the contrary, Two.",
      "I answer that, Two.",
    ]);
  });

  it("has the prologue of a question on the page of its first article", () => {
    const { pages, passages } = readSumma(summa({ 2: [whole, whole] }));
    expect(pages.map(({ first, last }) => [first, last])).toEqual([
      [2000, 2001],
      [2002, 2002],
    ]);
    expect(passages[0]).toMatchObject({ place: 2000, kind: "paragraph", words: "We inquire into it." });
  });

  it("names articles that are absent, and those without an answer", () => {
    const { missing } = readSumma(summa({ 1: [{ ...whole, body: [] }] }));
    expect(missing).toContain("ST I 1:2-10");
    expect(missing).toContain("ST I q. 1 a. 1: the answer");
  });

  it("loses the marks of the source, and keeps notes apart", () => {
    expect(readWords("As said (FP, Question [2], Article [3])---so {Theos} [*Wis. 1:1] is.")).toEqual({
      words: "As said (I, Question 2, Article 3)—so Theos is.",
      notes: [{ at: 43, text: "Wis. 1:1" }],
    });
  });
});
