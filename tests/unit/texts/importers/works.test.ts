import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBaltimore } from "../../../../scripts/texts/baltimore";
import { fromRoman, numberSections, readChapters, readFathersPage } from "../../../../scripts/texts/chapters";
import { readConfessions } from "../../../../scripts/texts/confessions";
import { readImitation } from "../../../../scripts/texts/imitation";
import { readMartyrology } from "../../../../scripts/texts/martyrology";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Returns a page of the Fathers as the source has them: a table of contents, chapters, notes. */
function page(chapters: string[][]): string {
  const titles = chapters.map((_, index) => `Chapter ${ROMAN[index]}.-Of Something.`);
  return `<html><body><P><A HREF="#top">The Epistle</A></P><UL>${titles.map((title) => `<P><A HREF="#x">${title}</A></P>`).join("")}</UL>
    <HR><H2><FONT SIZE=4>The Epistle</FONT></H2>
    ${chapters
      .map(
        (paragraphs, index) =>
          `<UL><P><FONT SIZE=3>${titles[index]}</FONT></P></UL>${paragraphs.map((words) => `<P>${words}</P>`).join("\n")}`,
      )
      .join("\n")}
    <br><br><sup id="P1_2">1</sup>: A note.<br><br><sup id="P3_4">2</sup>: Another.</body></html>`;
}

const wordsOf = (chapters: ReturnType<typeof readChapters>) =>
  chapters.map(({ sections }) => sections.map(({ words }) => words));

describe("a page of the Fathers", () => {
  it("has its chapters, without the table of contents and the notes", () => {
    const paragraph = fc.stringMatching(/^[A-Z][a-z]{0,8}( [a-z]{1,8}){0,6}\.$/);
    const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(paragraphs, { minLength: 1, maxLength: 10 }), (chapters) => {
        const read = readChapters(readFathersPage(page(chapters)));
        expect(read.map(({ number, title }) => [number, title])).toEqual(
          chapters.map((_, index) => [index + 1, "Of Something"]),
        );
        expect(wordsOf(read)).toEqual(chapters);
      }),
    );
  });

  it("loses the numbers of notes, with the space before a stop", () => {
    const html = page([
      ['Bless them<SUP><A HREF="#P1_2">1</A></SUP> that curse you<SUP>2</SUP> , and fast.'],
    ]);
    expect(wordsOf(readChapters(readFathersPage(html)))).toEqual([["Bless them that curse you, and fast."]]);
  });

  it("numbers sections, at the start of paragraphs and inside them", () => {
    const [chapter] = readChapters(readFathersPage(page([["1. One. 2. Two; 3. three.", "4. Four."]])), {
      hasInlineNumbers: true,
    });
    expect(numberSections(chapter!.sections)).toEqual([]);
    expect(chapter!.sections).toEqual([
      { section: 1, label: "1", words: "One." },
      { section: 2, label: "2", words: "Two;" },
      { section: 3, label: "3", words: "three." },
      { section: 4, label: "4", words: "Four." },
    ]);
  });

  it("mends a misprinted number, one that is glued to a sentence, and one that was read as a letter", () => {
    const [chapter] = readChapters(
      readFathersPage(page([["I. One.", "2. Two?3. Three.", "34. Four.", "5. Five."]])),
    );
    expect(numberSections(chapter!.sections)).toEqual(["34 is 4"]);
    expect(chapter!.sections.map(({ section, words }) => [section, words])).toEqual([
      [1, "One."],
      [2, "Two?"],
      [3, "Three."],
      [4, "Four."],
      [5, "Five."],
    ]);
  });

  it("keeps the shorter of two versions, and a preface that is the author's", () => {
    const html = page([["Short.", "Longer version."]]).replace(
      "</H2>",
      "</H2><P>To you.</P><P>To you all.</P>",
    );
    const read = readChapters(readFathersPage(html), { hasTwoVersions: true, preface: "Greeting" });
    expect(read.map(({ number, title }) => [number, title])).toEqual([
      [0, "Greeting"],
      [1, "Of Something"],
    ]);
    expect(wordsOf(read)).toEqual([["To you."], ["Short."]]);
  });

  it("reads Roman numbers", () => {
    expect(["IV", "IX", "XIV", "XL", "LVIII", "XCIX"].map(fromRoman)).toEqual([4, 9, 14, 40, 58, 99]);
  });
});

describe("Pusey's Confessions", () => {
  const text = (...books: string[]) =>
    new Map([
      [
        "3296.txt",
        `Licence.\n*** START OF THIS PROJECT GUTENBERG EBOOK ***\nTitle\n\n${books
          .map((book, index) => `BOOK ${ROMAN[index]}\n\n${book}`)
          .join("\n\n")}\n\nEnd of the Project Gutenberg EBook\n*** END OF THIS ***\nLicence.`,
      ],
    ]);

  it("has the chapters of its sections, without the wrapper", () => {
    const { passages, pages } = readConfessions(text("One.\n\nTwo\nlines.\n\nThree.", "First.\n\nSecond."));
    expect(passages.map(({ place, label, words }) => [place, label, words])).toEqual([
      [1001, "1", "One."],
      [1002, "2", "Two lines."],
      [1003, "3", "Three."],
      [2001, "1", "First."],
      [2002, "2", "Second."],
    ]);
    expect(pages.map(({ address }) => address)).toEqual([
      ...["confessions/1/1", "confessions/1/2", "confessions/1/3"],
      ...["confessions/2/1", "confessions/2/2"],
    ]);
  });

  it("goes on counting after a paragraph that belongs to the section before it", () => {
    const book = Array.from({ length: 36 }, (_, index) => `Paragraph ${index + 1}.`).join("\n\n");
    const { passages } = readConfessions(text(book));
    const labels = passages.map(({ label }) => label);
    expect(labels.slice(25, 36)).toEqual(["26", "", "", "", "", "", "27", "", "", "28", "29"]);
  });

  it("refuses a text without the marks of Project Gutenberg", () => {
    expect(() => readConfessions(new Map([["3296.txt", "BOOK I\n\nWords."]]))).toThrow("marks");
  });
});

it("the Imitation has titles, paragraphs, and no numbers of notes", () => {
  const chapter = (words: string) =>
    `<html><body><section><header><h3>I</h3><p epub:type="bridgehead">Of the test.</p></header>
      <p>${words}<a href="#n" epub:type="noteref">4</a> saith.</p><p>Two.</p></section></body></html>`;
  const { passages, pages, missing } = readImitation(
    new Map([
      ["chapter-1-2.xhtml", chapter("Second,")],
      ["chapter-1-1.xhtml", chapter("First,")],
    ]),
  );
  expect(pages.map(({ address, title }) => [address, title])).toEqual([
    ["imitation/1/1", "Chapter 1. Of the test"],
    ["imitation/1/2", "Chapter 2. Of the test"],
  ]);
  expect(passages.map(({ words }) => words)).toEqual(["First, saith.", "Two.", "Second, saith.", "Two."]);
  expect(missing).toContain("Imitation of Christ 1:3-25");
});

it("the Martyrology has the eulogies of each day", () => {
  const month = {
    25: { titulus: "A day", elogia: { one: "At Rome, a saint.*", two: "In Africa. . Another." } },
  };
  const { passages, pages, missing } = readMartyrology(new Map([["01.json", JSON.stringify(month)]]));
  expect(pages.map(({ address, title }) => [address, title])).toEqual([
    ["martyrology/january/25", "January 25"],
  ]);
  expect(passages.map(({ words }) => words)).toEqual(["At Rome, a saint.", "In Africa. Another."]);
  expect(missing).toContain("Roman Martyrology 1:26-31");
});

it("the Baltimore Catechism has its lessons, and the number that a misprint meant", () => {
  const question = (number: string) => ({ number, question: "What?", answer: "That\r\nis it." });
  const lessons = [
    { number: 9, title: "ON THE EFFECTS OF IT", questions: ["105", "110", "107", "173a"].map(question) },
  ];
  const { passages, pages, repaired } = readBaltimore(new Map([["b.json", JSON.stringify({ lessons })]]));
  expect(pages).toMatchObject([
    { address: "baltimore/9", title: "Lesson 9. On the Effects of It", first: 105, last: 173 },
  ]);
  expect(
    passages.filter(({ kind }) => kind === "question").map(({ place, label }) => [place, label]),
  ).toEqual([
    [105, "105"],
    [106, "106"],
    [107, "107"],
    [173, "173a"],
  ]);
  expect(passages[1]).toMatchObject({ kind: "answer", words: "That is it." });
  expect(repaired).toEqual(["Question 110 is 106"]);
});
