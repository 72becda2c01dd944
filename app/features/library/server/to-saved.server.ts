import { NO_CITATIONS } from "~/features/companion/server/public.server";
import { AppError } from "~/shared/errors";
import type { SavedResponse, SharedResponse } from "../contract";
import type { SavedRow } from "./saved.repository.server";

/** Converts a row to the contract's type. Throws `not_found` without one. */
export function toSaved(row: SavedRow | undefined): SavedResponse {
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

/** Returns the part of a saved response that everybody with its link may see. */
export function toShared(row: SavedRow): SharedResponse {
  return {
    title: row.title,
    question: row.question,
    response: row.response,
    responseType: row.responseType,
    category: row.category,
    denomination: row.denomination,
    sources: row.sources,
    createdAt: row.createdAt,
    authorship: row.authorship,
    engine: row.engine,
    citations: row.citations ?? NO_CITATIONS,
    checked: row.checked ?? [],
  };
}
