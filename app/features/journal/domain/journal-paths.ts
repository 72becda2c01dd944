import { SEARCH_LIMITS } from "~/shared/search-words";
import type { EntryFilter, SearchCriteria } from "../contract";

function journalPath(parameters: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `/journal?${text}` : "/journal";
}

/** Returns the path of the list, optionally with a filter or from a day on. */
export function listPath(query: { filter?: EntryFilter; date?: string | null } = {}): string {
  return journalPath({ filter: query.filter === "all" ? null : query.filter, date: query.date });
}

/** Returns the path of the entry view. */
export function entryPath(id: string): string {
  return journalPath({ entry: id });
}

/** Returns the path of an entry's edit mode. */
export function editPath(id: string): string {
  return journalPath({ entry: id, edit: "true" });
}

/** Returns the path of a new entry, optionally for a day or with one of the first prompts (from "1"). */
export function newEntryPath(query: { date?: string | null; prompt?: string } = {}): string {
  return journalPath({ new: "true", date: query.date, prompt: query.prompt });
}

/** Prompts for a first entry; `/journal?new=true&prompt=1..3` opens the editor with one. */
export const FIRST_PROMPTS = [
  { title: "Gratitude", text: "What are you thankful for today, however small it seems?" },
  { title: "A place for God", text: "Where did you notice God near you today, or wish that you had?" },
  { title: "What weighs on you", text: "What do you carry today that you would like to lay in God's hands?" },
] as const;

/** Returns the text of prompt 1, 2 or 3, as paths name it; `null` for anything else. */
export function firstPrompt(number: string | null): string | null {
  return number && /^[1-3]$/.test(number) ? (FIRST_PROMPTS[Number(number) - 1]?.text ?? null) : null;
}

/** The path of the empty search. */
export const SEARCH_PATH = "/journal?search=";

/** Returns the path of a search: its words up to the limit, its filters, and `before` for a later page. */
export function searchPath(criteria: SearchCriteria, before?: string): string {
  const search = new URLSearchParams({ search: criteria.words.slice(0, SEARCH_LIMITS.characters) });
  const { mood, from, to, isBookmarked } = criteria;
  const filters = { mood, from, to, bookmarked: isBookmarked ? "true" : null, before };
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  return `/journal?${search}`;
}

/** The path of the spiritual-journey panel. */
export const JOURNEY_PATH = "/journal?panel=journey";
