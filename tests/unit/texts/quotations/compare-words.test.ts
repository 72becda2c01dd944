import { describe, expect, it } from "vitest";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { attributionOf } from "~/features/texts/domain/quotations/attribution";
import { compareWords } from "~/features/texts/domain/quotations/compare-words";
import { findQuotations, quotationBeside } from "~/features/texts/domain/quotations/find-quotations";
import { misattributedIn } from "~/features/texts/domain/quotations/misattributed";
import { wordSearch } from "~/features/texts/domain/quotations/word-search";

const JOHN_14_27 =
  "Peace I leave with you, my peace I give unto you: not as the world giveth, do I give unto you. Let not your heart be troubled, nor let it be afraid.";

describe("words compared with a text", () => {
  it.each([
    ["Peace I leave with you, my peace I give unto you", "verified"],
    ["PEACE I leave with you — my peace  I give unto you!", "verified"],
    ["Peace I leave with you … Let not your heart be troubled", "verified"],
    ["Peace I leave with you ... do I give unto you.", "verified"],
    ["Peace I leave with you. . . my peace", "verified"],
    ["[My] peace I give unto you", "verified"],
    ["not as the world giveth [does Christ give,] Let not your heart be troubled", "verified"],
    ["Joy I leave with you, my peace I give unto you", "nearly"],
    ["Peace I leave with you, my peace I give to you", "nearly"],
    ["Peace I leave with you, my peace I now give unto you", "nearly"],
    ["Peace I leave with you, peace I give unto you", "nearly"],
    ["Peace I leave you … Let not your heart be troubled", "nearly"],
    ["My peace I give, my peace I leave with you", "paraphrase"],
    ["Do not let your heart be troubled or afraid", "paraphrase"],
    ["Let not your heart … Peace I leave", "paraphrase"],
    ["God helps those who help themselves", "misquoted"],
    ["I and you", "misquoted"],
    ["peac", "misquoted"],
    ["…", "misquoted"],
  ])("%s: %s", (quotation, wording) => {
    expect(compareWords(quotation, JOHN_14_27).wording).toBe(wording);
  });

  it("ignore accents and apostrophes", () => {
    expect(compareWords("the Lord's Therese", "The Lord’s Thérèse").wording).toBe("verified");
  });

  it.each([
    ["Let not your heart be broken", ["Let not your heart be troubled"]],
    [
      "my peace I give to you: not as the world giveth",
      ["my peace I give unto you: not as the world giveth"],
    ],
    ["Joy I leave with you … nor let it be afraid", ["Peace I leave with you", "nor let it be afraid."]],
    ["nor let it be afraid", ["nor let it be afraid."]],
  ])("are found in the text: %s", (quotation, found) => {
    const { places } = compareWords(quotation, JOHN_14_27);
    expect(places.map(({ start, end }) => JOHN_14_27.slice(start, end))).toEqual(found);
  });

  it("are compared with long texts, too", () => {
    const text = `${"word ".repeat(20_000)}${JOHN_14_27}${" word".repeat(20_000)}`;
    const start = performance.now();
    expect(compareWords("Joy I leave with you, my peace I give unto you", text).wording).toBe("nearly");
    expect(compareWords("Whoever eats this bread shall live for ever", text).wording).toBe("misquoted");
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("the quotations of a text", () => {
  const wordsIn = (text: string) => findQuotations(text, findCitations(text)).map(({ words }) => words);

  it.each([
    ['“One” and "two", not ‘three’.', ["One", "two"]],
    ["> My flesh is true food. (John 6:55)", ["My flesh is true food."]],
    ["> My flesh is\n> true food.\n> — John 6:55\n\nMore.", ["My flesh is true food."]],
    ["> *My flesh is true food.*", ["My flesh is true food."]],
    ["> Our heart is restless.\n> — St. Augustine", ["Our heart is restless."]],
    ["> He says: “My flesh is true food.”", ["My flesh is true food."]],
    ["> (John 6:55)", []],
    ["An “open one\n\nends with its paragraph", []],
  ])("of %s are %j", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe("the quotation beside a citation", () => {
  it.each([
    ['"Peace I leave with you" (John 14:27).', "Peace I leave with you"],
    ["“Peace I leave with you.” (cf. John 14:27)", "Peace I leave with you."],
    ['"Peace I leave with you". (John 14:27)', "Peace I leave with you"],
    ["“Peace I leave with you (John 14:27)”", "Peace I leave with you (John 14:27)"],
    ["> Peace I leave with you.\n> — John 14:27", "Peace I leave with you."],
    ["John 14:27: “Peace I leave with you.”", "Peace I leave with you."],
    ['John 14:27 says, "Peace I leave with you"', "Peace I leave with you"],
    ["«Peace I leave with you», John 14:27", "Peace I leave with you"],
    ["He gives peace (John 14:27).", undefined],
    ['"Peace" is a word. The Lord promises it to his own (John 14:27).', undefined],
    ['John 14:27 is read at Mass. The priest then says "peace be with you".', undefined],
    ['"Peace" is what the Lord promises to all of his disciples here, John 14:27', undefined],
    ['"Peace\n\nJohn 14:27', undefined],
    ['"" (John 14:27)', undefined],
  ])("of %s is %s", (text, words) => {
    const citations = findCitations(text);
    expect(quotationBeside(text, citations[0]!, findQuotations(text, citations))?.words).toBe(words);
  });
});

describe("whose words a quotation is", () => {
  it.each([
    ["St. Augustine says: “Our heart is restless.”", "St. Augustine", "works"],
    ["As Augustine once wrote, “Our heart is restless.”", "Augustine", "works"],
    ["“Our heart is restless” — St. Augustine", "St. Augustine", "works"],
    ["> Our heart is restless.\n> — St. Augustine of Hippo", "St. Augustine of Hippo", "works"],
    ["Jesus says, “Come to me.”", "Jesus", "scripture"],
    ["St. Paul tells us: “Rejoice always.”", "St. Paul", "scripture"],
    ["Scripture teaches: “Rejoice always.”", "Scripture", "scripture"],
    ["St. John Chrysostom said: “Rejoice always.”", "St. John Chrysostom", "works"],
    ["The Lord is kind. People say “rejoice always.”", null, null],
    ["Christ is present. This is the “real and lasting presence.”", null, null],
    ["They father says “rejoice always.”", null, null],
  ])("%s: %s", (text, name, first) => {
    const found = attributionOf(text, findQuotations(text, findCitations(text))[0]!);
    expect(found?.name ?? null).toBe(name);
    expect(found?.search[0] ?? null).toBe(first);
  });
});

describe("sayings that nobody said", () => {
  it.each([
    ["Preach the gospel at all times; when necessary, use words.", "Francis of Assisi"],
    ["Rome has spoken; the case is closed.", "Augustine"],
    ["When people stop believing in God, they believe in anything.", "Chesterton"],
    ["The glory of God is man fully alive.", "Irenaeus"],
    ["God helps those who help themselves.", "Scripture"],
    ["I die the king's good servant, but God's first.", "Thomas More"],
  ])("%s", (words, author) => {
    expect(misattributedIn(words)?.author).toBe(author);
  });

  it("are not those that are true", () => {
    expect(misattributedIn("the king's good servant, and God's first")).toBeUndefined();
    expect(misattributedIn("Our heart is restless until it repose in Thee")).toBeUndefined();
  });
});

describe("the search for quoted words", () => {
  const frequencies = new Map([
    ["shepherd", 90],
    ["lord", 7_000],
    ["want", 200],
    ["pastur", 40],
    ["lie", 500],
  ]);

  it("asks for the words as they are, or any two of the rarest together", () => {
    expect(wordSearch("The Lord is my shepherd, I shall not want", frequencies)).toBe(
      '"the lord is my shepherd i" OR ("shepherd" AND "want") OR ("shepherd" AND "lord") OR ("want" AND "lord")',
    );
  });

  it("asks for the phrase when no two words say something", () => {
    expect(wordSearch("It is I", frequencies)).toBe('"it is i"');
    expect(wordSearch("…", frequencies)).toBeNull();
  });
});
