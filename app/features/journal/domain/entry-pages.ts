import type { EntryFilter, EntrySummary } from "../contract";

/** The entries of a list that the browser holds: its first page and those fetched after it. */
export interface EntryPages {
  /** Which list it is: `listKey`. */
  key: string;
  /** In the order of the list and without gaps. */
  entries: EntrySummary[];
  /** Whether the list goes on. */
  hasMore: boolean;
}

/** One page as the server gives it. */
export interface EntryPage {
  entries: EntrySummary[];
  nextCursor: string | null;
}

/** The entries of one day. */
export interface DayGroup {
  date: string;
  entries: EntrySummary[];
}

/** Tells lists apart: the filter and the day at which the list starts. */
export function listKey(filter: EntryFilter, anchorDate: string | null): string {
  return `${filter}:${anchorDate ?? ""}`;
}

/**
 * The list to show: the server's first page, which is always right, and below it what is known of further pages.
 * Of another list, or with a gap between, the known part is left out.
 */
export function joinPages(known: EntryPages | null, key: string, first: EntryPage): EntryPages {
  const fresh = { key, entries: first.entries, hasMore: first.nextCursor !== null };
  const last = first.entries.at(-1);
  if (known?.key !== key || !last || !fresh.hasMore) return fresh;
  const newestKnown = known.entries[0];
  if (!newestKnown || sortKey(newestKnown) < sortKey(last)) return fresh;
  const older = known.entries.filter((entry) => sortKey(entry) < sortKey(last));
  if (older.length === 0) return fresh;
  return { key, entries: [...first.entries, ...older], hasMore: known.hasMore };
}

/** The list with one more page at its end. */
export function addPage(list: EntryPages, page: EntryPage): EntryPages {
  const held = new Set(list.entries.map((entry) => entry.id));
  return {
    key: list.key,
    entries: [...list.entries, ...page.entries.filter((entry) => !held.has(entry.id))],
    hasMore: page.nextCursor !== null,
  };
}

/** The list without some entries: they were moved, restored or deleted. */
export function withoutEntries(list: EntryPages, ids: readonly string[]): EntryPages {
  return { ...list, entries: list.entries.filter((entry) => !ids.includes(entry.id)) };
}

/** The list after a bookmark was set or taken away; null when the entry's place in the list is not known. */
export function withBookmark(list: EntryPages, id: string, isBookmarked: boolean): EntryPages | null {
  if (list.key.startsWith("bookmarked")) return isBookmarked ? null : withoutEntries(list, [id]);
  return {
    ...list,
    entries: list.entries.map((entry) => (entry.id === id ? { ...entry, isBookmarked } : entry)),
  };
}

/** The entries by day, the newest day and the newest entry of a day first. */
export function groupByDay(entries: readonly EntrySummary[]): DayGroup[] {
  const groups = new Map<string, EntrySummary[]>();
  for (const entry of entries) {
    const group = groups.get(entry.entryDate);
    if (group) group.push(entry);
    else groups.set(entry.entryDate, [entry]);
  }
  return [...groups]
    .map(([date, list]) => ({
      date,
      entries: list.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    }))
    .sort((one, other) => (one.date < other.date ? 1 : -1));
}

// All parts have a fixed width, so that texts compare as the database's row values do. The bin is in order of deletion.
function sortKey(entry: EntrySummary): string {
  return entry.deletedAt
    ? `${entry.deletedAt}|${entry.id}`
    : `${entry.entryDate}|${entry.createdAt}|${entry.id}`;
}
