import { z } from "zod/mini";

/** Query of `GET /api/acolyte/reference`. */
export const referenceQuery = z.object({ ref: z.string().check(z.minLength(1), z.maxLength(200)) });

/** A topic that refers to a place, with what it says of it. */
export interface AboutTopic {
  title: string;
  text: string;
}

/** A document and its page at the Vatican; no `url` where none is stable. */
interface ReferencedDocument {
  title: string;
  url: string | null;
}

/** Where a reference can be read: in the reader, or in its document. */
export interface ReferenceLink {
  address: string | null;
  document: ReferencedDocument | null;
}

/** Response of `GET /api/acolyte/reference`: what a reference is about, in our words. */
export interface AboutReference {
  reference: string;
  /** Whether an installed text has its words: `GET /api/texts/passage` returns them. */
  hasText: boolean;
  topics: AboutTopic[];
  /** The document of a reference that is not read here; `null` for Scripture and other works. */
  document: ReferencedDocument | null;
}
