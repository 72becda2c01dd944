import { DANGLING, NO_BEGINNING, PHRASE_ENDS, RELATIONS, UNFIT, VERB_PHRASE_ENDS } from "./word-lists";

/** Used phrases are short: a prayer must not echo whole passages. */
const MAX_LENGTH = 60;
const MAX_WORD = 22;

/**
 * Returns the noun phrase at the start of `rest` ("my mother's surgery" of "my mother's surgery tomorrow and"), in the
 * writer's own words; `null` when there is none that fits.
 */
export function nounPhrase(rest: string): string | null {
  const words = wordsUntil(rest, PHRASE_ENDS, 7);
  const and = words.findIndex((word) => word.toLowerCase() === "and");
  const whole = and < 0 ? words : joinsNouns(words, and) ? words : words.slice(0, and);
  const phrase = fitPhrase(whole);
  if (phrase === null || NO_BEGINNING.has(firstWord(phrase))) return null;
  return /\p{L}{3}/u.test(phrase) && !lacksObject(phrase, rest) ? phrase : null;
}

/** Whether the phrase ends before the pronoun that its verb speaks of: "losing" of "losing him". */
function lacksObject(phrase: string, rest: string): boolean {
  const next = rest.trim().split(" ")[phrase.split(" ").length] ?? "";
  return /ing$/i.test(phrase) && /^(?:me|him|her|them|us|you|it|this|that)\b/i.test(next);
}

const IS_RELATION = new RegExp(`^${RELATIONS}$`, "i");

/** Returns the verb phrase at the start of `rest`: "be kinder to my children" of "be kinder to my children and". */
export function verbPhrase(rest: string): string | null {
  return fitPhrase(wordsUntil(rest, VERB_PHRASE_ENDS, 8));
}

/** Returns the first word of a phrase, in lower case. */
export function firstWord(phrase: string): string {
  return /^\S*/.exec(phrase)![0].toLowerCase();
}

/** Returns the words before a mark, a word of another script, or one that ends the phrase. */
function wordsUntil(rest: string, ends: Set<string>, count: number): string[] {
  const words: string[] = [];
  for (const token of rest.trim().split(" ")) {
    const word = /^[\p{Script=Latin}'-]+/u.exec(token)?.[0] ?? "";
    if (word === "" || word.length > MAX_WORD || ends.has(word.toLowerCase())) break;
    words.push(word);
    if (word.length < token.length || words.length === count) break;
  }
  return words;
}

/** Whether "and" joins two nouns that both have their own word before them: "my family and our home". */
function joinsNouns(words: string[], and: number): boolean {
  const next = words[and + 1]?.toLowerCase() ?? "";
  if (/^(?:my|our|the|his|her|their|a|an)$/.test(next)) return words.length > and + 2;
  if (words.length === and + 2 && IS_RELATION.test(next)) return true;
  return and === 1 && words.length === 3 && !DANGLING.has(next) && next.length > 3;
}

/** Returns the phrase without dangling words and capitals; `null` when it is empty, long or unfit. */
function fitPhrase(words: string[]): string | null {
  const kept = [...words];
  while (kept.length > 0 && DANGLING.has(kept.at(-1)!.toLowerCase())) kept.pop();
  const phrase = kept
    .map(quiet)
    .join(" ")
    .replace(/^['-]+|['-]+$/g, "");
  if (phrase === "" || phrase.length > MAX_LENGTH || UNFIT.test(phrase)) return null;
  return phrase;
}

/** Returns a word in capitals in lower case, and the first word of a phrase, too, unless it is a name of God. */
function quiet(word: string, index: number): string {
  if (/^(?:god|god's|jesus|mary|christ)$/i.test(word))
    return word[0]!.toUpperCase() + word.slice(1).toLowerCase();
  const isShouted = word.length > 1 && word === word.toUpperCase();
  return isShouted || (index === 0 && /^(?:My|Our|The|A|An|All|Being|This)$/.test(word))
    ? word.toLowerCase()
    : word;
}
