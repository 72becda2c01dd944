import { COMPANION_LIMITS, PERSPECTIVES, type Perspective } from "~/features/companion/domain/limits";
import { transcriptOf } from "~/features/companion/domain/transcript";
import type { SavedMark, SavedStats } from "~/features/library/contract";
import { sourcesOf, type Thread } from "./thread";

/** Kinds of saved responses on the assistant's screen. */
const SAVED_KINDS = ["all", "apologetics", "faith-learning", "bookmarked"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export const SAVED_KIND_LABELS: Record<SavedKind, string> = {
  all: "All",
  apologetics: "Apologetics",
  "faith-learning": "Learning",
  bookmarked: "Bookmarked",
};

export interface SavedFilter {
  kind: SavedKind;
  denomination: Perspective | null;
}

export const EVERYTHING_SAVED: SavedFilter = { kind: "all", denomination: null };

/** Returns the kinds with any saved response, after All. */
export function kindsIn({ bookmarkedCount, responseTypes }: SavedStats): SavedKind[] {
  return SAVED_KINDS.filter((kind) => {
    if (kind === "all") return true;
    return kind === "bookmarked" ? bookmarkedCount > 0 : (responseTypes[kind] ?? 0) > 0;
  });
}

/** Returns the perspectives with any saved response. */
export function denominationsIn({ denominations }: SavedStats): Perspective[] {
  return PERSPECTIVES.filter((perspective) => (denominations[perspective] ?? 0) > 0);
}

/** Returns the filter as far as there are responses for it; anything else becomes All again. */
export function availableFilter({ kind, denomination }: SavedFilter, stats: SavedStats): SavedFilter {
  const isKnown = denomination !== null && denominationsIn(stats).includes(denomination);
  return {
    kind: kindsIn(stats).includes(kind) ? kind : "all",
    denomination: isKnown ? denomination : null,
  };
}

/** Returns the path of the call for the newest responses of a filter, as many as the screen shows. */
export function savedListPath({ kind, denomination }: SavedFilter): string {
  const params = new URLSearchParams({
    limit: String(COMPANION_LIMITS.shownSaved),
    ...(kind === "bookmarked" && { isBookmarked: "true" }),
    ...((kind === "apologetics" || kind === "faith-learning") && { responseType: kind }),
    ...(denomination && { denomination }),
  });
  return `/api/saved-responses?${params}`;
}

/** Returns the body that saves a thread: its first question with all answers. */
export function savedBodyOf(thread: Thread) {
  const { mode, denomination, turns } = thread;
  return {
    question: turns[0]?.question ?? "",
    response: transcriptOf(thread.turns),
    responseType: mode,
    category: mode === "apologetics" ? "apologetics" : "theology",
    denomination,
    sources: sourcesOf(thread),
  } as const;
}

/** Whether a saved response is exactly this thread. */
export function isSavedThread({ threadAnswerId }: SavedMark, { turns }: Thread): boolean {
  return threadAnswerId !== null && threadAnswerId === turns.at(-1)?.id;
}
