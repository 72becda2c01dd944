/** A piece of a line with its offset. `href` opens a call, a text message or a page; `null` for plain words. */
export interface LinePiece {
  at: number;
  text: string;
  href: string | null;
}

const REACHABLE = /\bfindahelpline\.com\b|\b\d+(?:[ -]\d+)*\b/g;
/** Fewest digits of a phone number. */
const FEWEST_DIGITS = 3;
/** Words right before a number that ask for a text message; the word in capitals is the message. */
const BY_TEXT = /\b(?:text|env[ií]a(?: un mensaje)?)(?: ([A-Z]{3,}))?(?: (?:to|al))? $/i;

/** Cuts a line into phone numbers, the address of the directory, and the words between them. */
export function cutAtNumbers(line: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let at = 0;
  for (const { 0: text, index } of line.matchAll(REACHABLE)) {
    const href = hrefOf(text, line.slice(0, index));
    if (href === null) continue;
    if (index > at) pieces.push({ at, text: line.slice(at, index), href: null });
    pieces.push({ at: index, text, href });
    at = index + text.length;
  }
  if (at < line.length) pieces.push({ at, text: line.slice(at), href: null });
  return pieces;
}

function hrefOf(text: string, before: string): string | null {
  if (text.startsWith("f")) return `https://${text}`;
  const number = text.replace(/\D/g, "");
  if (number.length < FEWEST_DIGITS) return null;
  const asText = BY_TEXT.exec(before);
  if (!asText) return `tel:${number}`;
  const word = asText[1];
  return word && word === word.toUpperCase() ? `sms:${number}?&body=${word}` : `sms:${number}`;
}
