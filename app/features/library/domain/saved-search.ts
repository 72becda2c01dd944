import type { Category, Perspective } from "~/features/companion/domain/limits";
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

/** What parts the terms of a title from those of the notes: it is no term itself. */
export const TERMS_MARK = " | ";

/** The terms of title and notes as they are stored: an edit may replace one part and leave the other. */
export function joinTerms(titleTerms: string, noteTerms: string): string {
  return titleTerms + TERMS_MARK + noteTerms;
}

/** The terms of texts in the index. */
export function savedTerms(texts: string[]): string {
  return searchTerms(...texts);
}
