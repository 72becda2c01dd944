import type { TextsDb } from "~/server/db/client.server";
import { batch } from "~/server/db/statements";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import type { ReadingChoice, ReadingContents, ReadingLibrary, ReadingPage } from "../contract";
import { missingPage } from "../domain/missing-page";
import { canonicalAddress } from "../domain/reading-names";
import { describeContents, describeLibrary, describeShelf, shelfGrouping } from "./reading-contents.server";
import { describePage } from "./reading-page.server";
import {
  selectGroupsBelow,
  selectNeighbours,
  selectPagePassages,
  selectPageRows,
  selectPagesBelow,
  selectSiblings,
  selectTexts,
  type TextRow,
} from "./texts.repository.server";

/** A page that has another address. */
interface Moved {
  level: "moved";
  address: string;
  choice: ReadingChoice;
  isPermanent: boolean;
}

type Texts = Pick<Services, "texts">;

/** Reads what the library has. */
export async function loadLibrary({ texts: db }: Texts): Promise<ReadingLibrary> {
  const { texts, documents } = await batch(db, {
    texts: selectTexts(db),
    documents: selectGroupsBelow(db, "documents", "work"),
  });
  return describeLibrary(texts, documents);
}

/**
 * Reads what is at an address of the reader: a page with words, or a table of contents. Other forms of an address, such as
 * the Douay's name of a book, have moved to the one that counts.
 * @throws AppError `not_found`, with the reason in `missing`
 */
export async function loadReading(
  { texts: db }: Texts,
  { path, choice }: { path: string; choice: ReadingChoice },
): Promise<ReadingPage | ReadingContents | Moved> {
  const address = canonicalAddress(path);
  if (address !== path) return { level: "moved", address, choice, isPermanent: true };
  const grouping = shelfGrouping(address);
  return grouping ? loadShelf(db, address, grouping) : loadPage(db, address, choice);
}

async function loadShelf(db: TextsDb, address: string, by: "work" | "heading") {
  const { texts, groups } = await batch(db, {
    texts: selectTexts(db),
    groups: selectGroupsBelow(db, address, by),
  });
  if (groups.length === 0) throw missing(address, texts);
  return describeShelf(address, groups, texts);
}

async function loadPage(
  db: TextsDb,
  address: string,
  choice: ReadingChoice,
): Promise<ReadingPage | ReadingContents | Moved> {
  const { texts, pages, below, ...rows } = await batch(db, {
    texts: selectTexts(db),
    pages: selectPageRows(db, address),
    passages: selectPagePassages(db, address, choice),
    neighbours: selectNeighbours(db, address),
    siblings: selectSiblings(db, address),
    below: selectPagesBelow(db, address),
  });
  if (pages.length === 0) {
    if (below.length === 0) throw missing(address, texts);
    return describeContents(address, below, texts);
  }
  const page = describePage({ texts, pages: pages.map(({ page }) => page), ...rows }, choice);
  // Another edition has this page, the chosen one does not.
  return page ?? { level: "moved", address, choice: { ...choice, text: null }, isPermanent: false };
}

function missing(address: string, texts: readonly TextRow[]): AppError {
  return new AppError("not_found", "There is nothing to read at this address.", {
    details: { missing: missingPage(address, texts) },
  });
}
