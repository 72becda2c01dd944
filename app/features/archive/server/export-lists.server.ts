import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { ArchiveKind } from "../contract";
import {
  type ArchivedAnswer,
  type ArchivedEntry,
  type ArchivedImage,
  type ArchivedResponse,
  type ArchivedThread,
  archivedDay,
  archivedEntry,
  archivedHighlight,
  archivedImage,
  archivedIntention,
  archivedPlace,
  archivedPrayer,
  archivedResponse,
  archivedThread,
} from "../domain/archive-items";
import { imageName } from "../domain/archive-names";
import {
  type ListName,
  type ListRow,
  type RowsAfter,
  readRows,
  readThreads,
  type ThreadWithAnswers,
} from "./archive-rows.repository.server";
import { proofOf } from "./text-proof.server";

/** Rows of a page, if their bytes allow as many. A page is one query, and all that is held in memory. */
const PAGE_ROWS = 500;

/**
 * Returns everything of a user, list by list and page by page, always in the same order. Rows are parsed by the schemas of
 * the archive, which order the fields and drop all others.
 */
export function exportLists(services: Services, user: SessionUser) {
  const journal = services.journal(user.journalShard);
  const pages = <Name extends ListName, Item>(name: Name, toItem: (row: ListRow<Name>) => Item) =>
    pagesOf(user.id, (request: RowsAfter<ListRow<Name>>) => readRows(journal, name, request), toItem);
  const toEntry = (row: ListRow<"activeEntries">): ArchivedEntry => archivedEntry.parse(row);
  const toImage = (row: ListRow<"images">): ArchivedImage =>
    archivedImage.parse({ ...row, file: imageName(row) });
  return {
    images: () => pages("images", toImage),
    async *entries() {
      yield* pages("activeEntries", toEntry);
      yield* pages("binnedEntries", toEntry);
    },
    intentions: () => pages("intentions", (row) => archivedIntention.parse(row)),
    prayers: () => pages("prayers", (row) => archivedPrayer.parse(row)),
    "saved-responses": () => pages("savedResponses", (row) => toResponse(services, row)),
    conversations: () =>
      pagesOf<ThreadWithAnswers, ArchivedThread>(
        user.id,
        (request) => readThreads(journal, request),
        (row) => toThread(services, row),
      ),
    "reading-places": () => pages("places", (row) => archivedPlace.parse(row)),
    highlights: () => pages("highlights", (row) => archivedHighlight.parse(row)),
    activity: () => pages("days", (row) => archivedDay.parse(row)),
  } satisfies Record<ArchiveKind, () => AsyncGenerator<unknown[]>>;
}

/** Returns all items of a user's list, page by page. Rows without an item are skipped. */
async function* pagesOf<Row, Item>(
  userId: string,
  readAfter: (request: RowsAfter<Row>) => Promise<Row[]>,
  toItem: (row: Row) => Item | null,
): AsyncGenerator<Item[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await readAfter({ userId, after, limit: PAGE_ROWS });
    const items = rows.map(toItem).filter((item) => item !== null);
    if (items.length > 0) yield items;
    after = rows.at(-1) ?? null;
    if (after === null) return;
  }
}

/** Returns a saved response for an archive: signed if the companion wrote it, and without its link. */
function toResponse(services: Services, row: ListRow<"savedResponses">): ArchivedResponse {
  const item = archivedResponse.parse({ ...row, proof: null });
  return item.authorship === "companion" ? { ...item, proof: proofOf(services, item) } : item;
}

/** Returns a conversation for an archive, without unfinished answers; `null` when there are no others. */
function toThread(services: Services, { answers, ...row }: ThreadWithAnswers): ArchivedThread | null {
  const finished = answers.filter(({ state }) => state !== "streaming");
  if (finished.length === 0) return null;
  const item = archivedThread.parse({
    ...row,
    answers: finished.map((answer) => ({ ...answer, proof: null })),
  });
  const signed = item.answers.map(
    (answer): ArchivedAnswer => ({ ...answer, proof: proofOf(services, answer) }),
  );
  return { ...item, answers: signed };
}
