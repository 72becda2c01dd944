import { describe, expect, it } from "vitest";
import { compareCanon } from "~/features/companion/domain/corpus/compare-canon";
import { readCorpus } from "~/features/companion/domain/corpus/read-corpus";
import { LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel } from "~/features/texts/domain/citations/canon/book-names";

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

describe("reading a text", () => {
  it("takes lines of a reference, a tab and the words", () => {
    const { places, unread } = readCorpus(
      "CCC 1\tFirst.\r\nCCC 2\tSecond\tpart.\n\n# a note\nJohn 6:53\tWords.\n",
    );
    expect(unread).toEqual([]);
    expect(places).toEqual([
      { work: "document Catechism of the Catholic Church", place: 1, reference: "CCC 1", text: "First." },
      {
        work: "document Catechism of the Catholic Church",
        place: 2,
        reference: "CCC 2",
        text: "Second part.",
      },
      { work: "bible John", place: 6053, reference: "John 6:53", text: "Words." },
    ]);
  });

  it("joins the paragraphs of a canon", () => {
    const { places } = readCorpus("can. 1055 §1\tOne.\ncan. 1055 §2\tTwo.");
    expect(places).toEqual([
      { work: "document Code of Canon Law", place: 1055, reference: "can. 1055", text: "One. Two." },
    ]);
  });

  it("names what it cannot place", () => {
    const { places, unread } = readCorpus(
      "CCC 1-3\tA range.\nJohn 3\tA chapter.\nHello\tWords.\nCCC 4\nCCC 5\t ",
    );
    expect(places).toEqual([]);
    expect(unread).toEqual(["CCC 1-3", "John 3", "Hello", "CCC 4", "CCC 5"]);
  });

  it("takes a Bible in scrollmapper's format, with its own names of books", () => {
    const { places } = readCorpus(bible({ Genesis: [2], "I Samuel": [1], "Revelation of John": [1] }));
    expect(places.map(({ reference }) => reference)).toEqual(["Gen 1:1", "Gen 1:2", "1 Sam 1:1", "Rev 1:1"]);
  });

  it("takes the Esdras beside Ezra for no book of the canon", () => {
    const { places, unread } = readCorpus(bible({ Ezra: [1], "II Esdras": [1] }));
    expect(places.map(({ reference }) => reference)).toEqual(["Ezra 1:1"]);
    expect(unread).toEqual(["II Esdras"]);
  });
});

describe("the comparison with the canon", () => {
  const differences = (file: string) => compareCanon(readCorpus(file).places);

  it("finds nothing in a Bible that has it all", () => {
    expect(differences(bible(wholeBible))).toEqual({ missing: [], shifted: [] });
  });

  it("names missing books, chapters and verses", () => {
    const { Tob: _, ...others } = wholeBible;
    const file = JSON.parse(bible(others));
    const genesis = file.books.find(({ name }: { name: string }) => name === "Gen");
    genesis.chapters.splice(1, 1);
    genesis.chapters[0].verses.splice(2, 2);
    expect(differences(JSON.stringify(file)).missing).toEqual(["Gen 1:3-4", "Gen 2", "Tob"]);
  });

  it("names chapters that end elsewhere", () => {
    const gen = [...wholeBible.Gen!];
    gen[30] = 55;
    gen.push(3);
    const { shifted } = differences(bible({ ...wholeBible, Gen: gen }));
    expect(shifted).toEqual(["Gen 31 ends at 55, in the canon at 54", "Gen 51 is not in the canon"]);
  });

  it("compares documents by their last paragraph, and asks for no Bible beside them", () => {
    const lines = Array.from({ length: 2_866 }, (_, index) => `CCC ${index + 1}\tWords.`);
    lines.splice(16, 2);
    expect(differences(lines.join("\n"))).toEqual({
      missing: ["CCC 17-18"],
      shifted: ["CCC ends at 2866, in the canon at 2865"],
    });
  });
});
