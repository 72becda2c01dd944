import type { PassageNote } from "~/server/db/texts/tables";
import type { PassageKind } from "~/shared/vocabulary";

/** A passage as an importer reads it. Passages of one place are numbered in their order. */
export interface ReadPassage {
  work: string;
  place: number;
  kind: PassageKind;
  /** The number printed beside it; empty for none. */
  label: string;
  /** The Vulgate's reference, where it has another. */
  vulgate?: string | null;
  words: string;
  notes?: PassageNote[];
}

/** A page of the reader. */
export interface ReadPage {
  address: string;
  title: string;
  heading: string;
  work: string;
  first: number;
  last: number;
}

/** The result of an importer: the text, and lines for the operator about its faults. */
export interface ReadText {
  passages: ReadPassage[];
  pages: ReadPage[];
  /** In the tables of the citations, but not in the text. */
  missing: string[];
  /** In the text, but elsewhere or not at all in the tables. */
  shifted: string[];
  /** Faults of the source that a rule has mended. */
  repaired: string[];
}

/** A file of a text, by its name in the list of texts. */
export type TextFiles = ReadonlyMap<string, string>;
