import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookId, LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { placeVerses } from "../../../../scripts/texts/bible";
import { readDouay } from "../../../../scripts/texts/douay";
import { fromCanon, NUMBERINGS, toCanon } from "../../../../scripts/texts/numbering";
import { readUsfm } from "../../../../scripts/texts/usfm";
import { readWebBible } from "../../../../scripts/texts/web-bible";

const BOOKS = Object.keys(LAST_VERSES) as BookId[];
const aBook = fc.constantFrom(...BOOKS);
const someWords = fc.stringMatching(/^[A-Z][a-z]{0,8}( [a-z]{1,8}){0,6}\.$/);

describe("numbers of an edition", () => {
  it("lead to a place of the canon's books, and back to a verse that falls on it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("web", "douay"),
        aBook,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 60 }),
        (name, book, chapter, verse) => {
          const numbering = NUMBERINGS[name]!;
          const target = toCanon(numbering, book, { chapter, verse });
          const origin = target && fromCanon(numbering, book, target);
          if (origin) expect(toCanon(numbering, book, origin)).toEqual(target);
        },
      ),
    );
  });

  it.each([
    ["web", "Ps", [51, 1], [51, 3]],
    ["web", "Joel", [2, 28], [3, 1]],
    ["web", "Mal", [4, 6], [3, 24]],
    ["web", "Rom", [14, 24], [16, 25]],
    ["douay", "Ps", [22, 1], [23, 1]],
    ["douay", "Ps", [9, 22], [10, 1]],
    ["douay", "John", [6, 54], [6, 53]],
    ["douay", "Song", [1, 1], [1, 2]],
  ] as const)("%s, %s %j is %j", (name, book, [chapter, verse], [toChapter, toVerse]) => {
    const target = { chapter: toChapter, verse: toVerse };
    expect(toCanon(NUMBERINGS[name]!, book, { chapter, verse })).toEqual(target);
    expect(fromCanon(NUMBERINGS[name]!, book, target)).toEqual({ chapter, verse });
  });
});

describe("placed verses", () => {
  it("keep every verse, in the order of their places, each on one page", () => {
    const verse = fc.record({
      book: aBook,
      chapter: fc.integer({ min: 1, max: 20 }),
      verse: fc.integer({ min: 1, max: 40 }),
      words: someWords,
    });
    fc.assert(
      fc.property(fc.constantFrom("web", "douay"), fc.array(verse, { maxLength: 30 }), (name, verses) => {
        // Verses without a counterpart precede the next one that has one: here there may be none.
        const known = verses.filter((one) => toCanon(NUMBERINGS[name]!, one.book, one));
        const { passages, pages } = placeVerses(known, name);
        expect(passages.map(({ words }) => words).sort()).toEqual(known.map(({ words }) => words).sort());
        for (const { work, place } of passages) {
          const own = pages.filter((page) => page.work === work && page.first <= place && place <= page.last);
          expect(own).toHaveLength(1);
        }
      }),
    );
  });

  it("have the Vulgate's number where it differs", () => {
    const at = (book: BookId, chapter: number, verse: number) => ({ book, chapter, verse, words: "Words." });
    const { passages } = placeVerses([at("Gen", 1, 1), at("Ps", 23, 1), at("Mal", 4, 5)], "web");
    expect(passages.map(({ work, place, vulgate }) => [work, place, vulgate])).toEqual([
      ["bible Gen", 1001, null],
      ["bible Ps", 23001, "Ps 22:1"],
      ["bible Mal", 3023, "Mal 4:5"],
    ]);
  });
});

describe("the JSON of the World English Bible", () => {
  const read = (book: string, chapters: object) =>
    readWebBible(new Map([[`${book}.json`, JSON.stringify(chapters)]]));

  it("names books as the Douay does", () => {
    const works = ["1 Kings", "3 Kings", "2 Esdras", "Canticles", "Apocalypse"].map(
      (book) => read(book, { 1: { 1: "Words." } }).passages[0]?.work,
    );
    expect(works).toEqual(["bible 1 Sam", "bible 1 Kgs", "bible Neh", "bible Song", "bible Rev"]);
  });

  it("loses the headings inside verses, and nothing else", () => {
    const { passages, repaired } = read("Canticles", {
      1: { 1: "One is beloved. Lover", 4: "We go. Friends We stay! Beloved They run." },
    });
    expect(passages.map(({ words }) => words)).toEqual(["One is beloved.", "We go. We stay! They run."]);
    expect(repaired).toEqual(["2 verses had a heading in their words"]);
    const letters = read("Psalms", { 119: { 8: "I keep them. BETH", 9: "By the LORD." } });
    expect(letters.passages.map(({ words }) => words)).toEqual(["I keep them.", "By the LORD."]);
  });

  it("lists every absent verse of the canon", () => {
    const { missing } = read("3 John", { 1: { 1: "One.", 3: "Three." } });
    expect(missing).toContain("3 John 1:2");
    expect(missing).toContain(`3 John 1:4-${LAST_VERSES["3John"]}`);
    expect(missing.filter((line) => !line.startsWith("3 John"))).toHaveLength(BOOKS.length - 1);
  });
});

/** Returns a book in USFM with these numbers of verses. */
const usfm = (code: string, chapters: (number | string)[][]) =>
  [
    `\\id ${code} A book`,
    "\\h Book",
    ...chapters.flatMap((verses, index) => [
      `\\c ${index + 1}`,
      ...verses.flatMap((verse) => ["\\p", `\\v ${verse} Words of it.`]),
    ]),
  ].join("\n");

describe("USFM", () => {
  it("keeps the words and the places of footnotes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(someWords, fc.option(someWords)), { minLength: 1, maxLength: 5 }),
        (parts) => {
          const text = parts.map(
            ([words, note]) => `${words}${note ? `\\f + \\fr 1:1 \\ft ${note}\\f*` : ""}`,
          );
          const { verses } = readUsfm(`\\id GEN\n\\c 1\n\\v 1 ${text.join(" ")}`);
          expect(verses).toHaveLength(1);
          expect(verses[0]!.words).toBe(parts.map(([words]) => words).join(" "));
          const noted = parts.filter(([, note]) => note);
          expect(verses[0]!.notes.map((note) => note.text)).toEqual(noted.map(([, note]) => note));
          for (const [index, { at }] of verses[0]!.notes.entries())
            expect(verses[0]!.words.slice(0, at).endsWith(noted[index]![0])).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["a number that the next one steps over", [1, 2, 3, 4, 6, 6, 7], [1, 2, 3, 4, 5, 6, 7], ["1:6 is 1:5"]],
    ["a number out of its row", [17, 18, 11, 20], [17, 18, 19, 20], ["1:11 is 1:19"]],
    ["a number that comes twice", [11, 12, 12, 13], [11, 11, 12, 13], ["1:12 is 1:11"]],
    ["the last number", [23, 24, 26], [23, 24, 25], ["1:26 is 1:25"]],
    ["a chapter that starts again", [1, 2, 1, 2], [1, 2, 3, 4], ["1:1 is 1:3", "1:2 is 1:4"]],
    ["nothing in a chapter that starts later", [10, 11, 12], [10, 11, 12], []],
  ])("mends %s", (_, printed, numbers, repaired) => {
    const read = readUsfm(usfm("GEN", [printed]));
    expect(read.verses.map(({ verse }) => verse)).toEqual(numbers);
    expect(read.repaired).toEqual(repaired);
  });

  it("adds a psalm's first line to the verse with its title", () => {
    const { verses } = readUsfm(
      "\\id PSA\n\\c 22\n\\d\n\\v 1 A psalm.\n\\p The Lord:\\f + \\ft Ours.\\f* mine.\n\\p\n\\v 2 He.",
    );
    expect(verses.map(({ words }) => words)).toEqual(["A psalm. The Lord: mine.", "He."]);
    expect(verses[0]!.notes).toEqual([{ at: 18, text: "Ours." }]);
  });

  it("refuses a marker that it does not know", () => {
    expect(() => readUsfm("\\id GEN\n\\c 1\n\\zz words")).toThrow("An unknown line");
  });

  it("numbers prologues 0, and the Vulgate's numbers to the rest", () => {
    const psalm = usfm("PSA", [...Array.from({ length: 21 }, () => [1]), [1, 2]]);
    const lamentations = "\\id LAM\n\\v 1 Before.\n\\c 1\n\\v 1 Aleph.";
    const { passages } = readDouay(new Map(Object.entries({ "21.sfm": psalm, "29.sfm": lamentations })));
    const of = (work: string, place: number) =>
      passages.find((one) => one.work === work && one.place === place);
    expect(of("bible Ps", 23_002)).toMatchObject({ label: "2", vulgate: "Ps 22:2" });
    expect(of("bible Lam", 1000)).toMatchObject({ kind: "paragraph", label: "", words: "Before." });
    expect(of("bible Lam", 1001)).toMatchObject({ kind: "verse", label: "1", vulgate: null });
  });
});
