import * as z from "zod/mini";
import { CATEGORIES } from "~/features/companion/domain/limits";
import { RESPONSE_TYPES, type SavedCriteria } from "../contract";

const SAVED = "/saved-responses";

/** Query of the screen: what narrows its list down, and which response is open. What it does not know is left out. */
export const savedQuery = z.object({
  search: z.catch(z._default(z.string(), ""), ""),
  responseType: z.catch(z._default(z.nullable(z.enum(RESPONSE_TYPES)), null), null),
  category: z.catch(z._default(z.nullable(z.enum(CATEGORIES)), null), null),
  isBookmarked: z.catch(z._default(z.enum(["true", "false"]), "false"), "false"),
  response: z.catch(z.optional(z.string()), undefined),
});
export type SavedQuery = z.infer<typeof savedQuery>;

/** The criteria that a query asks for. */
export function criteriaOf({ search, responseType, category, isBookmarked }: SavedQuery): SavedCriteria {
  return { search, responseType, category, isBookmarked: isBookmarked === "true" };
}

/** Nothing narrows the list down. */
export const NO_CRITERIA: SavedCriteria = {
  search: "",
  responseType: null,
  category: null,
  isBookmarked: false,
};

/** The query of criteria, without those that are not set; it is that of the list's call as well. */
export function criteriaParams({
  search,
  responseType,
  category,
  isBookmarked,
}: SavedCriteria): URLSearchParams {
  return new URLSearchParams({
    ...(search.trim() && { search }),
    ...(responseType && { responseType }),
    ...(category && { category }),
    ...(isBookmarked && { isBookmarked: "true" }),
  });
}

/** The address of the screen with these criteria and this response open. */
export function savedPath(criteria: SavedCriteria, openId: string | null): string {
  const params = criteriaParams(criteria);
  if (openId) params.set("response", openId);
  const query = params.toString();
  return query ? `${SAVED}?${query}` : SAVED;
}

/** Whether two addresses of the screen differ in the response that is open, and in nothing else. */
export function differsInOpenOnly(current: URL, next: URL): boolean {
  if (current.href === next.href || current.pathname !== next.pathname) return false;
  return withoutOpen(current) === withoutOpen(next);
}

function withoutOpen({ search }: URL): string {
  const params = new URLSearchParams(search);
  params.delete("response");
  return params.toString();
}
