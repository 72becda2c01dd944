import { describe, expect, it } from "vitest";
import { beginningsOf, spellingsOf } from "~/features/texts/domain/search-spelling";

/** Stems as the index has them, with their passages. */
const VOCABULARY = Object.entries({
  shepherd: 246,
  heaven: 2670,
  heavili: 20,
  treasur: 290,
  righteou: 579,
  bless: 2477,
  blue: 60,
  wilder: 512,
  synagogu: 153,
  physician: 136,
  knowledg: 2267,
  meek: 40,
  mean: 60,
}).map(([term, passages]) => ({ term, passages }));

/** The vocabulary that the index returns for a word: the stems with one of its beginnings. */
const similarTo = (word: string) =>
  VOCABULARY.filter(({ term }) => beginningsOf(word).some((beginning) => term.startsWith(beginning)));

describe("misspelt words", () => {
  it.each([
    ["sheperd", "shepherd"],
    ["heven", "heaven"],
    ["tresures", "treasur"],
    ["bles", "bless"],
    ["wilderniss", "wilder"],
    ["sinnagogue", "synagogu"],
    ["fysician", "physician"],
    ["nowledge", "knowledg"],
    ["meak", "meek"],
  ])("finds what %s means", (word, stem) => {
    expect(spellingsOf(word, similarTo(word))[0]?.word).toMatch(new RegExp(`^${stem}`));
  });

  it("finds nothing for a word that is like no other", () => {
    expect(spellingsOf("xqzwv", VOCABULARY)).toEqual([]);
  });

  it("takes a rare word for a misprint only when another sounds the same", () => {
    const rare = { term: "sheperd", passages: 1 };
    expect(spellingsOf("sheperd", [...VOCABULARY, rare])).toMatchObject([{ word: "shepherd" }]);
    expect(spellingsOf("heavili", VOCABULARY)).toEqual([]);
  });
});
