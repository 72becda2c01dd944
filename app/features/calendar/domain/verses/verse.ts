/** A verse of Scripture in a translation that is in the public domain. */
export interface Verse {
  /** As the translation has it, whole or a part that stands alone; verse numbers and print capitals are left out. */
  text: string;
  /** Book by its usual name, chapter and verse as modern Catholic editions count them: "Psalm 118:24". */
  reference: string;
  translation: "Douay-Rheims" | "World English Bible";
  /** Where the translation itself counts otherwise: "Psalm 117:24". */
  ownReference?: string;
}

/** A verse in Bishop Challoner's revision of the Douay-Rheims Bible. */
export function douay(reference: string, text: string, ownReference?: string): Verse {
  return { reference, text, translation: "Douay-Rheims", ...(ownReference && { ownReference }) };
}

/** For a day that nothing else speaks for. In modern Catholic editions it is the eleventh verse of the psalm. */
export const BE_STILL: Verse = {
  reference: "Psalm 46:10",
  text: "Be still, and know that I am God.",
  translation: "World English Bible",
};
