import type { PageQuery } from "~/shared/paging";
import { matchExpression, soughtWords } from "~/shared/search-words";
import type { ListResponsesQuery } from "../contract";

/**
 * Returns search words and filters as an FTS5 expression with `~` for the owner's number: empty without any, `null` when
 * a search has no letter or digit and therefore finds nothing.
 */
export function savedMatch({ search, ...filters }: Omit<ListResponsesQuery, keyof PageQuery>): string | null {
  const words = soughtWords(search);
  if (search.trim() !== "" && words.length === 0) return null;
  const { responseType, category, denomination, isBookmarked } = filters;
  // The terms that the triggers of `saved_responses` write.
  const terms = [
    responseType && `t${responseType.replaceAll("-", "")}`,
    category && `c${category}`,
    denomination && `d${denomination.replaceAll("-", "")}`,
    isBookmarked && "b1",
  ];
  const conditions = terms.filter(Boolean).map((term) => `"~${term}"`);
  const expression = matchExpression(words, null);
  return [...(expression ? [expression] : []), ...conditions].join(" AND ");
}

/** Separates the terms of a title from those of the notes. */
export const TERMS_MARK = " | ";

/** Joins the terms of title and notes for storage, so that an edit can replace either part. */
export function joinTerms(titleTerms: string, noteTerms: string): string {
  return titleTerms + TERMS_MARK + noteTerms;
}
