import type { Category, Perspective } from "~/features/companion/contract";
import { matchExpression, searchTerms, soughtWords } from "~/features/journal/domain/search-words";
import type { ResponseType } from "../contract";

/** What narrows a list of saved responses down. */
export interface SavedFilters {
  search: string;
  responseType?: ResponseType;
  category?: Category;
  denomination?: Perspective;
  isBookmarked: boolean;
}

/**
 * Words and filters as one FTS5 expression, `~` standing for the owner's number; empty when nothing narrows the list
 * down, null when nothing can be found: a search without a letter or digit.
 */
export function savedMatch({ search, ...filters }: SavedFilters): string | null {
  const words = soughtWords(search);
  if (search.trim() !== "" && words.length === 0) return null;
  const { responseType, category, denomination, isBookmarked } = filters;
  // As the triggers of `saved_responses` write them.
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

/** The terms of a saved response in the index, in two parts: what never changes, and title and notes. */
export function savedTerms(texts: string[]): string {
  return searchTerms(...texts);
}
