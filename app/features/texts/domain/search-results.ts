import { z } from "zod/mini";
import type { PageLink } from "../contract";

/** The query of `GET /api/texts/search`. */
export const searchQuery = z.object({ q: z.string() });

/** Most characters of a search; the rest is ignored. */
export const SEARCH_LENGTH = 200;

/** A part of an excerpt, and whether it is one of the searched words. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A place that a search has found. */
export interface SearchHit {
  /** The id of the text that the excerpt is of, and its title. */
  text: string;
  title: string;
  isScripture: boolean;
  /** "John 6:53". */
  reference: string;
  excerpt: TextPart[];
  /** The path of its page, with the anchor of the place: "/read/scripture/john/6#v53". */
  address: string;
}

/** What a search has found. */
export interface TextSearch {
  search: string;
  /** The book that the search names, if it is nothing else. */
  book: PageLink | null;
  /** At most 20: the references of the search, verses, passages of other texts, each best first. */
  hits: SearchHit[];
  /** References of the search that do not exist, or that no installed text has. */
  missing: { reference: string; exists: boolean }[];
  /** Whether there is a text to search in. */
  hasTexts: boolean;
}
