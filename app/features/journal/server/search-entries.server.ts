import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { cutPage } from "~/shared/paging";
import type { SearchCriteria, SearchHit, TextPart } from "../contract";
import { excerptOf, markMatches } from "../domain/search-excerpt";
import { type SoughtWord, soughtWords } from "../domain/search-words";
import { readContent } from "./read-content.server";
import { type HitRow, readHits } from "./search.repository.server";

/**
 * A page of the user's own active entries that meet all criteria, newest first by day and within a day the last
 * written first, and the id from which the next page goes on. Words are sought in title, text, intentions and
 * insights, in any form ("prayed" finds "praying"); of the last word a beginning is enough. Nothing sought finds
 * nothing, and so does a search without a letter or digit. Throws 400 for an unknown cursor.
 */
export async function searchEntries(
  services: Services,
  args: { user: SessionUser; criteria: SearchCriteria; limit: number; before: string | null },
): Promise<{ items: SearchHit[]; next: string | null }> {
  const { user, limit, before } = args;
  const { words, ...filters } = args.criteria;
  const sought = soughtWords(words);
  if (sought.length === 0 && (words.trim() !== "" || !hasFilter(filters))) return { items: [], next: null };
  const page = await readHits(services.journal(user.journalShard), user.id, {
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
  // Cut where a tag or word may be half: the end is dropped, and with it no more than one word.
  const text = readContent(row.content.replace(/[<&][^<>&]*$/, "")).text;
  for (const source of [text, row.prayerIntentions, row.spiritualInsights]) {
    const excerpt = excerptOf(source, sought);
    if (excerpt) return excerpt;
  }
  return row.preview === "" ? [] : [{ text: row.preview, isMatch: false }];
}
