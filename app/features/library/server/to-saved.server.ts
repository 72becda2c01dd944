import { NO_CITATIONS } from "~/features/companion/server/public.server";
import { AppError } from "~/shared/errors";
import type { SavedResponse, SavedStats, SharedResponse } from "../contract";
import type { SavedRow } from "./saved.repository.server";

/** A stored response in the types of the contract. Throws `not_found` for none. */
export function toSaved(row: SavedRow | null): SavedResponse {
  if (!row) throw new AppError("not_found", "This response is not among your saved ones.");
  return {
    id: row.id,
    ...toShared(row),
    notes: row.notes,
    isBookmarked: row.isBookmarked,
    isPublic: row.isPublic,
    shareToken: row.shareToken,
    viewCount: row.viewCount,
    isTakenDown: row.takenDownAt !== null,
    threadAnswerId: row.threadAnswerId,
  };
}

/** A saved response that was to be made public. Throws 403 when the operator has taken it down. */
export function sharedAsWanted(saved: SavedResponse, isPublic = false): SavedResponse {
  if (!isPublic || saved.isPublic) return saved;
  throw new AppError("forbidden", "This response was taken down and can no longer be shared.");
}

/** What anybody with the link may know of it. */
export function toShared(row: SavedRow): SharedResponse {
  return {
    title: row.title,
    question: row.question,
    response: row.response,
    // The columns are text; every write to them goes through the contract's lists.
    responseType: row.responseType as SharedResponse["responseType"],
    category: row.category as SharedResponse["category"],
    denomination: row.denomination as SharedResponse["denomination"],
    sources: row.sources,
    createdAt: row.createdAt,
    authorship: row.authorship as SharedResponse["authorship"],
    engine: row.engine as SharedResponse["engine"],
    citations: row.citations ?? NO_CITATIONS,
    checked: row.checked ?? [],
  };
}

/** Counts by facet and value as statistics; a value that nothing has is left out. */
export function toStats(counts: { facet: string; value: string; count: number }[]): SavedStats {
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
