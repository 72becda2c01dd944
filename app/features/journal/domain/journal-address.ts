import type { EntryFilter } from "../contract";

function address(parameters: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `/journal?${text}` : "/journal";
}

/** The list: of a filter, or from a day on. */
export function listAddress(query: { filter?: EntryFilter; date?: string | null } = {}): string {
  return address({ filter: query.filter === "all" ? null : query.filter, date: query.date });
}

/** An entry, to read. */
export function entryAddress(id: string): string {
  return address({ entry: id });
}

/** An entry, to edit. */
export function editAddress(id: string): string {
  return address({ entry: id, edit: "true" });
}

/** A new entry: of a day, or begun with one of the first prompts ("1" is the first). */
export function newEntryAddress(query: { date?: string | null; prompt?: string } = {}): string {
  return address({ new: "true", date: query.date, prompt: query.prompt });
}

/** The spiritual-journey panel. */
export const JOURNEY_ADDRESS = "/journal?panel=journey";
