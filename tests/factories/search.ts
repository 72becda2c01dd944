import { expect } from "vitest";
import type { SearchCriteria } from "~/features/journal/contract";
import { prepareContent } from "~/features/journal/server/prepare-content.server";
import { writeEntry } from "~/features/journal/server/public.server";
import { searchEntries } from "~/features/journal/server/search-entries.server";
import { openDatabase } from "~/server/db/client.server";
import type { SessionUser } from "~/server/ports/session";
import type { EntryWrite, NewEntry } from "~/server/ports/user-lane";
import { NOW, newEntry, SHARDS, servicesAt } from "./journal";

export const shard = SHARDS[0];
const journal = openDatabase(shard);
const services = servicesAt(NOW, (number) => SHARDS[number as 0]!);

/** Writes to the journal of a user in the first shard. */
export const write = (user: SessionUser, change: EntryWrite) => writeEntry(journal, user.id, change);

/** Adds an entry and returns its id. */
export async function add(
  user: SessionUser,
  content: string,
  overrides: Partial<NewEntry> = {},
): Promise<string> {
  const { imageIds, ...prepared } = prepareContent(content);
  const entry = newEntry({ ...prepared, ...overrides });
  expect((await write(user, { type: "create", entry, imageIds })).ok).toBe(true);
  return entry.id;
}

/** The write that changes an entry. */
export function edit(
  id: string,
  content: string,
  changes: { title?: string; mood?: "joyful" | null } = {},
): EntryWrite {
  const { imageIds, ...prepared } = prepareContent(content);
  return { type: "update", id, changes: { ...prepared, ...changes }, imageIds, ifVersion: null, now: NOW };
}

const EVERYTHING: SearchCriteria = {
  words: "",
  mood: null,
  from: null,
  to: null,
  isBookmarked: false,
};

/** One page of what a user's search finds: words, or criteria. */
export async function search(
  user: SessionUser,
  criteria: string | Partial<SearchCriteria>,
  page: { limit?: number; before?: string | null } = {},
) {
  const sought = typeof criteria === "string" ? { words: criteria } : criteria;
  return await searchEntries(services, {
    user,
    criteria: { ...EVERYTHING, ...sought },
    limit: 100,
    before: null,
    ...page,
  });
}

/** The ids of what a user's search finds. */
export const find = async (user: SessionUser, criteria: string | Partial<SearchCriteria>) =>
  (await search(user, criteria)).items.map((hit) => hit.id);
