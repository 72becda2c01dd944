/*
 * M. F. Porter, "An algorithm for suffix stripping", 1980, with the author's later departures (bli, logi). It is kept
 * here and not left to SQLite's `porter` tokenizer, because what is marked in a text must be what was found in it.
 */

const CONSONANT = "(?:[^aeiouy]|(?<![^aeiou])y)";
const VOWEL = "(?:[aeiou]|(?<=[^aeiou])y)";
const VC = `${VOWEL}+${CONSONANT}+`;

/** [C](VC){n,}[V]: the measure of a stem. */
const MEASURE_1 = new RegExp(`^${CONSONANT}*${VC}`);
const MEASURE_2 = new RegExp(`^${CONSONANT}*${VC}${VC}`);
const EXACTLY_1 = new RegExp(`^${CONSONANT}*${VC}${VOWEL}*$`);
const HAS_VOWEL = new RegExp(VOWEL);
const ENDS_CVC = new RegExp(`^${CONSONANT}+[aeiouy][^aeiouwxy]$`);

/** Suffixes with what takes their place where the rest has a measure of 1 or more. */
const STEP_2: readonly [string, string][] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
];
const STEP_3: readonly [string, string][] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const STEP_4 =
  /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

/** Returns the stem of an English word in lower case: "pray" for "praying" and "prayed". Other words stay unchanged. */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = stripPlural(word);
  stem = stripPast(stem);
  if (stem.endsWith("y") && HAS_VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceSuffix(stem, STEP_2);
  stem = replaceSuffix(stem, STEP_3);
  const [, rest] = STEP_4.exec(stem) ?? [];
  if (rest !== undefined && MEASURE_2.test(rest)) stem = rest;
  return tidyEnd(stem);
}

function stripPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function stripPast(word: string): string {
  if (word.endsWith("eed")) return MEASURE_1.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const [, stem] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return ENDS_CVC.test(stem) ? `${stem}e` : stem;
}

function replaceSuffix(word: string, rules: readonly [string, string][]): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return MEASURE_1.test(stem) ? stem + replacement : word;
  }
  return word;
}

function tidyEnd(word: string): string {
  let end = word;
  if (end.endsWith("e")) {
    const stem = end.slice(0, -1);
    if (MEASURE_2.test(stem) || (EXACTLY_1.test(stem) && !ENDS_CVC.test(stem))) end = stem;
  }
  return end.endsWith("ll") && MEASURE_2.test(end.slice(0, -1)) ? end.slice(0, -1) : end;
}
