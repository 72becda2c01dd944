import { describe, expect, it } from "vitest";
import { queryOf, searchedWords } from "~/features/texts/domain/search-query";
import { isWellKnown, wordingsOf } from "~/features/texts/domain/search-wordings";
import { keyOf, wordsOf } from "~/features/texts/domain/search-words";

describe("words that count as one", () => {
  it.each([
    ["thou", "you"],
    ["thy", "your"],
    ["wept", "weepeth"],
    ["cometh", "comes"],
    ["lovest", "love"],
    ["honour", "honor"],
    ["brethren", "brother"],
    ["Isaias", "Isaiah"],
    ["whosoever", "whoever"],
    ["shew", "showed"],
  ])("has one key for %s and %s", (one, other) => {
    expect(keyOf(one.toLowerCase())).toBe(keyOf(other.toLowerCase()));
  });

  it.each([
    ["forest", "fore"],
    ["Nazareth", "nazar"],
    ["harvest", "harving"],
  ])("does not take the end of %s for an archaic one", (word, other) => {
    expect(keyOf(word.toLowerCase())).not.toBe(keyOf(other));
  });

  it("reads words without accents, possessives and contractions, in their places", () => {
    const words = wordsOf("À Kempis’s heart: don’t");
    expect(words.map(({ word }) => word)).toEqual(["a", "kempis", "heart", "not"]);
    expect(words[2]).toMatchObject({ start: 11, end: 16 });
  });
});

describe("everyday wordings", () => {
  const found = (search: string) =>
    wordingsOf(queryOf(searchedWords(search), new Map(), new Map()).words).map(
      ({ work, place }) => `${work} ${place}`,
    );

  it("finds the verse of a wording that no translation has", () => {
    expect(found("man proposes, God disposes")).toContain("bible Prov 16009");
    expect(found("turn the other cheek")).toContain("bible Matt 5039");
  });

  it("knows the verses of the list as well known", () => {
    expect(isWellKnown("bible John", 3016)).toBe(true);
    expect(isWellKnown("bible 1 Chr", 1005)).toBe(false);
  });
});
