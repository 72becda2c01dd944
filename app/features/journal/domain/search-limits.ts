/** What is used of a search: the rest of a longer one is left out. */
export const SEARCH_LIMITS = { characters: 200, words: 20 } as const;
