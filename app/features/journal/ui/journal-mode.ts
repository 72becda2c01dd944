import type { InspirationSource } from "~/features/accounts/contract";
import type { CompanionAccess } from "~/features/companion/contract";
import type { EntryView, JournalEntry, JournalListView, MoodHistoryView, SearchView } from "../contract";

/** What a new entry needs to know before the first word. */
export interface NewEntryView {
  today: string;
  /** The day the entry is written for; null for today. */
  date: string | null;
  moodTrackingEnabled: boolean;
  greetingPreference: InspirationSource;
  /** The words that will come with the greeting, whose room they need is kept; empty for none. */
  inspiration: string;
  timezone: string;
  companion: CompanionAccess | null;
}

/** The list with the latest day that it already is anywhere on earth: no entry may be written for a later one. */
export interface ListScreenView extends JournalListView {
  latestDate: string;
}

/** What `/journal` shows. A mode is an address, so that the browser's Back leads from one to the other. */
export type JournalView =
  | { mode: "list"; list: ListScreenView }
  | { mode: "entry"; entry: EntryView }
  | {
      mode: "edit";
      entry: JournalEntry;
      moodTrackingEnabled: boolean;
      companion: CompanionAccess | null;
    }
  | { mode: "new"; draft: NewEntryView }
  | { mode: "journey"; history: MoodHistoryView; companion: CompanionAccess | null }
  | { mode: "search"; search: SearchView };

export type JournalMode = JournalView["mode"];
