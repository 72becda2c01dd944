import * as z from "zod/mini";
import { CATEGORIES } from "~/features/companion/domain/limits";
import { RESPONSE_TYPES, type SavedCriteria } from "../contract";

/** Query of the screen: the filters of the list, and the open response. Unknown values are ignored. */
export const savedQuery = z.object({
  search: z.catch(z._default(z.string(), ""), ""),
  responseType: z.catch(z._default(z.nullable(z.enum(RESPONSE_TYPES)), null), null),
  category: z.catch(z._default(z.nullable(z.enum(CATEGORIES)), null), null),
  isBookmarked: z.catch(z._default(z.enum(["true", "false"]), "false"), "false"),
  response: z.catch(z.optional(z.string()), undefined),
});
export type SavedQuery = z.infer<typeof savedQuery>;

/** Returns the criteria of a query. */
export function criteriaOf({ search, responseType, category, isBookmarked }: SavedQuery): SavedCriteria {
  return { search, responseType, category, isBookmarked: isBookmarked === "true" };
}

export const NO_CRITERIA: SavedCriteria = {
  search: "",
  responseType: null,
  category: null,
  isBookmarked: false,
};

/** Returns the path of the screen with criteria and an open response. */
export function savedPath(criteria: SavedCriteria, openId: string | null): string {
  const params = criteriaParams(criteria);
  if (openId) params.set("response", openId);
  return withQuery("/saved-responses", params);
}

/** Returns the path of the call that lists the responses with criteria. */
export function savedListCall(criteria: SavedCriteria): string {
  return withQuery("/api/saved-responses", criteriaParams(criteria));
}

/** Returns whether two URLs of the screen differ only in the open response. */
export function differsInOpenOnly(current: URL, next: URL): boolean {
  if (current.href === next.href || current.pathname !== next.pathname) return false;
  return listQuery(current) === listQuery(next);
}

/** Returns the query of a URL of the screen without the open response. */
export function listQuery({ search }: { search: string }): string {
  const params = new URLSearchParams(search);
  params.delete("response");
  return params.toString();
}

/** Returns the query of criteria, without unset ones. */
export function criteriaParams({ search, responseType, category, isBookmarked }: SavedCriteria) {
  return new URLSearchParams({
    ...(search.trim() && { search }),
    ...(responseType && { responseType }),
    ...(category && { category }),
    ...(isBookmarked && { isBookmarked: "true" }),
  });
}

function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
