import type { PlaceRun } from "../citations/overlap";
import type { Wording } from "./compare-words";

/** Texts that are searched for quoted words: Scripture, or the works of the Fathers, the saints and Aquinas. */
export type SearchedTexts = "scripture" | "works";

/** A quotation to look up. */
export interface AskedQuotation {
  words: string;
  /** The cited places; empty for a quotation without a reference. */
  places: readonly PlaceRun[];
  /** Where to search for words that are not at their place, or have none; the first find counts. */
  search: readonly SearchedTexts[];
}

/** The words of a quotation in an installed text. */
export interface QuotationFind {
  wording: Wording;
  /** The text with these words, or nearly these. */
  text: { id: string; title: string };
  /** The words as the text has them. */
  words: string;
  /** Their place: "John 6:53". */
  reference: string;
}

/** Words that were found at another place than the cited one, the same or nearly the same. */
interface FoundElsewhere extends QuotationFind {
  /** Whether it is the cited place by the Vulgate's numbers. */
  isVulgates: boolean;
}

/** What was found for a quotation. */
export interface LookedUpQuotation {
  /** At the cited place; `null` without one, or when no installed text has it. */
  cited: { wording: Wording; find: QuotationFind | null } | null;
  elsewhere: FoundElsewhere | null;
  /** Whether the words were searched for. */
  wasSearched: boolean;
}
