import { createStore, del, delMany, entries, promisifyRequest, type UseStore } from "idb-keyval";

/** Unsaved words, as this browser keeps them. `Words` is what the screen needs to restore them. */
export interface Draft<Words> {
  id: string;
  userId: string;
  /** A new entry, or an edit of one entry. A screen restores only drafts of its own target. */
  target: string;
  words: Words;
  /** Epoch milliseconds of the last stored change. */
  keptAt: number;
}

let store: UseStore | undefined;

/** Opened on first use: a server has no IndexedDB. */
function drafts(): UseStore {
  store ??= createStore("acolyte-drafts", "drafts");
  return store;
}

/** Stores a draft, in place of the previous one with its id. Rejects when the browser refuses to store anything. */
export async function keepDraft<Words>(draft: Draft<Words>): Promise<void> {
  await drafts()("readwrite", (store) => {
    store.put(draft, keyOf(draft.userId, draft.id));
    // Committed at once: a page that is closing would never do it.
    store.transaction.commit?.();
    return promisifyRequest(store.transaction);
  });
}

/** Deletes a draft, if it exists. */
export async function dropDraft(userId: string, id: string): Promise<void> {
  await del(keyOf(userId, id), drafts());
}

/** Returns the drafts of a user, newest first; never those of other users of this browser. */
export async function draftsOf<Words>(userId: string): Promise<Draft<Words>[]> {
  const all = await entries<string, Draft<Words>>(drafts());
  return all
    .filter(([key]) => key.startsWith(keyOf(userId, "")))
    .map(([, draft]) => draft)
    .sort((a, b) => b.keptAt - a.keptAt);
}

/** Deletes all drafts of a user, at sign-out. */
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

/** Frees a draft that this tab holds; the browser does so itself when the tab is closed or crashes. */
export type Release = () => void;

/** How long to wait for a held lock: a page that reloads or crashes frees its locks a moment later. */
const PATIENCE_MS = 1000;

/**
 * Takes a draft for this tab; returns `null` when another tab has it open. The browser frees a lock itself when its tab
 * dies, so that no draft is locked for good. In a browser without locks every tab gets every draft.
 */
export async function takeDraft(id: string): Promise<Release | null> {
  if (!navigator.locks) return () => {};
  // A free lock is granted however busy the page is; only a held one is worth waiting for.
  return (
    (await request(id, { ifAvailable: true })) ?? request(id, { signal: AbortSignal.timeout(PATIENCE_MS) })
  );
}

async function request(id: string, options: LockOptions): Promise<Release | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${id}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // After the wait another tab has it; any other refusal means a browser that grants no locks at all.
      .catch(() => resolve(options.signal?.aborted ? null : () => {}));
  });
}
