import { useCallback, useEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { newId } from "~/shared/ids";
import { type Release, takeDraft } from "./draft-lock";
import { type Draft, draftsOf, dropDraft, keepDraft } from "./draft-store";

/** How long a change waits until it is kept; with the write itself well below the second that is promised. */
const KEEP_AFTER_MS = 400;

export interface DraftOptions<Words> {
  /** What is written, such as `new` or `entry:<id>`. */
  target: string;
  /** The words as they are now; null when there is nothing worth keeping, which drops the draft. Asked once loaded. */
  read: () => Words | null;
}

/** A draft of one text: found again when the screen opens, kept while the person writes. */
export interface DraftKeeper<Words> {
  /** False until it is known whether there is a draft; the editor waits for it. */
  isLoaded: boolean;
  /** The draft that was found; null when the screen began with nothing, and after `startFresh`. */
  restored: Draft<Words> | null;
  /** The draft's own id: the same as long as it is not saved, also after a crash. */
  id: () => string;
  /** Something has changed: keep it within the next moment. */
  touch: () => void;
  /** Keeps what is there now, at once. Rejected when the browser refuses to store anything. */
  flush: () => Promise<void>;
  /** The words are saved, or not wanted any more: forgets the draft. */
  settle: () => Promise<void>;
  /** Forgets the draft as it is, saved or not, and begins another, with an id of its own. */
  startFresh: () => void;
}

/**
 * Keeps the words of a screen in this browser, at most a second behind the keyboard. Drafts
 * belong to a user and are opened by one tab at a time: a second tab begins one of its own.
 */
export function useDraft<Words>({ target, read }: DraftOptions<Words>): DraftKeeper<Words> {
  const currentUserId = useUserId();
  // Whoever signs in meanwhile, in another tab: the words belong to the person who began them.
  const [userId] = useState(currentUserId);
  const latestRead = useRef(read);
  latestRead.current = read;
  const id = useRef("");
  const release = useRef<Release>(() => {});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSettled = useRef(false);
  const [found, setFound] = useState<{ restored: Draft<Words> | null } | null>(null);

  useEffect(() => {
    let isGone = false;
    void openDraft<Words>(userId, target).then((opened) => {
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
  }, [userId, target]);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isSettled.current || id.current === "") return;
    const words = latestRead.current();
    if (words === null) return dropDraft(userId, id.current);
    await keepDraft({ id: id.current, userId, target, words, keptAt: Date.now() });
  }, [userId, target]);

  const touch = useCallback(() => {
    // Not put off by further changes: whoever writes without a pause is kept all the same.
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

/** Keeps the words at once and tells whether they are: before the page is left without a question. */
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

/** The newest draft of a target that no other tab has open, else a new one. */
async function openDraft<Words>(userId: string, target: string): Promise<OpenDraft<Words>> {
  try {
    const own = (await draftsOf<Words>(userId)).filter((draft) => draft.target === target);
    for (const draft of own) {
      const release = await takeDraft(draft.id);
      if (release) return { id: draft.id, release, draft };
    }
  } catch {
    // A browser that refuses storage (some private windows) writes without drafts.
  }
  return { ...beginDraft(), draft: null };
}

/** A new draft, held by this tab so that no other one takes its words for left behind. */
function beginDraft(): { id: string; release: Release } {
  const id = newId();
  const taken = takeDraft(id);
  return { id, release: () => void taken.then((release) => release?.()) };
}
