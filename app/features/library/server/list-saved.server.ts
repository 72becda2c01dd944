import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import {
  LIBRARY_LIMITS,
  type SavedCriteria,
  type SavedResponse,
  type SavedStats,
  type SavedView,
} from "../contract";
import type { ListResponsesQuery } from "../domain/call-schemas";
import { savedMatch } from "../domain/saved-search";
import { findSaved, readCounts, readSaved, readSavedScreen } from "./saved.repository.server";
import { toSaved, toStats } from "./to-saved.server";

/** A page of the user's saved responses, the last saved first, and the id from which the next goes on. Throws 400 for an unknown cursor. */
export async function listSaved(
  services: Services,
  { user, query }: { user: SessionUser; query: ListResponsesQuery },
): Promise<{ items: SavedResponse[]; next: string | null }> {
  const { limit, before = null, ...filters } = query;
  const match = savedMatch(filters);
  if (match === null) return { items: [], next: null };
  const request = { userId: user.id, match, limit: limit + 1, before };
  const { rows, isCursorKnown, found } = await readSaved(services.catalog, request);
  if (!isCursorKnown) throw new AppError("bad_request", "before must be the id of an item of this list.");
  return toPage(rows.map(toSaved), limit, found);
}

/** What the screen of saved responses shows: the newest that meet the criteria, the statistics, and the open one. */
export async function loadSaved(
  services: Services,
  { user, criteria, openId }: { user: SessionUser; criteria: SavedCriteria; openId: string | null },
): Promise<SavedView> {
  const { responseType, category, ...rest } = criteria;
  const match = savedMatch({
    ...rest,
    ...(responseType && { responseType }),
    ...(category && { category }),
  });
  const pageSize = LIBRARY_LIMITS.pageSize;
  // A search without a letter or digit finds nothing.
  const limit = match === null ? 0 : pageSize + 1;
  const request = { userId: user.id, match: match ?? "", limit, before: null };
  const { rows, found, counts, open } = await readSavedScreen(services.catalog, request, openId);
  const { items: responses, next } = toPage(rows.map(toSaved), pageSize, found);
  return {
    criteria,
    responses,
    next,
    stats: toStats(counts),
    open: open && toSaved(open),
    timezone: user.timezone,
  };
}

function toPage(items: SavedResponse[], limit: number, found: number) {
  const page = items.slice(0, limit);
  return { items: page, next: found > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** One of the user's saved responses. Throws `not_found`. */
export async function getSaved(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<SavedResponse> {
  return toSaved(await findSaved(services.catalog, { userId: user.id, id }));
}

/** How many the user has saved, bookmarked, shared, and by category, type and perspective. */
export async function getStats(services: Services, user: SessionUser): Promise<SavedStats> {
  return toStats(await readCounts(services.catalog, user.id));
}
