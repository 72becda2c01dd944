import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { cutPage, type Page } from "~/shared/paging";
import { type SoughtWord, soughtWords } from "~/shared/search-words";
import {
  JOURNAL_LIMITS,
  type SearchCriteria,
  type SearchHit,
  type SearchView,
  type TextPart,
} from "../contract";
import type { SearchScreenQuery } from "../domain/screen-queries";
import { excerptOf, markMatches } from "../domain/search-excerpt";
import { readContent } from "./read-content.server";
import { type HitRow, readHits } from "./search.repository.server";

/** Loads the journal screen's search, in one round trip. Throws 400 for an unknown cursor. */
export async function loadSearch(
  services: Services,
  args: { user: SessionUser } & SearchScreenQuery,
): Promise<SearchView> {
  const { user, search = "", mood = null, from = null, to = null, bookmarked, before = null } = args;
  const criteria = { words: search, mood, from, to, isBookmarked: bookmarked === "true" };
  const limit = JOURNAL_LIMITS.screenPageSize;
  const { items, next } = await searchEntries(services, { user, criteria, limit, before });
  return {
    criteria,
    hits: items,
    nextCursor: next,
    isFirstPage: before === null,
    today: localDateIn(user.timezone, services.clock.now()),
  };
}

/**
 * Returns a page of the user's active entries that match all criteria, newest first by day and within a day the latest
 * written first. Searches title, text, intentions and insights for any form of the words ("prayed" finds "praying"), and
 * for words that begin with the last one. A search without criteria, or without a letter or digit, finds nothing. Throws
 * 400 for an unknown cursor.
 */
export async function searchEntries(
  services: Services,
  args: { user: SessionUser; criteria: SearchCriteria; limit: number; before: string | null },
): Promise<Page<SearchHit>> {
  const { user, limit, before } = args;
  const { words, ...filters } = args.criteria;
  const sought = soughtWords(words);
  if (sought.length === 0 && (words.trim() !== "" || !hasFilter(filters))) return { items: [], next: null };
  const page = await readHits(services.nearJournal(user.journalShard), user.id, {
    ...filters,
    words: sought,
    limit: limit + 1,
    before,
  });
  const { items, next } = cutPage(page, limit);
  return { items: items.map((row) => toHit(row, sought)), next };
}

function hasFilter({ mood, from, to, isBookmarked }: Omit<SearchCriteria, "words">): boolean {
  return mood !== null || from !== null || to !== null || isBookmarked;
}

function toHit(row: HitRow, sought: SoughtWord[]): SearchHit {
  const { content, prayerIntentions, spiritualInsights, ...summary } = row;
  return {
    ...summary,
    titleParts: markMatches(row.title, sought),
    excerpt: excerptOfEntry(row, sought),
  };
}

function excerptOfEntry(row: HitRow, sought: SoughtWord[]): TextPart[] {
  // The content may be cut within a tag or an entity, which is dropped.
  const text = readContent(row.content.replace(/[<&][^<>&]*$/, "")).text;
  for (const source of [text, row.prayerIntentions, row.spiritualInsights]) {
    const excerpt = excerptOf(source, sought);
    if (excerpt) return excerpt;
  }
  return row.preview === "" ? [] : [{ text: row.preview, isMatch: false }];
}
