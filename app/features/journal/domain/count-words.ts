/** The number of words in a plain text: runs of letters and digits; "don't" and "well-known" are one word each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** A count in words: "1 word", "1,204 words". */
export function wordCountLabel(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "word" : "words"}`;
}
