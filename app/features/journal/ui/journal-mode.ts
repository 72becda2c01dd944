import type { InspirationSource } from "~/features/accounts/contract";
import type { CompanionAccess } from "~/features/companion/contract";
import type { Quotation } from "~/features/texts/contract";
import type { EntryView, JournalEntry, JournalListView, MoodHistoryView, SearchView } from "../contract";

/** The view model of a new entry. */
export interface NewEntryView {
  today: string;
  /** The date of the entry; `null` for today. */
  date: string | null;
  moodTrackingEnabled: boolean;
  greetingPreference: InspirationSource;
  /** The inspiration that will come with the greeting, to keep its space; empty for none. */
  inspiration: string;
  companion: CompanionAccess | null;
  /** The passages that the entry begins with. */
  quotation: Quotation | null;
}

/** The list with the latest date an entry may have: today in the earth's easternmost time zone. */
export interface ListScreenView extends JournalListView {
  latestDate: string;
}

/** The screens of `/journal`. Each mode has an address, so that Back leads from one to another. */
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
