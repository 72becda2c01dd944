import type { SavedMark } from "~/features/library/contract";
import type { CompanionStatus, HistoryItem, Mode } from "../contract";
import type { AssistantPreferences } from "./assistant-preferences";

/** What the assistant's screen shows. */
export interface AssistantView {
  status: CompanionStatus;
  /** Newest first, as many as the screen shows. */
  history: HistoryItem[];
  /** Which of its threads are saved as they stand. */
  marks: SavedMark[];
  /** Six questions to begin with, by mode. */
  starters: Record<Mode, readonly string[]>;
  /** IANA zone of the person, for the dates of the history. */
  timezone: string;
}

/** What the screen begins with. */
export interface AssistantStart {
  /** Choices as this browser keeps them; null where it keeps none. */
  preferences: AssistantPreferences | null;
  /** The mode that the address asks for. */
  mode?: Mode;
  /** A question to stand in the box; empty as a rule. */
  question: string;
}
