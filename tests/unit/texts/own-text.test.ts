import { describe, expect, it } from "vitest";
import { LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel } from "~/features/texts/domain/citations/canon/book-names";
import { placeReference } from "~/features/texts/domain/citations/place-reference";
import { readOwnText } from "../../../scripts/texts/own-text";

/** A Bible in scrollmapper's format with these books: for each chapter the number of its verses. */
function bible(books: Record<string, number[]>): string {
  return JSON.stringify({
    translation: "Test",
    books: Object.entries(books).map(([name, chapters]) => ({
      name,
      chapters: chapters.map((last, index) => ({
        chapter: index + 1,
        verses: Array.from({ length: last }, (_, verse) => ({
          verse: verse + 1,
          text: `${name} ${verse + 1}`,
        })),
      })),
    })),
  });
}

const wholeBible = Object.fromEntries(
  Object.entries(LAST_VERSES).map(([book, line]) => [
    bookLabel(book as keyof typeof LAST_VERSES),
    line.split(" ").map(Number),
  ]),
);

const catechism = "document Catechism of the Catholic Church";
const referencesOf = (file: string) =>
  readOwnText(file).passages.map(({ work, place }) => placeReference(work, place));

describe("an operator's own text", () => {
  it("takes lines of a reference, a tab and the words", () => {
    const { kind, passages, pages, unread } = readOwnText(
      "CCC 1\tFirst.\r\nCCC 2\tSecond\tpart.\n\n# a note\nJohn 6:53\tWords.\n",
    );
    expect(kind).toBe("bible");
    expect(unread).toEqual([]);
    expect(passages).toEqual([
      { work: catechism, place: 1, kind: "paragraph", label: "1", words: "First." },
      { work: catechism, place: 2, kind: "paragraph", label: "2", words: "Second part." },
      { work: "bible John", place: 6053, kind: "verse", label: "53", words: "Words." },
    ]);
    expect(pages.map(({ address, first, last }) => [address, first, last])).toEqual([
      ["documents/catechism-of-the-catholic-church/1", 1, 2],
      ["scripture/john/6", 6053, 6053],
    ]);
  });

  it("keeps the paragraphs of a canon at the canon", () => {
    const { passages } = readOwnText("can. 1055 §1\tOne.\ncan. 1055 §2\tTwo.");
    expect(passages.map(({ place, label, words }) => [place, label, words])).toEqual([
      [1055, "1055 §1", "One."],
      [1055, "1055 §2", "Two."],
    ]);
  });

  it("names what it cannot place", () => {
    const { passages, unread } = readOwnText(
      "CCC 1-3\tA range.\nJohn 3\tA chapter.\nHello\tWords.\nCCC 4\nCCC 5\t ",
    );
    expect(passages).toEqual([]);
    expect(unread).toEqual(["CCC 1-3", "John 3", "Hello", "CCC 4", "CCC 5"]);
  });

  it("takes a Bible in scrollmapper's format, with its own names of books", () => {
    const file = bible({ Genesis: [2], "I Samuel": [1], "Revelation of John": [1] });
    expect(referencesOf(file)).toEqual(["Gen 1:1", "Gen 1:2", "1 Sam 1:1", "Rev 1:1"]);
  });

  it("does not take the Esdras beside Ezra for a book of the canon", () => {
    const file = bible({ Ezra: [1], "II Esdras": [1] });
    expect(referencesOf(file)).toEqual(["Ezra 1:1"]);
    expect(readOwnText(file).unread).toEqual(["II Esdras"]);
  });
});

describe("the comparison with the canon", () => {
  const differences = (file: string) => {
    const { missing, shifted } = readOwnText(file);
    return { missing, shifted };
  };

  it("finds nothing in a whole Bible", () => {
    expect(differences(bible(wholeBible))).toEqual({ missing: [], shifted: [] });
  });

  it("names missing books, chapters and verses, the last ones too", () => {
    const { Tob: _, ...others } = wholeBible;
    const file = JSON.parse(bible(others));
    const genesis = file.books.find(({ name }: { name: string }) => name === "Gen");
    genesis.chapters.splice(1, 1);
    genesis.chapters[0].verses.splice(2, 2);
    genesis.chapters[0].verses.pop();
    expect(differences(JSON.stringify(file)).missing).toEqual(["Gen 1:3-4", "Gen 1:31", "Gen 2", "Tob"]);
  });

  it("names chapters that go on beyond their end", () => {
    const gen = [...wholeBible.Gen!];
    gen[30] = 55;
    const { shifted } = differences(bible({ ...wholeBible, Gen: gen }));
    expect(shifted).toEqual(["Gen 31 ends at 55, in the canon at 54"]);
  });

  it("compares documents by their last paragraph, without asking for a Bible", () => {
    const lines = Array.from({ length: 2_866 }, (_, index) => `CCC ${index + 1}\tWords.`);
    lines.splice(16, 2);
    expect(differences(lines.join("\n"))).toEqual({
      missing: ["CCC 17-18"],
      shifted: ["CCC ends at 2866, in the canon at 2865"],
    });
  });
});
