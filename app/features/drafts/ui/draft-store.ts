import { createStore, del, delMany, entries, promisifyRequest, type UseStore } from "idb-keyval";

/** Words that are not saved yet, as this browser keeps them. `Words` is what the screen needs to go on. */
export interface Draft<Words> {
  id: string;
  userId: string;
  /** What is written: a new entry, an edit of one entry. A screen restores only drafts of its own target. */
  target: string;
  words: Words;
  /** Epoch milliseconds of the last change that was kept. */
  keptAt: number;
}

let store: UseStore | undefined;

/** Opened on first use: a server has no IndexedDB. */
function drafts(): UseStore {
  store ??= createStore("acolyte-drafts", "drafts");
  return store;
}

/** Keeps a draft, in place of what was kept under its id. Rejected when the browser refuses to store anything. */
export async function keepDraft<Words>(draft: Draft<Words>): Promise<void> {
  await drafts()("readwrite", (store) => {
    store.put(draft, keyOf(draft.userId, draft.id));
    // Not left to the page: one that is going away would never come to it.
    store.transaction.commit?.();
    return promisifyRequest(store.transaction);
  });
}

/** Forgets a draft, whether it is there or not. */
export async function dropDraft(userId: string, id: string): Promise<void> {
  await del(keyOf(userId, id), drafts());
}

/** The drafts of a user, newest first. Those of other users of this browser are never given. */
export async function draftsOf<Words>(userId: string): Promise<Draft<Words>[]> {
  const all = await entries<string, Draft<Words>>(drafts());
  return all
    .filter(([key]) => key.startsWith(keyOf(userId, "")))
    .map(([, draft]) => draft)
    .sort((a, b) => b.keptAt - a.keptAt);
}

/** Drops all drafts of a user: signing out leaves no words behind. */
export async function dropDraftsOf(userId: string): Promise<void> {
  const own = await draftsOf(userId);
  await delMany(
    own.map((draft) => keyOf(userId, draft.id)),
    drafts(),
  );
}

function keyOf(userId: string, id: string): string {
  return `${userId}/${id}`;
}
