import { listed } from "./words/people";
import { DANGLING } from "./words/word-lists";
import { writerSentences } from "./words/writer-text";
import { type WritersWords, writersWords } from "./words/writers-words";

const MAX_WORDS = 6;
const MAX_LENGTH = 60;
/** Words of a title in lower case unless they come first. */
const SMALL = new Set("a an and as at but by for from in nor of on or the to with".split(" "));
/** Words that start an entry without saying anything about it. */
const OPENING =
  /^(?:please|dear (?:god|lord|jesus|father|diary|journal)|hi|hello|amen|so|well|today,?|this morning,?|tonight,?|ok|okay|oh|hey)[, ]+/i;
/** The start of a sentence that a title does without. */
const SAYING =
  /^(?:i am|i'm|we are|we're|i was|we were|it is|it's|there is|there was|i have|we have|i keep|i feel) (?=\S+ \S+ )/i;
/** Words before which a phrase ends: conjunctions, starts of clauses and prepositions. */
const PHRASE_END =
  /^(?:and|but|or|because|since|that|which|who|when|while|where|if|so|as|than|though|until|after|before|with|without|for|at|on|in|to|from|about|over|into|through|by|like|i|i'm|i've|we|he|she|it|they|you|again|today|yesterday|tomorrow|tonight|now|this|last|next|every|all)$/i;

/**
 * Composes a title of at most six words without a mark at its end: the heading of the text, the writer's thanks, grief,
 * worry or request, else the first words up to the end of a phrase. Empty for a text without words.
 *
 * @param text its blocks are separated by line breaks
 */
export function composeTitle(text: string): string {
  const lines = text.split("\n").filter((line) => /\p{L}/u.test(line) && !/^dear \w+\W*$/i.test(line.trim()));
  const [first = "", ...rest] = lines;
  const isHeading =
    rest.length > 0 &&
    !OPENING.test(`${first} `) &&
    !/[.!?\u2026,;]\s*$/.test(first) &&
    first.trim().split(/\s+/).length <= 8;
  if (isHeading) return titled(shortened(firstClause(first)).split(" "));
  const words = writersWords(lines.join("\n"));
  const whole = phrasesOf(text, words)
    .map((candidate) => (isShort(candidate) ? candidate : candidate.split(/,? and |, /)[0]!))
    .find(isShort);
  const clause = firstClause(lines.join("\n"));
  const title = whole ?? upToPhrase(clause) ?? (eventOf(words) || cut(clause));
  return titled(title.split(" "));
}

/** Phrases that name a burden themselves: "my worry about the exam". */
const BURDEN =
  /^(?:my|the) (?:worry|fear|struggle|sorrow|grief|anger|weight|shame|weariness|hurt|questions|temptation) /;

const PRAYING = /\bpray/i;

/** Returns what the writer says of their thanks, grief, worry or request, as titles. */
function phrasesOf(text: string, { departed, moments, wishes, hopes, living }: WritersWords): string[] {
  const phrases = moments.filter(({ isPhrase }) => isPhrase);
  const worry = phrases.find(({ tone }) => tone === "plea")?.name;
  const thanks = phrases.find(({ tone }) => tone === "thanks")?.name;
  return [
    departed[0] && `Remembering ${departed[0]}`,
    worry && (BURDEN.test(worry) ? worry.replace(/^(?:my|the) /, "") : `Praying for ${worry}`),
    thanks && `Thanks for ${thanks}`,
    wishes[0] && `Asking for ${wishes[0]}`,
    hopes[0] && `To ${hopes[0]}`,
    PRAYING.test(text) && moments.length === 0 && living[0] && `Praying for ${living[0]}`,
  ].filter((candidate) => typeof candidate === "string");
}

function eventOf({ moments: [moment], living }: WritersWords): string {
  return moment ? listed([...moment.people.slice(0, 1), moment.name]) : (living[0] ?? "");
}

function isShort(candidate: string): boolean {
  return candidate.split(" ").length <= MAX_WORDS;
}

/** Returns the words of the first clause of a text. */
function firstClause(text: string): string[] {
  const clauses = writerSentences(text)
    .map((sentence) => sentence.replace(OPENING, ""))
    .flatMap((sentence) => {
      const [clause = "", next] = sentence.split(/, | - /);
      return clause.split(" ").length >= 2 || next === undefined ? [clause] : [`${clause} ${next}`];
    });
  const clause = clauses.find((one) => one.split(" ").length >= 2) ?? clauses[0] ?? "";
  return clause
    .split(" ")
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""))
    .filter(Boolean);
}

/** Returns as many words as a title has, up to the end of a phrase if one ends in time. */
export function shortened(words: string[]): string {
  return upToPhrase(words) ?? cut(words);
}

/** Returns a clause, or as much of it as ends with a phrase; `null` when no phrase ends in time. */
function upToPhrase(clause: string[]): string | null {
  if (clause.length <= MAX_WORDS) return clause.join(" ");
  const words = clause.join(" ").replace(SAYING, "").split(" ");
  if (words.length <= MAX_WORDS) return words.join(" ");
  for (let end = MAX_WORDS; end >= 2; end--) {
    const last = words[end - 1]!.toLowerCase();
    if (PHRASE_END.test(words[end]!) && !PHRASE_END.test(last) && !DANGLING.has(last))
      return words.slice(0, end).join(" ");
  }
  return null;
}

/** Returns the first words of a clause, without a word at their end that needs another. */
function cut(clause: string[]): string {
  const kept = clause.slice(0, MAX_WORDS);
  while (kept.length > 2 && DANGLING.has(kept.at(-1)!.toLowerCase())) kept.pop();
  return kept.join(" ");
}

/** Returns as many words as fit, in title case. */
function titled(words: string[]): string {
  const title = words.map((word, index) => {
    const isShouted = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
    const quiet = isShouted ? word.toLowerCase() : word;
    if (index > 0 && SMALL.has(quiet.toLowerCase())) return quiet.toLowerCase();
    return quiet.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
  while (title.length > 1 && title.join(" ").length > MAX_LENGTH) title.pop();
  return [...title.join(" ")].slice(0, MAX_LENGTH).join("").trim();
}
