import type { PassageKind, TextKind } from "~/shared/vocabulary";

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
export interface ReadingNote {
  at: number;
  text: string;
}

/** A verse, a paragraph or a part of an article on a page. */
export interface ReadingPassage {
  /** As the citations count: chapter × 1000 + verse. */
  place: number;
  /** The id on the page: "v16", "objection-1". The second edition of a page has none. */
  anchor: string;
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
