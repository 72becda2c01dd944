import type { BookId } from "./canon/bible";
import type { DocumentKind, NumberedDocument } from "./canon/documents";

/** Kinds of cited texts. `documents` are references that only the passages given to the model know. */
export type CitationKind = DocumentKind | "scripture" | "summa" | "fathers" | "documents";

/** "24f" is 24 and the next one, "24ff" 24 and those that follow. */
export type Following = "f" | "ff";

/** A chapter, or one of its verses, or the part of a verse that a letter names. */
export interface Verse {
  chapter: number;
  verse?: number;
  letter?: string;
}

export interface VerseSpan {
  from: Verse;
  to?: Verse;
  following?: Following;
}

export interface ParagraphSpan {
  from: number;
  to?: number;
  following?: Following;
  /** The part of a canon: "§1", "§§1-2", "§1 n. 2". */
  detail?: string;
}

/** A question of the Summa or a run of them, an article or a run of them, and the place in it: "ad 2". */
export interface ArticleSpan {
  question: number;
  lastQuestion?: number;
  article?: number;
  lastArticle?: number;
  place?: string;
}

/** Places of a work by their numbers: book, chapter and section, as many as are cited. */
export interface WorkSpan {
  from: readonly number[];
  to?: readonly number[];
  following?: Following;
}

/** Target of a citation. */
export type CitedPlace =
  /** `book` is null for a book that the canon does not have ("3 Peter"); `name` then says which. */
  | { work: "bible"; book: BookId | null; name: string; spans: VerseSpan[] }
  | { work: "document"; document: NumberedDocument; spans: ParagraphSpan[] }
  /** `part` as written; it need not exist. */
  | { work: "summa"; part: string; spans: ArticleSpan[] }
  /** `id` as in `WORKS`: "irenaeus-heresies". All spans are in one book. */
  | { work: "work"; id: string; spans: WorkSpan[] }
  | { work: "known"; reference: string };

/** A citation in a text. `start` and `end` are offsets in UTF-16 units, `end` exclusive; `raw` is the text between. */
export interface FoundCitation {
  kind: CitationKind;
  start: number;
  end: number;
  raw: string;
  /** Display string: "CCC 1324-1327", "John 6:51-58", "can. 1055 §1", "ST II-II q. 2 a. 3". */
  reference: string;
  place: CitedPlace;
}

/** A reference that the passages carry and that no table can check: a work of the fathers, a council, a letter. */
export interface KnownReference {
  reference: string;
  kind: "fathers" | "documents";
}

/** Result of a parser: the place, and the index of the first token after the reference. */
export interface Reading {
  kind: CitationKind;
  place: CitedPlace;
  next: number;
}
