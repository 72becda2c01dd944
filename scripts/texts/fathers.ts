import { pageAddress } from "~/features/texts/domain/addresses";
import { STEP } from "~/features/texts/domain/citations/overlap";
import { workNamed } from "~/features/texts/domain/works";
import { type Chapter, type ChapterStyle, numberSections, readChapters, readFathersPage } from "./chapters";
import { compareCanon } from "./compare-canon";
import { placeConfessions } from "./confessions";
import type { ReadPassage, ReadText, TextFiles } from "./read-text";

interface FathersFile extends ChapterStyle {
  file: string;
  work: string;
}

const GREETED = { preface: "Greeting" };
/** The files in the order of the library, but for Cyril's lectures and Augustine's books, of which each has a file. */
const FILES: FathersFile[] = [
  { file: "Didache__Didache", work: "didache", hasInlineNumbers: true },
  { file: "Clement of Rome__First Epistle to the Corinthians", work: "clement-corinthians" },
  ...["Ephesians", "Magnesians", "Trallians", "Romans", "Philadelphians", "Smyrnaeans"].map((name) => ({
    file: `Ignatius of Antioch__Epistle to the ${name}`,
    work: `ignatius-${name.toLowerCase()}`,
    ...GREETED,
    hasTwoVersions: true,
  })),
  {
    file: "Ignatius of Antioch__Epistle to Polycarp",
    work: "ignatius-polycarp",
    ...GREETED,
    hasTwoVersions: true,
  },
  { file: "Polycarp of Smyrna__Epistle to the Philippians", work: "polycarp-philippians", ...GREETED },
  { file: "Polycarp of Smyrna__Martyrdom of Polycarp", work: "polycarp-martyrdom", ...GREETED },
  { file: "Justin Martyr__The First Apology", work: "justin-apology" },
  ...[1, 2, 3, 4, 5].map((book) => ({
    file: `Irenaeus__Irenaeus Against Heresies Book ${book}`,
    work: `irenaeus-heresies ${book}`,
    preface: "Preface",
  })),
  {
    file: "Athanasius of Alexandria__On the Incarnation of the Word",
    work: "athanasius-incarnation",
    hasInlineNumbers: true,
  },
];
const LECTURE = /^Cyril of Jerusalem__CATECHETICAL LECTURES__(?:Lecture (\d+)|Procatechesis)\.html$/;
const CONFESSIONS = /^Augustine of Hippo__Confessions__Book (\d+)\.html$/;

/** Reads the Fathers, one HTML page a work, a lecture or a book. */
export function readFathers(files: TextFiles): ReadText {
  const text: ReadText = { passages: [], pages: [], missing: [], shifted: [], repaired: [] };
  for (const { file, work, ...style } of FILES) {
    const html = files.get(`${file}.html`);
    if (html === undefined) throw new Error(`${file}.html is missing`);
    addChapters(text, work, readChapters(readFathersPage(html), style), style);
    if (style.hasTwoVersions) text.repaired.push(`${work}: the longer version is left out`);
  }
  const lectures = numbered(files, LECTURE).map(([number, html]) => readLecture(number, html));
  addChapters(text, "cyril-lectures", lectures);
  for (const [book, html] of numbered(files, CONFESSIONS)) addConfessions(text, book, html);
  return { ...text, ...compareCanon(text.passages) };
}

/** Returns the files whose names have a number, in its order; 0 for a name without one. */
function numbered(files: TextFiles, name: RegExp): [number: number, html: string][] {
  return [...files]
    .flatMap(([file, html]): [number, string][] => {
      const match = name.exec(file);
      return match ? [[Number(match[1] ?? 0), html]] : [];
    })
    .sort(([one], [other]) => one - other);
}

/** A lecture is one chapter, with its sections numbered. Titles inside it are left out. */
function readLecture(number: number, html: string): Chapter {
  const blocks = readFathersPage(html);
  const titles = blocks.filter(({ isTitle }) => isTitle).map(({ words }) => words);
  const words = blocks.filter(({ isTitle }) => !isTitle);
  const [chapter] = readChapters(words, { preface: "" });
  const title = number === 0 ? "Procatechesis" : (titles.find((words) => !/^\(on the/i.test(words)) ?? "");
  return { number, title: title.replace(/ ?\.$/, ""), sections: chapter?.sections ?? [] };
}

function addChapters(
  text: ReadText,
  work: string,
  chapters: readonly Chapter[],
  { hasInlineNumbers }: ChapterStyle = {},
) {
  const found = workNamed(work)!;
  const heading = [found.work.author, found.work.title].filter(Boolean).join(", ");
  for (const { number, title, sections } of chapters) {
    text.repaired.push(
      ...numberSections(sections, hasInlineNumbers).map((line) => `${work} ${number}: section ${line}`),
    );
    const places = sections.map(({ section }) => number * STEP + section);
    text.pages.push({
      address: pageAddress(work, number * STEP)!,
      title: titleOf(work, number, title),
      heading: found.book === null ? heading : `${heading}, Book ${found.book}`,
      work,
      first: number * STEP,
      last: Math.max(...places),
    });
    text.passages.push(
      ...sections.map(
        ({ label, words }, position): ReadPassage => ({
          work,
          place: places[position]!,
          kind: "paragraph",
          label,
          words,
        }),
      ),
    );
  }
}

function titleOf(work: string, number: number, title: string): string {
  const name = work === "cyril-lectures" ? "Lecture" : "Chapter";
  return number === 0 ? title : [`${name} ${number}`, title].filter(Boolean).join(". ");
}

function addConfessions(text: ReadText, book: number, html: string) {
  const blocks = readFathersPage(html);
  const first = blocks.findIndex(({ words }) => /^Chapter\s+I\b/.test(words));
  const chapters = readChapters(blocks.slice(first));
  const sections = chapters.flatMap((chapter) => chapter.sections);
  text.repaired.push(...numberSections(sections).map((line) => `Confessions ${book}: section ${line}`));
  const titles = new Map(chapters.map(({ number, title }) => [number, title]));
  const { passages, pages } = placeConfessions(book, sections, titles);
  text.passages.push(...passages);
  text.pages.push(...pages);
}
