/** A sentence's end: its mark and closing quotes before white space or the text's end, but not a shortened "St.". */
const END = /(?<!\b(?:Sts?|Mt|Fr|Bl|Ven|Mr|Mrs|Dr|cf|vs))[.!?…]+["'”’)\]]*(?=\s|$)/g;
const AMEN = /^\s*amen[.!]?\s*$/i;

/**
 * Where the sentence with a number (from 1) ends in a text, null when there are fewer. "Amen." is no sentence. While
 * a text still grows, an end is only sure with something behind it.
 */
export function endOfSentence(text: string, number: number, isGrowing = false): number | null {
  let start = 0;
  let count = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (isGrowing && end === text.length) return null;
    if (!AMEN.test(text.slice(start, end))) count += 1;
    if (count === number) return end;
    start = end;
  }
  return null;
}

/** A text cut after `most` sentences, closed with "Amen."; unchanged when it is not longer. */
export function limitSentences(text: string, most: number): string {
  const end = endOfSentence(text, most);
  if (end === null) return text;
  const rest = text.slice(end);
  return rest.trim() === "" || AMEN.test(rest) ? text : `${text.slice(0, end)} Amen.`;
}
