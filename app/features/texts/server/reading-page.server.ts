import type { Edition, PageLink, ReadingChoice, ReadingColumn, ReadingPage } from "../contract";
import { passageAnchors, passageNumber } from "../domain/passage-anchors";
import { trailTo } from "../domain/reading-names";
import { isMarked } from "../domain/reading-paths";
import { bookLinks, editionOf, pageGroup } from "./reading-contents.server";
import type { PageRow, PassageRow, TextRow } from "./texts.repository.server";

/** The rows of a page. */
interface PageRows {
  texts: TextRow[];
  /** The page in each text that has it. */
  pages: PageRow[];
  /** Of the chosen editions. */
  passages: PassageRow[];
  neighbours: (PageLink & { text: string; position: number; work: string })[];
  siblings: (PageLink & { text: string })[];
}

/** Returns a page with its words; `null` when the chosen edition does not have it. */
export function describePage(rows: PageRows, choice: ReadingChoice): ReadingPage | null {
  const { texts, pages, passages, neighbours, siblings } = rows;
  const current = pages.find(({ text }) => text === (choice.text ?? pages[0]?.text));
  const editions = texts.filter(({ id }) => pages.some(({ text }) => text === id)).map(editionOf);
  const edition = editions.find(({ id }) => id === current?.text);
  if (!current || !edition) return null;
  const { address, title, heading, work, text, position } = current;
  const second = editions.find(({ id }) => id === choice.beside && id !== text);
  const neighbour = (at: number): PageLink | null => {
    // The next book of the Bible, but not the next work of the Fathers.
    const found = neighbours.find(
      (one) => one.text === text && one.position === at && wholeOf(one.work) === wholeOf(work),
    );
    return found ? { address: found.address, title: found.title } : null;
  };
  const own = siblings.filter((one) => one.text === text);
  return {
    level: "page",
    kind: edition.kind,
    address,
    title,
    heading,
    work,
    trail: trailTo(address),
    editions,
    columns: [edition, ...(second ? [second] : [])].map((one) => columnOf(one, passages, choice)),
    choice: { ...choice, beside: second?.id ?? null },
    previous: neighbour(position - 1),
    next: neighbour(position + 1),
    contents: [pageGroup(heading, own, edition.kind), ...(edition.kind === "bible" ? bookLinks() : [])],
  };
}

/** Returns what a work is a part of: "bible" for a book of it. */
const wholeOf = (work: string) => work.split(" ")[0];

function columnOf(edition: Edition, rows: readonly PassageRow[], choice: ReadingChoice): ReadingColumn {
  const own = rows.filter(({ text }) => text === edition.id);
  const anchors = passageAnchors(own);
  const passages = own.map((row, index) => {
    const { place, sequence, kind, label, vulgate, words, notes } = row;
    const number = passageNumber(row);
    return {
      ...{ place, sequence, kind, label, vulgate, words, notes: notes ?? [] },
      anchor: anchors[index]!,
      isMarked: number !== null && isMarked(choice, number),
    };
  });
  return { edition, passages };
}
