import { describe, expect, test } from "vitest";
import type { EntrySummary } from "~/features/journal/contract";
import {
  addPage,
  type EntryPages,
  groupByDay,
  joinPages,
  listKey,
  withBookmark,
  withoutEntries,
} from "~/features/journal/domain/entry-pages";

const KEY = listKey("all", null);

/** An entry of the nth day of a month; the later the day, the earlier in the list. */
function entry(day: number, overrides: Partial<EntrySummary> = {}): EntrySummary {
  const entryDate = `2026-10-${String(day).padStart(2, "0")}`;
  return {
    id: `e${day}`,
    title: "",
    preview: "",
    mood: null,
    entryDate,
    timezone: "UTC",
    isBookmarked: false,
    createdAt: `${entryDate}T08:00:00.000Z`,
    deletedAt: null,
    ...overrides,
  };
}

const days = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => entry(from - index));
const pages = (entries: EntrySummary[], hasMore = true): EntryPages => ({ key: KEY, entries, hasMore });
const ids = (list: EntryPages) => list.entries.map(({ id }) => id);

describe("the list", () => {
  test("grows by the next page, without duplicates", () => {
    const grown = addPage(pages(days(20, 15)), { entries: days(15, 10), nextCursor: null });
    expect(ids(grown)).toEqual(days(20, 10).map(({ id }) => id));
    expect(grown.hasMore).toBe(false);
  });

  test("keeps known pages below a fresh first page", () => {
    const joined = joinPages(pages(days(20, 10), false), KEY, { entries: days(20, 15), nextCursor: "e15" });
    expect(ids(joined)).toEqual(days(20, 10).map(({ id }) => id));
    expect(joined.hasMore).toBe(false);
  });

  test("follows the first page for new, changed and missing entries", () => {
    const first = [entry(21), entry(20, { title: "Changed" }), entry(18)];
    const joined = joinPages(pages(days(20, 10)), KEY, { entries: first, nextCursor: "e18" });
    expect(ids(joined)).toEqual(["e21", "e20", "e18", ...days(17, 10).map(({ id }) => id)]);
    expect(joined.entries[1]?.title).toBe("Changed");
  });

  test("starts over for another filter, with a gap, and when the first page is the last", () => {
    const known = pages(days(10, 5));
    const first = { entries: days(20, 15), nextCursor: "e15" };
    expect(joinPages(known, KEY, first).entries).toEqual(first.entries);
    expect(joinPages(pages(days(20, 5)), listKey("bookmarked", null), first).entries).toEqual(first.entries);
    expect(joinPages(pages(days(20, 5)), KEY, { ...first, nextCursor: null })).toEqual({
      key: KEY,
      entries: first.entries,
      hasMore: false,
    });
  });

  test("joins the pages of the bin by the time of deletion", () => {
    const deleted = (day: number, hour: number) =>
      entry(day, { deletedAt: `2026-11-01T${String(hour).padStart(2, "0")}:00:00.000Z` });
    const known = { key: listKey("deleted", null), entries: [deleted(1, 9), deleted(9, 8)], hasMore: false };
    const joined = joinPages(known, known.key, { entries: [deleted(1, 9)], nextCursor: "e1" });
    expect(ids(joined)).toEqual(["e1", "e9"]);
  });

  test("loses entries, and changes a bookmark in place", () => {
    expect(ids(withoutEntries(pages(days(5, 1)), ["e4", "e2"]))).toEqual(["e5", "e3", "e1"]);
    expect(withBookmark(pages(days(2, 1)), "e1", true)?.entries[1]?.isBookmarked).toBe(true);
  });

  test("of bookmarks loses an entry, and starts over when one is added", () => {
    const bookmarks = { ...pages(days(3, 1)), key: listKey("bookmarked", null) };
    expect(ids(withBookmark(bookmarks, "e2", false)!)).toEqual(["e3", "e1"]);
    expect(withBookmark(bookmarks, "e9", true)).toBeNull();
  });
});

test("entries are grouped by day, newest day and newest entry first", () => {
  const late = entry(3, { id: "late", createdAt: "2026-10-05T09:00:00.000Z" });
  const groups = groupByDay([entry(1), entry(3), late]);
  expect(groups.map(({ date, entries }) => [date, entries.map(({ id }) => id)])).toEqual([
    ["2026-10-03", ["late", "e3"]],
    ["2026-10-01", ["e1"]],
  ]);
});
