import { useCallback, useEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { newId } from "~/shared/ids";
import { type Draft, draftsOf, dropDraft, keepDraft, type Release, takeDraft } from "./draft-store";

/** How long a change waits until it is stored: with the write well below the promised second. */
const KEEP_AFTER_MS = 400;

export interface DraftOptions<Words> {
  /** The text being written, such as `new` or `entry:<id>`. */
  target: string;
  /** Returns the current words; `null` when there are none to keep, which deletes the draft. */
  read: () => Words | null;
  /** Whether to restore a draft of the target; all others are kept for later. By default each is restored. */
  isWanted?: (words: Words) => boolean;
}

/** A draft of one text: restored when the screen opens, stored while the user writes. */
export interface DraftKeeper<Words> {
  /** False until the browser was searched for a draft; the editor waits for it. */
  isLoaded: boolean;
  /** The restored draft; `null` without one, and after `startFresh`. */
  restored: Draft<Words> | null;
  /** Returns the draft's id: the same until it is saved, even after a crash. */
  id: () => string;
  /** Stores the words soon: call it at every change. */
  touch: () => void;
  /** Stores the words now. Rejects when the browser refuses to store anything. */
  flush: () => Promise<void>;
  /** Deletes the draft, once its words are saved or not wanted any more. */
  settle: () => Promise<void>;
  /** Deletes the draft and starts another one. */
  startFresh: () => void;
}

/**
 * Stores the words of a screen in this browser, at most a second behind the keyboard. A draft belongs to a user and is
 * open in one tab at a time: a second tab starts its own.
 */
export function useDraft<Words>({ target, read, isWanted }: DraftOptions<Words>): DraftKeeper<Words> {
  const currentUserId = useUserId();
  // Another user may sign in from another tab meanwhile: the words belong to the one who started them.
  const [userId] = useState(currentUserId);
  const latestRead = useRef(read);
  latestRead.current = read;
  // What a screen wants when it opens: it restores one draft.
  const [wanted] = useState(() => isWanted ?? (() => true));
  const id = useRef("");
  const release = useRef<Release>(() => {});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSettled = useRef(false);
  const [found, setFound] = useState<{ restored: Draft<Words> | null } | null>(null);

  useEffect(() => {
    let isGone = false;
    void openDraft(userId, target, wanted).then((opened) => {
      if (isGone) return opened.release();
      id.current = opened.id;
      release.current = opened.release;
      setFound({ restored: opened.draft });
    });
    return () => {
      isGone = true;
      release.current();
      release.current = () => {};
    };
  }, [userId, target, wanted]);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isSettled.current || id.current === "") return;
    const words = latestRead.current();
    if (words === null) return dropDraft(userId, id.current);
    await keepDraft({ id: id.current, userId, target, words, keptAt: Date.now() });
  }, [userId, target]);

  const touch = useCallback(() => {
    // Further changes do not delay it: writing without a pause is stored, too.
    timer.current ??= setTimeout(() => void flush().catch(() => {}), KEEP_AFTER_MS);
  }, [flush]);

  useEffect(() => {
    const flushNow = () => {
      if (timer.current !== undefined) void flush().catch(() => {});
    };
    document.addEventListener("visibilitychange", flushNow);
    window.addEventListener("pagehide", flushNow);
    return () => {
      document.removeEventListener("visibilitychange", flushNow);
      window.removeEventListener("pagehide", flushNow);
      flushNow();
    };
  }, [flush]);

  const settle = useCallback(async () => {
    isSettled.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    await dropDraft(userId, id.current).catch(() => {});
  }, [userId]);

  const startFresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const freeOld = release.current;
    void dropDraft(userId, id.current)
      .catch(() => {})
      .then(freeOld);
    isSettled.current = false;
    const fresh = beginDraft();
    id.current = fresh.id;
    release.current = fresh.release;
    setFound({ restored: null });
  }, [userId]);

  return {
    isLoaded: found !== null,
    restored: found?.restored ?? null,
    id: useCallback(() => id.current, []),
    touch,
    flush,
    settle,
    startFresh,
  };
}

/** Stores the words and returns whether that worked, before the page is left without a question. */
export async function isKept(draft: Pick<DraftKeeper<unknown>, "flush">): Promise<boolean> {
  return draft.flush().then(
    () => true,
    () => false,
  );
}

interface OpenDraft<Words> {
  id: string;
  release: Release;
  draft: Draft<Words> | null;
}

/** Returns the newest wanted draft of a target that no other tab has open, or a new one. */
async function openDraft<Words>(
  userId: string,
  target: string,
  isWanted: (words: Words) => boolean,
): Promise<OpenDraft<Words>> {
  try {
    const all = await draftsOf<Words>(userId);
    const own = all.filter((draft) => draft.target === target && isWanted(draft.words));
    for (const draft of own) {
      const release = await takeDraft(draft.id);
      if (release) return { id: draft.id, release, draft };
    }
  } catch {
    // A browser that refuses storage (in some private windows) works without drafts.
  }
  return { ...beginDraft(), draft: null };
}

/** Starts a draft and locks it for this tab, so that no other tab restores it. */
function beginDraft(): { id: string; release: Release } {
  const id = newId();
  const taken = takeDraft(id);
  return { id, release: () => void taken.then((release) => release?.()) };
}
