import { describe, expect, it } from "vitest";
import { excerptOf } from "~/features/texts/domain/search-excerpt";
import { indexQuestion, queryOf, searchedWords, stemsOf } from "~/features/texts/domain/search-query";
import { type Candidate, rankPlaces } from "~/features/texts/domain/search-ranking";
import { readBook, readReferences, readSearch } from "~/features/texts/domain/search-reference";

/** A search in which every word is as rare as another. */
function query(search: string, passages = 100) {
  const words = searchedWords(search);
  return queryOf(words, new Map(stemsOf(words).map((stem) => [stem, passages])), new Map());
}
const verse = (place: number, words: string, text: string | null = "one"): Candidate => ({
  ...{ work: "bible John", place, text, words },
});
const facts = { first: "one", isWellKnown: (_: string, place: number) => place < 0 };
const places = (search: string, candidates: Candidate[], some = facts) =>
  rankPlaces(query(search), candidates, some).map(({ place }) => place);

describe("the order of verses", () => {
  it("puts the verse first that has more of the search", () => {
    expect(places("bread of heaven", [verse(1, "Bread."), verse(2, "Bread from heaven.")])).toEqual([2, 1]);
  });

  it("prefers words in the order of the search, close together", () => {
    const scattered = verse(1, "Stone by stone they threw, and the sin, which was the first, was theirs.");
    const near = verse(2, "Let him without sin throw the first stone.");
    expect(places("without sin throw the first stone", [scattered, near])[0]).toBe(2);
  });

  it("takes archaic and related words for those of the search", () => {
    const old = verse(1, "Now abideth faith, hope, charity, these three.");
    expect(places("faith hope love", [old, verse(2, "Faith without hope.")])[0]).toBe(1);
  });

  it("finds a sentence that goes on in the next verse", () => {
    const candidates = [
      verse(7, "Ask and seek"),
      verse(8, "and knock at the door"),
      verse(20, "seek a door"),
    ];
    const [best] = rankPlaces(query("ask seek knock door"), candidates, facts);
    expect([7, 8]).toContain(best?.place);
    expect(best?.coverage).toBe(1);
  });

  it("prefers a well-known verse among equals, and shows the first text unless another fits better", () => {
    const isWellKnown = (_: string, place: number) => place === 2;
    expect(places("light", [verse(1, "Light."), verse(2, "Light.")], { ...facts, isWellKnown })[0]).toBe(2);
    const [shown] = rankPlaces(query("light"), [verse(1, "Light.", "two"), verse(1, "Light.", "one")], facts);
    expect(shown?.text).toBe("one");
    const [better] = rankPlaces(
      query("true light"),
      [verse(1, "Lamp.", "one"), verse(1, "True light.", "two")],
      facts,
    );
    expect(better?.text).toBe("two");
  });

  it("counts a wording of ours for its place, and shows a text of that place", () => {
    const ours = verse(3, "the golden rule", null);
    const [best] = rankPlaces(
      query("golden rule"),
      [ours, verse(3, "Do as you wish."), verse(4, "Gold.")],
      facts,
    );
    expect(best).toMatchObject({ place: 3, text: "one" });
  });
});

describe("the question to the index", () => {
  it("searches for rare words, and for common ones only beside them", () => {
    const words = searchedWords("lord shepherd");
    const { parts } = indexQuestion(
      queryOf(
        words,
        new Map([
          ["lord", 17_000],
          ["shepherd", 200],
        ]),
        new Map(),
      ),
    );
    const expressions = parts.map(({ match }) => match);
    expect(expressions).toContain('("shepherd")');
    expect(expressions.some((match) => /^\("lord".*\) AND \("shepherd"\)$/.test(match))).toBe(true);
  });

  it("searches for runs of words when all are common", () => {
    const { parts } = indexQuestion(queryOf(searchedWords("I am who I am"), new Map(), new Map()));
    expect(parts.map(({ match }) => match)).toEqual(['"i am who"', '"am who i"', '"who i am"']);
  });

  it("never passes on a sign of the index's language", () => {
    const { parts, all } = indexQuestion(query('shepherd" OR * NEAR(x y) {"flock^'));
    for (const { match } of parts)
      expect(match.replace(/"[\p{L}\p{N} ]+"| AND | OR | NOT |[()]/gu, "")).toBe("");
    expect(all).not.toMatch(/[*{^]/);
  });
});

describe("references in a search", () => {
  it.each([
    ["John 6:53-58", "John 6:53-58"],
    ["john 3 16", "John 3:16"],
    ["Rom 8, 28", "Rom 8:28"],
    ["genesis 1", "Gen 1"],
    ["ps 23", "Ps 23"],
    ["chapter 8 of Romans", "Rom 8"],
    ["romans chapter 8", "Rom 8"],
    ["ST I q. 2 a. 3", "ST I q. 2 a. 3"],
    ["Confessions 1.1", "Confessions 1.1"],
    ["the lord is my shepherd", ""],
    ["two or three", ""],
  ])("reads %s as %s", (search, reference) => {
    const { citations } = readSearch(search);
    expect(citations.map((citation) => citation.reference).join()).toBe(reference);
  });

  it("separates a reference from the other words", () => {
    expect(readSearch("John 3:16 so loved")).toMatchObject({
      citations: [{ reference: "John 3:16" }],
      words: "so loved",
    });
  });

  it("keeps a reference that does not exist, so that it can be named", () => {
    expect(readReferences("john 99:3")).toMatchObject([{ reference: "John 99:3" }]);
  });

  it("knows a book by its name alone", () => {
    expect(readBook("the gospel of john")).toEqual({ address: "scripture/john", title: "John" });
    expect(readBook("shepherd")).toBeNull();
  });
});

describe("an excerpt", () => {
  const text = (parts: ReturnType<typeof excerptOf>) => parts.map((part) => part.text).join("");

  it("marks the words of the search and what counts as them, but no common ones", () => {
    const parts = excerptOf("He wept for the city.", query("weeping for the city"));
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(["wept", "city"]);
    expect(text(parts)).toBe("He wept for the city.");
  });

  it("shows the part of a long text that has most of the search, cut between words", () => {
    const long = `${"Nothing here at all. ".repeat(60)}A restless heart finds rest. ${"More words follow. ".repeat(60)}`;
    const shown = text(excerptOf(long, query("restless heart rest")));
    expect(shown).toContain("restless heart finds rest");
    expect(shown).toMatch(/^… \w.*\S …$/);
    expect(shown.length).toBeLessThan(340);
  });
});
