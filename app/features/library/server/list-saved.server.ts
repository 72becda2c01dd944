import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { findNear } from "~/server/db/find-near";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { cutPage, PAGE_SIZE, type Page } from "~/shared/paging";
import type {
  ListResponsesQuery,
  SavedCriteria,
  SavedMark,
  SavedResponse,
  SavedStats,
  SavedView,
} from "../contract";
import { savedMatch } from "../domain/saved-search";
import {
  type FacetCount,
  findSaved,
  readCounts,
  readMarks,
  readSaved,
  readSavedScreen,
} from "./saved.repository.server";
import { toSaved } from "./to-saved.server";

/** Returns a page of the user's saved responses, newest first. Throws `bad_request` for an unknown cursor. */
export async function listSaved(
  services: Services,
  { user, query }: { user: SessionUser; query: ListResponsesQuery },
): Promise<Page<SavedResponse>> {
  const { limit, before = null, ...filters } = query;
  const match = savedMatch(filters);
  if (match === null) return { items: [], next: null };
  const request = { userId: user.id, match, limit: limit + 1, before };
  const { items, next } = cutPage(await readSaved(services.nearJournal(user.journalShard), request), limit);
  return { items: items.map(toSaved), next };
}

/** Returns the screen of saved responses: the newest that match the criteria, the statistics, and the open one. */
export async function loadSaved(
  services: Services,
  { user, criteria, openId }: { user: SessionUser; criteria: SavedCriteria; openId: string | null },
): Promise<SavedView> {
  const match = savedMatch({ ...criteria, denomination: null });
  // A search without a letter or digit finds nothing.
  const limit = match === null ? 0 : PAGE_SIZE + 1;
  const request = { userId: user.id, match: match ?? "", limit, before: null };
  const { page, counts, open } = await readSavedScreen(
    services.nearJournal(user.journalShard),
    request,
    openId,
  );
  const { items, next } = cutPage(page, PAGE_SIZE);
  return {
    criteria,
    responses: { items: items.map(toSaved), next },
    stats: toStats(counts),
    open: open ? toSaved(open) : null,
    timezone: user.timezone,
  };
}

/** Returns a saved response of the user. Throws `not_found`. */
export async function getSaved(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<SavedResponse> {
  const which = { userId: user.id, id };
  return toSaved(await findNear(services, user.journalShard, (journal) => findSaved(journal, which)));
}

/** Counts the user's saved responses: all, bookmarked, public, and by category, type and perspective. */
export async function getStats(services: Services, user: SessionUser): Promise<SavedStats> {
  return toStats(await readCounts(services.nearJournal(user.journalShard), user.id));
}

/** Returns which threads of the history on the assistant's screen are saved in full. */
export async function loadMarks(services: Services, user: SessionUser): Promise<SavedMark[]> {
  return readMarks(services.nearJournal(user.journalShard), user.id, COMPANION_LIMITS.shownHistory);
}

function toStats(counts: FacetCount[]): SavedStats {
  const of = (facet: string) => counts.filter((row) => row.facet === facet && row.count > 0);
  const one = (facet: string) => of(facet)[0]?.count ?? 0;
  const many = (facet: string) => Object.fromEntries(of(facet).map(({ value, count }) => [value, count]));
  return {
    totalResponses: one("all"),
    bookmarkedCount: one("bookmarked"),
    publicCount: one("public"),
    categories: many("category"),
    responseTypes: many("type"),
    denominations: many("denomination"),
  };
}
