import { useCallback, useEffect, useRef, useState } from "react";
import { isUnauthorized } from "~/shared/call-api";
import type { ReadingPage, ReadingPlace } from "../../contract";
import { STEP } from "../../domain/citations/overlap";
import { isRead } from "../../domain/reading-time";
import { passageElements, textOfElement, wordsOf } from "./page-passages";
import type { Reader } from "./use-reader";

const PLACES = "/api/reading/places";
/** How long a reader counts as active without moving anything. */
const PATIENCE_MS = 120_000;
/** Seconds on a page after which the place is kept automatically; a lookup takes less. */
const SETTLED_SECONDS = 20;
/** Seconds between two changes of the place. */
const PAUSE_SECONDS = 15;

const ACTIVITY = ["scroll", "pointermove", "pointerdown", "keydown", "touchmove"] as const;

/**
 * Keeps the reader's place in a work: on request, and automatically after some time on a page. A page that was opened at a
 * verse is a lookup and moves the place only when it counts as read.
 */
export function useReading(page: ReadingPage, reader: Reader) {
  const { userId, call, forget } = reader;
  const { work, kind } = page;
  const following = followingPlace(page);
  const [kept, setKept] = useState<ReadingPlace | null>(null);
  const latest = useRef<ReadingPlace | null>(null);
  latest.current = kept;

  const keep = useCallback(
    async (place: number, text: string) => {
      const stored = await call<ReadingPlace>(PLACES, { method: "PUT", body: { work, place, text } });
      setKept(stored);
      return stored;
    },
    [work, call],
  );

  const forgetPlace = useCallback(async () => {
    await call(PLACES, { method: "DELETE", body: { work } });
    setKept(null);
  }, [work, call]);

  useEffect(() => {
    if (!userId) return setKept(null);
    let isGone = false;
    let stop = () => {};
    call<ReadingPlace[]>(`${PLACES}?${new URLSearchParams({ work })}`).then(
      ([place]) => {
        if (isGone) return;
        setKept(place ?? null);
        stop = watchReading({
          isLookedUp: isLookedUp(place),
          following,
          onPlace: (at, text) => {
            if (at !== latest.current?.place) void keep(at, text).catch(() => {});
          },
          onRead: (chapter) => {
            if (kind !== "bible" || chapter === 0) return;
            call("/api/reading/read", { method: "POST", body: { work, chapter } }).catch(() => {});
          },
        });
      },
      (error) => isUnauthorized(error) && forget(),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [work, kind, following, userId, call, forget, keep]);

  // A ribbon in the margin.
  useEffect(() => {
    for (const element of passageElements())
      element.toggleAttribute("data-kept-place", Number(element.dataset.place) === kept?.place);
  }, [kept]);

  return { kept, keep, forget: forgetPlace };
}

/** Returns where a book goes on after a chapter; `null` after its last one, and for pages that are no chapters. */
function followingPlace({ kind, address, next }: ReadingPage): number | null {
  const [book, chapter] = [address.replace(/[^/]+$/, ""), next?.address.split("/").at(-1)];
  const isNext = kind === "bible" && next?.address === `${book}${chapter}`;
  return isNext ? Number(chapter) * STEP + 1 : null;
}

/** Returns whether the page was opened at a passage that is not the kept place. */
function isLookedUp(kept: ReadingPlace | undefined): boolean {
  const isNamed = location.hash !== "" || document.querySelector("[data-marked]") !== null;
  const isOwn = kept?.address?.split("#")[1] === location.hash.slice(1);
  return isNamed && !isOwn;
}

interface Watched {
  isLookedUp: boolean;
  /** Where the book goes on after the page. */
  following: number | null;
  /** Called with the place at the top of the window, or after the page at its end, and its text. */
  onPlace: (place: number, text: string) => void;
  /** Called once, when the chapter counts as read. */
  onRead: (chapter: number) => void;
}

/** Measures how long the page is read. Returns a function that stops it. */
function watchReading({ isLookedUp, following, onPlace, onRead }: Watched): () => void {
  const all = passageElements();
  const text = all[0] ? textOfElement(all[0]) : "";
  const own = all.filter((element) => textOfElement(element) === text);
  const words = own.reduce((sum, element) => sum + wordsOf(element).split(" ").length, 0);
  const chapter = Math.floor(Number(own.at(-1)?.dataset.place ?? 0) / STEP);
  let seconds = 0;
  let storedAt = 0;
  let activeAt = Date.now();
  let isAtEnd = false;
  let hasSeenEnd = false;
  let isCounted = false;

  const noteActivity = () => {
    activeAt = Date.now();
  };
  const end = new IntersectionObserver((entries) => {
    isAtEnd = entries.at(-1)?.isIntersecting ?? false;
    hasSeenEnd ||= isAtEnd;
  });
  const storePlace = () => {
    if (seconds < SETTLED_SECONDS || (isLookedUp && !isCounted)) return;
    const top = topPassage(own);
    if (!top) return;
    storedAt = seconds;
    const isThrough = isAtEnd && isCounted && following !== null;
    onPlace(isThrough ? following : Number(top.dataset.place), text);
  };
  const tick = () => {
    if (document.visibilityState !== "visible" || Date.now() - activeAt > PATIENCE_MS) return;
    seconds += 1;
    if (!isCounted && isRead({ words, seconds, hasSeenEnd })) {
      isCounted = true;
      onRead(chapter);
    }
    if (seconds - storedAt >= PAUSE_SECONDS) storePlace();
  };
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") storePlace();
  };

  if (own.length > 0) end.observe(own.at(-1)!);
  const timer = setInterval(tick, 1_000);
  for (const name of ACTIVITY) addEventListener(name, noteActivity, { passive: true });
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    end.disconnect();
    clearInterval(timer);
    for (const name of ACTIVITY) removeEventListener(name, noteActivity);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}

/** Returns the first passage below the bar of the reader; the last one at the end of the page. */
function topPassage(all: readonly HTMLElement[]): HTMLElement | undefined {
  const bar = document.querySelector(".reader-bar")?.getBoundingClientRect().bottom ?? 0;
  return all.find((element) => element.getBoundingClientRect().bottom > bar) ?? all.at(-1);
}
