import { z } from "zod/mini";
import {
  HIGHLIGHT_COLOURS,
  type HighlightColour,
  type PassageKind,
  type TextKind,
} from "~/shared/vocabulary";
import { chaptersOf, isWork } from "./domain/addresses";
import { STEP } from "./domain/citations/overlap";
import { LAST_SPOT } from "./domain/spots";

/** A page of the reader: its path under /read, and its title. */
export interface PageLink {
  address: string;
  title: string;
}

/** An installed text, as the reader names it. */
export interface Edition {
  /** "web-c". */
  id: string;
  title: string;
  kind: TextKind;
  /** BCP 47. */
  language: string;
  licence: string;
}

/** A footnote: where it stands in the words, as an offset, and what it says. */
interface ReadingNote {
  at: number;
  text: string;
}

/** A verse, a paragraph or a part of an article on a page. */
export interface ReadingPassage {
  /** As the citations count: chapter × 1000 + verse. */
  place: number;
  /** From 1 within the place. */
  sequence: number;
  /** The id on the page: "v16", "objection-1". */
  anchor: string;
  /** Whether the address asks to mark it. */
  isMarked: boolean;
  kind: PassageKind;
  /** The number printed beside the words; empty for none. */
  label: string;
  /** The Vulgate's reference, where it has another number. */
  vulgate: string | null;
  words: string;
  notes: ReadingNote[];
}

/** The passages of a page in one edition. */
export interface ReadingColumn {
  edition: Edition;
  passages: ReadingPassage[];
}

/** What a reader chose beside the page; it stays in the address. */
export interface ReadingChoice {
  /** The id of the edition; `null` for the first one. */
  text: string | null;
  /** The id of the edition beside it. */
  beside: string | null;
  /** The marked verses or sections, as runs of numbers. */
  marked: (readonly [first: number, last: number])[];
}

/** A group of a table of contents. */
export interface ContentsGroup {
  /** Empty for a group without a name. */
  title: string;
  /** Whether its pages are chapters that a number is enough for. */
  isNumbered: boolean;
  pages: (PageLink & { /** "21 chapters"; empty for none. */ note: string })[];
}

/** A page with words: a chapter, an article, a day. */
export interface ReadingPage extends PageLink {
  level: "page";
  kind: TextKind;
  /** The work that its passages belong to, as the citations name it. */
  work: string;
  heading: string;
  /** The way to this page from the library. */
  trail: PageLink[];
  /** The installed texts with this page. */
  editions: Edition[];
  columns: ReadingColumn[];
  choice: ReadingChoice;
  previous: PageLink | null;
  next: PageLink | null;
  /** The pages at hand: the chapters of the book, the articles of the question, and the books of the Bible. */
  contents: ContentsGroup[];
}

/** A table of contents: of a work, of a book, of a part. */
export interface ReadingContents extends PageLink {
  level: "contents";
  trail: PageLink[];
  /** A line below the title: the author, or the editions. */
  note: string;
  groups: ContentsGroup[];
}

/** The library: all that is installed. */
export interface ReadingLibrary {
  /** The Bibles, and some books to begin with; `null` without a Bible. */
  scripture: { note: string; books: PageLink[] } | null;
  shelves: ContentsGroup[];
  editions: Edition[];
}

/** Why an address has nothing to read. */
export interface ReadingMissing {
  reason: "unknown" | "not-installed" | "absent";
  title: string;
  text: string;
  /** What an operator enters to install the text. */
  command: string | null;
  /** Where to go instead. */
  instead: PageLink;
}

// Places and highlights of signed-in readers.

export const MARK_LIMITS = {
  /** Highlights of a person in all texts. */
  highlights: 5_000,
  /** Highlights in one response: more than any page has. */
  listed: 1_000,
  /** Chapters that count as read on one local day. */
  chaptersADay: 200,
} as const;

const work = z.string("Name a work.").check(z.refine(isWork, "This work is not known."));
const NO_PLACE = "A place is a number.";
const isPlace = z.refine<number>((number) => number < STEP * STEP, NO_PLACE);
const place = z.int(NO_PLACE).check(z.minimum(0, NO_PLACE), isPlace);
const NO_SPOT = "first and last are numbers of verses or passages.";
const isSpot = z.refine<number>((number) => number <= LAST_SPOT, NO_SPOT);
const spot = z.int(NO_SPOT).check(z.minimum(0, NO_SPOT), isSpot);
const querySpot = z.coerce.number(NO_SPOT).check(z.int(NO_SPOT), z.minimum(0, NO_SPOT), isSpot);

/** A run of spots (domain/spots.ts), both included. */
interface Run {
  first: number;
  last: number;
}

const isInOrder = z.refine<Run>(({ first, last }) => first <= last, {
  path: ["last"],
  message: "last is not before first.",
});

/** The id of a text, as `GET /api/texts` names it. */
const text = z
  .string("Name a text.")
  .check(z.regex(/^[\w.-]{1,64}$/, "text is the id of a text, such as web-c."));

/** Query of `GET /api/reading/places`: of one work, or of all. */
export const readingPlacesQuery = z.object({ work: z.optional(work) });

/** Body of `PUT /api/reading/places`. A work has one place: it replaces the previous one. */
export const keepPlaceSchema = z.object({ work, place, text });
export type KeepPlaceInput = z.infer<typeof keepPlaceSchema>;

/** Body of `DELETE /api/reading/places`. */
export const forgetPlaceSchema = z.object({ work });

/** Where a user reads on in a work. */
export interface ReadingPlace extends KeepPlaceInput {
  /** "John 6:53". */
  reference: string;
  /** The path under /read, with the anchor of the place; `null` when the work has no page. */
  address: string | null;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** Query of `GET /api/reading/highlights`: those that a run of spots touches. */
export const highlightsQuery = z.object({ work, first: querySpot, last: querySpot }).check(isInOrder);

/** Body of `DELETE /api/reading/highlights`. */
export const highlightRunSchema = z.object({ work, first: spot, last: spot }).check(isInOrder);
export type HighlightRun = z.infer<typeof highlightRunSchema>;

/** Body of `POST /api/reading/highlights`. */
export const addHighlightSchema = z
  .object({ work, first: spot, last: spot, colour: z.enum(HIGHLIGHT_COLOURS, "This colour is not known.") })
  .check(isInOrder);
export type AddHighlightInput = z.infer<typeof addHighlightSchema>;

/** A highlight: spots of a work, both included. */
export interface Highlight extends HighlightRun {
  colour: HighlightColour;
  /** ISO 8601 UTC. */
  createdAt: string;
}

const NO_CHAPTER = "There is no such chapter of Scripture.";

/** Body of `POST /api/reading/read`: a chapter of Scripture that was read to its end. */
export const chapterReadSchema = z
  .object({ work, chapter: z.int(NO_CHAPTER).check(z.minimum(1, NO_CHAPTER), z.maximum(150, NO_CHAPTER)) })
  .check(
    z.refine(({ work, chapter }) => chapter <= chaptersOf(work), {
      path: ["chapter"],
      message: NO_CHAPTER,
    }),
  );
export type ChapterReadInput = z.infer<typeof chapterReadSchema>;

/** The parameter of an address that carries a selection (domain/selection.ts) to another screen. */
export const SELECTION_PARAMETER = "passage";

/** The words of a selection, as other screens quote them. */
export interface Quotation {
  /** The selection as the address has it. */
  selected: string;
  isScripture: boolean;
  /** "John 6:53-58". */
  reference: string;
  /** The name of the edition. */
  edition: string;
  paragraphs: string[];
}
