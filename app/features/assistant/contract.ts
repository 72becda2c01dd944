import * as z from "zod/mini";
import type { CompanionStatus, HistoryItem } from "~/features/companion/contract";
import { COMPANION_LIMITS, MODES, type Mode } from "~/features/companion/domain/limits";
import type { SavedMark } from "~/features/library/contract";
import type { AssistantPreferences } from "./domain/preferences";

/** Query of the assistant's screen. Unknown values are ignored. */
export const assistantQuery = z.object({
  mode: z.catch(z.optional(z.enum(MODES)), undefined),
  /** Text to put into the question box; it is not asked. */
  question: z.catch(z._default(z.string().check(z.trim(), z.maxLength(COMPANION_LIMITS.input)), ""), ""),
  /** Id of the thread to show. */
  thread: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
});
export type AssistantQuery = z.infer<typeof assistantQuery>;

/** View of the assistant's screen. */
export interface AssistantView {
  status: CompanionStatus;
  /** Newest first, as many as the screen shows. */
  history: HistoryItem[];
  /** Threads of the history that are saved as they are. */
  marks: SavedMark[];
  /** Six questions to start with, by mode. */
  starters: Record<Mode, readonly string[]>;
  /** IANA zone of the user, for the dates of the history. */
  timezone: string;
  /** When it was loaded, in milliseconds. */
  loadedAt: number;
  /** The thread of the address; `null` without one, or when it is not in the user's history. */
  opened: HistoryItem | null;
}

/** Returns the title of the screen's document: the question of the opened thread, or the name of the screen. */
export function assistantTitle(data: { view: AssistantView } | { visitor: true } | undefined): string {
  const question = data && "view" in data ? data.view.opened?.question : undefined;
  return `${question ?? "Ask"} · Acolyte`;
}

/** Returns the address of a thread on the assistant's screen, relative to that screen. */
export function threadAddress(id: string): string {
  return `?${new URLSearchParams({ thread: id })}`;
}

/** Initial state of the assistant's screen. */
export interface AssistantStart extends AssistantQuery {
  /** Preferences stored by this browser, if any. */
  preferences: AssistantPreferences | null;
}
