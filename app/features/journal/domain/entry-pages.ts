import type { EntryFilter, EntrySummary } from "../contract";

/** The entries of a list in the browser: its first page and those fetched after it. */
export interface EntryPages {
  /** The list, by its `listKey`. */
  key: string;
  /** In the order of the list, without gaps. */
  entries: EntrySummary[];
  /** Whether there are more. */
  hasMore: boolean;
}

/** A page in a response of the server. */
export interface EntryPage {
  entries: EntrySummary[];
  nextCursor: string | null;
}

/** The entries of one day. */
export interface DayGroup {
  date: string;
  entries: EntrySummary[];
}

/** Returns a key of a list: its filter and the day at which it starts. */
export function listKey(filter: EntryFilter, anchorDate: string | null): string {
  return `${filter}:${anchorDate ?? ""}`;
}

/**
 * Returns the list to show: the server's first page, which is always current, followed by the known further pages unless
 * they belong to another list or leave a gap.
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

/** Returns the list with one more page at its end. */
export function addPage(list: EntryPages, page: EntryPage): EntryPages {
  const held = new Set(list.entries.map((entry) => entry.id));
  return {
    key: list.key,
    entries: [...list.entries, ...page.entries.filter((entry) => !held.has(entry.id))],
    hasMore: page.nextCursor !== null,
  };
}

/** Returns the list without entries that were moved, restored or deleted. */
export function withoutEntries(list: EntryPages, ids: readonly string[]): EntryPages {
  return { ...list, entries: list.entries.filter((entry) => !ids.includes(entry.id)) };
}

/** Returns the list after a bookmark was set or removed; `null` when the entry's place in it is unknown. */
export function withBookmark(list: EntryPages, id: string, isBookmarked: boolean): EntryPages | null {
  if (list.key.startsWith("bookmarked")) return isBookmarked ? null : withoutEntries(list, [id]);
  return {
    ...list,
    entries: list.entries.map((entry) => (entry.id === id ? { ...entry, isBookmarked } : entry)),
  };
}

/** Groups entries by day, the newest day and the newest entry of a day first. */
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

// All parts have a fixed width, so that texts compare like the database's row values. The bin is in order of deletion.
function sortKey(entry: EntrySummary): string {
  return entry.deletedAt
    ? `${entry.deletedAt}|${entry.id}`
    : `${entry.entryDate}|${entry.createdAt}|${entry.id}`;
}
