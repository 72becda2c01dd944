import { expect } from "vitest";
import type { EntrySummary } from "~/features/journal/contract";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { openDatabase } from "~/server/db/client.server";
import type { SessionUser } from "~/server/ports/session";
import { addDays } from "~/shared/dates";
import { entryRow, SHARDS } from "./journal";

export const NOW = "2026-11-20T12:00:00.000Z";
export const TODAY = "2026-11-20";

/** Gives a user one entry a day, today and back, unless told otherwise. */
export async function fillJournal(
  user: SessionUser,
  count: number,
  overrides: (index: number) => Partial<EntrySummary> = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) => {
    const entryDate = addDays(TODAY, -index);
    return entryRow({ entryDate, createdAt: `${entryDate}T08:00:00.000Z`, ...overrides(index) });
  });
  const journal = openDatabase(SHARDS[user.journalShard]!);
  for (let start = 0; start < rows.length; start += 500) {
    expect(await insertEntryRows(journal, user.id, rows.slice(start, start + 500))).toBe(
      Math.min(500, rows.length - start),
    );
  }
  return rows;
}
