import { z } from "zod/mini";
import type { Edition } from "../contract";

/** An installed text, in `GET /api/texts`. */
export interface InstalledText extends Edition {
  /** How many verses, paragraphs and parts of articles it has. */
  passages: number;
}

/** The query of `GET /api/texts/passage`. */
export const passageQuery = z.object({
  ref: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.optional(z.string()),
});

/** A verse, a paragraph or a part of an article. */
export interface PassageVerse {
  /** "John 6:53". */
  reference: string;
  text: string;
}

/** The words of a reference. */
export interface TextPassage {
  /** The id of the text, and its title. */
  text: string;
  title: string;
  reference: string;
  /** The path of its page, with the anchor of its first verse: "/read/scripture/john/6?v=53-58#v53". */
  address: string;
  verses: PassageVerse[];
  /** The verses around it, at most three on each side. */
  before: PassageVerse[];
  after: PassageVerse[];
}
