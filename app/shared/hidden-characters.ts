/** Whitespace that starts a new line or column: C0 and C1 controls and the separators of Unicode. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/**
 * Other control characters, and the characters that change the direction of the text around them: embeddings, overrides
 * and isolates (Unicode Standard Annex 9, section 2), with which one name can imitate another.
 */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns a text as one line: without control characters and characters that override its direction, line breaks and
 * tabs as spaces, and trimmed. For names, titles and everything else that is shown inside a line.
 */
export function oneLine(text: string): string {
  return text.replace(BREAKS, " ").replace(UNSEEN, "").trim();
}

/** Returns whether a text is invisible: empty, or only whitespace and characters that Unicode never displays. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Format characters, but for the one that joins emoji. */
const FORMATS = /(?!\u200d)\p{Cf}/gu;

/** Returns a text without format characters: invisible ones can hide a word from a check, others turn the text around. */
export function withoutFormats(text: string): string {
  return text.replace(FORMATS, "");
}

/** Control characters other than tab, line feed and carriage return. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Returns a text without control characters except tabs and line breaks: they are invisible and take six bytes each in JSON. */
export function printable(text: string): string {
  return text.replace(CONTROLS, "");
}
