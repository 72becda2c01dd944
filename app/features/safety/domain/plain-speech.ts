import { ABBREVIATIONS, CONTRACTIONS, RESPELLINGS } from "./spellings";

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  к: "k",
  т: "t",
  м: "m",
  н: "h",
  ο: "o",
  ι: "i",
  κ: "k",
  α: "a",
};
const DIGIT_LETTERS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};
/** Numbers followed by letters: 21st, 7pm, 500mg, 18yo. */
const MEASURE = /^\d+(?:st|nd|rd|th|am|pm|mg|mcg|ml|g|k|x|h|hrs?|mins?|s|yo|yrs?|y|lbs?|kg|km|m|f)?$/;
/** Words written without spaces. */
const GLUED: [RegExp, string][] = [
  [/\bi?want(?:to)?die\b/g, "i want to die"],
  [/\bi?wanna?die\b/g, "i want to die"],
  [/\b(?:want(?:to)?|wanna)killmyself\b/g, "i want to kill myself"],
  [/\bkill(?=(?:my|him|her|your|them)sel(?:f|ves)\b)/g, "kill "],
  [/\bendmylife\b/g, "end my life"],
  [/\bendit(?:all)?\b/g, "end it all"],
];

const LETTERS_APART = /(?<![a-z0-9])[a-z](?:([ .*_~-])[a-z](?![a-z0-9])){1,60}/g;
const FEW_LETTERS_APART = /(?<![a-z0-9])[a-z](?:([ .*_~-])[a-z](?![a-z0-9])){2,60}/g;

/**
 * Returns a text in plain form for patterns: lower case, without accents, apostrophes, invisible characters, digits for
 * letters, and separated or repeated letters. Writes out contractions and chat abbreviations, and corrects common
 * misspellings. The end of a sentence becomes a line break.
 */
export function plainSpeech(text: string): string {
  let plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u0060\u00b4\uff07]/g, "'")
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/\p{L}+/gu, latinised)
    .replace(/[a-z0-9@$!|*]+/g, spelledOut)
    .replace(isSetApart(text) ? LETTERS_APART : FEW_LETTERS_APART, joined)
    .replace(/([aeiou])\1{2,}/g, "$1")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  plain = plain.replace(/\bst\. ?(?=[a-z])/g, "saint ").replace(/\b(mr|mrs|ms|dr|fr|sr)\./g, "$1 ");
  plain = plain.replace(/[.!?\n\r;]+/g, "\n").replace(/[^a-z0-9',\n]+/g, " ");
  for (const [pattern, words] of [...CONTRACTIONS, ...GLUED, ...ABBREVIATIONS, ...RESPELLINGS]) {
    plain = plain.replace(pattern, words);
  }
  return plain
    .replace(/'/g, "")
    .replace(/ *\n\s*/g, "\n")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Whether all words of a text are written letter by letter. Then even two letters are a word. */
function isSetApart(text: string): boolean {
  const pieces = text.slice(0, 400).split(/\s+/).filter(Boolean);
  const single = pieces.filter((piece) => piece.length === 1).length;
  return pieces.length > 5 && single > pieces.length * 0.7;
}

/** Returns a word of mixed alphabets with Latin letters for those that look like them. */
function latinised(word: string): string {
  if (!/[a-z]/.test(word) || !/[^a-z]/.test(word)) return word;
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join("");
}

/** Returns "kill" for "k1ll" and "k*ll"; a number or measurement unchanged. */
function spelledOut(word: string): string {
  const end = /[!|*]+$/.exec(word)?.[0] ?? "";
  const body = word.slice(0, word.length - end.length);
  if (!/[a-z]/.test(body) || !/[^a-z]/.test(body) || MEASURE.test(body)) return word;
  return body.replace(/[^a-z*]/g, (sign) => DIGIT_LETTERS[sign] ?? sign).replace(/\*+/g, censored) + end;
}

/** Returns the letters that asterisks replace in words about danger. */
function censored(stars: string, at: number, word: string): string {
  const before = word.slice(0, at);
  const after = word.slice(at + stars.length);
  if (before === "k" && after.startsWith("l")) return "i";
  if (before === "s" && /^(?:i?cid)/.test(after)) return after.startsWith("i") ? "u" : "ui";
  if (before === "su" && after.startsWith("cid")) return "i";
  if (before === "r" && /^ped?/.test(after)) return "a";
  if (before === "d" && after === "e") return "i";
  if (before === "ab" && after.startsWith("se")) return "u";
  return "";
}

function joined(letters: string): string {
  return letters.replace(/[^a-z]/g, "");
}

/** Returns the sentences of a text in plain form. */
export function plainSentences(text: string): string[] {
  return plainSpeech(text).split("\n").filter(Boolean);
}
