import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { JOURNAL_LIMITS, type SearchView } from "../contract";
import type { SearchScreenQuery } from "../domain/call-schemas";
import { searchEntries } from "./search-entries.server";

/** The journal screen's search, in one round trip. Throws 400 for an unknown cursor. */
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
