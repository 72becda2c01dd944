import type { SavedMark, SavedStats } from "~/features/library/contract";
import { COMPANION_LIMITS, PERSPECTIVES, type Perspective } from "../contract";
import { sourcesOf, type Thread, transcriptOf } from "./thread";

/** What the saved list on the assistant's screen can be narrowed down to. */
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

/** The kinds of which there is anything, All before them. */
export function kindsIn({ bookmarkedCount, responseTypes }: SavedStats): SavedKind[] {
  return SAVED_KINDS.filter((kind) => {
    if (kind === "all") return true;
    return kind === "bookmarked" ? bookmarkedCount > 0 : (responseTypes[kind] ?? 0) > 0;
  });
}

/** The perspectives of which there is anything. */
export function denominationsIn({ denominations }: SavedStats): Perspective[] {
  return PERSPECTIVES.filter((perspective) => (denominations[perspective] ?? 0) > 0);
}

/** The filter as far as there is data of that kind: what there is none of becomes All again. */
export function availableFilter({ kind, denomination }: SavedFilter, stats: SavedStats): SavedFilter {
  const isKnown = denomination !== null && denominationsIn(stats).includes(denomination);
  return {
    kind: kindsIn(stats).includes(kind) ? kind : "all",
    denomination: isKnown ? denomination : null,
  };
}

/** The call that gives the newest of a filter, as many as the screen shows. */
export function savedListPath({ kind, denomination }: SavedFilter): string {
  const params = new URLSearchParams({
    limit: String(COMPANION_LIMITS.shownSaved),
    ...(kind === "bookmarked" && { isBookmarked: "true" }),
    ...((kind === "apologetics" || kind === "faith-learning") && { responseType: kind }),
    ...(denomination && { denomination }),
  });
  return `/api/saved-responses?${params}`;
}

/** What is sent to save a thread: its first question with all answers. */
export function savedBodyOf(thread: Thread) {
  const { mode, denomination, turns } = thread;
  return {
    question: turns[0]?.question ?? "",
    response: transcriptOf(thread),
    responseType: mode,
    category: mode === "apologetics" ? "apologetics" : "theology",
    denomination,
    sources: sourcesOf(thread),
  } as const;
}

/** Whether what is saved is this thread as it stands. */
export function isSavedThread({ threadAnswerId }: SavedMark, { turns }: Thread): boolean {
  return threadAnswerId !== null && threadAnswerId === turns.at(-1)?.id;
}
