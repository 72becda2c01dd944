import type { EntryFilter, SearchCriteria } from "../contract";
import { SEARCH_LIMITS } from "./search-limits";

function journalPath(parameters: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `/journal?${text}` : "/journal";
}

/** The list: of a filter, or from a day on. */
export function listPath(query: { filter?: EntryFilter; date?: string | null } = {}): string {
  return journalPath({ filter: query.filter === "all" ? null : query.filter, date: query.date });
}

/** An entry, to read. */
export function entryPath(id: string): string {
  return journalPath({ entry: id });
}

/** An entry, to edit. */
export function editPath(id: string): string {
  return journalPath({ entry: id, edit: "true" });
}

/** A new entry: of a day, or begun with one of the first prompts ("1" is the first). */
export function newEntryPath(query: { date?: string | null; prompt?: string } = {}): string {
  return journalPath({ new: "true", date: query.date, prompt: query.prompt });
}

/** The search as it opens. */
export const SEARCH_PATH = "/journal?search=";

/** A search: of its words what counts, of its filters those that are set; from an entry on for a later page. */
export function searchPath(criteria: SearchCriteria, before?: string): string {
  const search = new URLSearchParams({ search: criteria.words.slice(0, SEARCH_LIMITS.characters) });
  const { mood, from, to, isBookmarked } = criteria;
  const filters = { mood, from, to, bookmarked: isBookmarked ? "true" : null, before };
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  return `/journal?${search}`;
}

/** The spiritual-journey panel. */
export const JOURNEY_PATH = "/journal?panel=journey";
