import { pageAddress } from "~/features/texts/domain/addresses";
import { STEP } from "~/features/texts/domain/citations/overlap";
import { compareCanon } from "./compare-canon";
import { readBlocks } from "./html-blocks";
import type { ReadPassage, ReadText, TextFiles } from "./read-text";

const FILE = /^chapter-(\d+)-(\d+)\.xhtml$/;

/** Reads the Imitation of Christ, one XHTML file a chapter. The numbers of its endnotes are left out. */
export function readImitation(files: TextFiles): ReadText {
  const text: Omit<ReadText, "missing" | "shifted"> = { passages: [], pages: [], repaired: [] };
  const chapters = [...files].flatMap(([file, xhtml]) => {
    const [, book, chapter] = FILE.exec(file) ?? [];
    return book === undefined ? [] : [{ book: Number(book), chapter: Number(chapter), xhtml }];
  });
  chapters.sort((one, other) => one.book - other.book || one.chapter - other.chapter);
  for (const { book, chapter, xhtml } of chapters) {
    const place = book * STEP + chapter;
    const { title, paragraphs } = readChapter(xhtml);
    text.pages.push({
      address: pageAddress("imitation", place)!,
      title: `Chapter ${chapter}. ${title}`,
      heading: `Thomas à Kempis, The Imitation of Christ, Book ${book}`,
      work: "imitation",
      first: place,
      last: place,
    });
    text.passages.push(
      ...paragraphs.map((words, index): ReadPassage => {
        return { work: "imitation", place, kind: "paragraph", label: String(index + 1), words };
      }),
    );
  }
  return { ...text, ...compareCanon(text.passages) };
}

function readChapter(xhtml: string): { title: string; paragraphs: string[] } {
  let title = "";
  const blocks = readBlocks(xhtml, {
    isApart: (name, { "epub:type": type = "" }) => name === "h3" || type === "noteref",
    isTitle: (_, { "epub:type": type = "" }) => type === "bridgehead",
  });
  for (const { words, isTitle } of blocks) if (isTitle) title ||= words.replace(/\.$/, "");
  return { title, paragraphs: blocks.filter(({ isTitle }) => !isTitle).map(({ words }) => words) };
}
