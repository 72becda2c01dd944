import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { ArchiveKind } from "../contract";
import { archivedDay } from "../domain/archive-items";
import {
  type DayRow,
  readDayRows,
  readPrayerRows,
  readSavedRows,
  readThreadRows,
} from "./catalog-rows.repository.server";
import {
  readActiveEntries,
  readBinnedEntries,
  readImageRows,
  readIntentionRows,
} from "./journal-rows.repository.server";
import { pagesOf } from "./pages.server";
import {
  toArchivedEntry,
  toArchivedImage,
  toArchivedIntention,
  toArchivedPrayer,
  toArchivedResponse,
  toArchivedThread,
} from "./to-archived.server";

/** All that a person has, list by list and page by page, in an order that does not depend on when it is read. */
export function exportLists(services: Services, user: SessionUser) {
  const journal = services.journal(user.journalShard);
  const { catalog } = services;
  return {
    images: () => pagesOf(journal, user.id, readImageRows, toArchivedImage),
    async *entries() {
      yield* pagesOf(journal, user.id, readActiveEntries, toArchivedEntry);
      yield* pagesOf(journal, user.id, readBinnedEntries, toArchivedEntry);
    },
    intentions: () => pagesOf(journal, user.id, readIntentionRows, toArchivedIntention),
    prayers: () => pagesOf(catalog, user.id, readPrayerRows, toArchivedPrayer),
    "saved-responses": () =>
      pagesOf(catalog, user.id, readSavedRows, (row) => toArchivedResponse(services, row)),
    conversations: () => pagesOf(catalog, user.id, readThreadRows, (row) => toArchivedThread(services, row)),
    activity: () => pagesOf(catalog, user.id, readDayRows, (row: DayRow) => archivedDay.parse(row)),
  } satisfies Record<ArchiveKind, () => AsyncGenerator<unknown[]>>;
}
