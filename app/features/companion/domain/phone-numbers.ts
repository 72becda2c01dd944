/** A piece of a line, with where it starts; `number` is what to dial where the piece is a telephone number. */
export interface LinePiece {
  at: number;
  text: string;
  number: string | null;
}

const NUMBER = /\b\d+(?:[ -]\d+)*\b/g;
/** Shorter runs of digits are no telephone numbers. */
const FEWEST_DIGITS = 3;

/** Cuts a line at its telephone numbers. */
export function cutAtPhoneNumbers(line: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let at = 0;
  for (const { 0: text, index } of line.matchAll(NUMBER)) {
    const number = text.replace(/\D/g, "");
    if (number.length < FEWEST_DIGITS) continue;
    if (index > at) pieces.push({ at, text: line.slice(at, index), number: null });
    pieces.push({ at: index, text, number });
    at = index + text.length;
  }
  if (at < line.length) pieces.push({ at, text: line.slice(at), number: null });
  return pieces;
}
