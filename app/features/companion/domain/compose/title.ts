import { DANGLING } from "./words/word-lists";
import { writerSentences } from "./words/writer-text";
import { writersWords } from "./words/writers-words";

const MAX_WORDS = 6;
const MAX_LENGTH = 60;
/** Words of a title in lower case unless they come first. */
const SMALL = new Set("a an and as at but by for from in nor of on or the to with".split(" "));
/** Words that start an entry without saying anything about it. */
const OPENING =
  /^(?:dear (?:god|lord|jesus|father|diary|journal)|hi|hello|amen|so|well|today,?|this morning,?|tonight,?|ok|okay|oh|hey)[, ]+/i;

/**
 * Composes a title of at most six words without a mark at its end: the writer's thanks, grief, worry or request, else the
 * first words. Empty for a text without words.
 */
export function composeTitle(text: string): string {
  const words = writersWords(text);
  const [thanks] = words.thanks;
  const [departed] = words.departed;
  const [worry] = words.worries;
  const [wish] = words.wishes;
  const [concern] = words.concerns;
  const candidates = [
    departed && `Remembering ${departed}`,
    worry?.replace(/^(?:my|the) /, ""),
    thanks && `Thanks for ${thanks}`,
    wish && `Asking for ${wish}`,
    words.hopes[0] && `To ${words.hopes[0]}`,
    concern,
    words.living[0] && `Praying for ${words.living[0]}`,
  ].filter((candidate) => candidate !== undefined);
  const whole = candidates
    .map((candidate) => (isShort(candidate) ? candidate : candidate.split(/,? and |, /)[0]!))
    .find(isShort);
  return titled((whole || firstWords(text)).split(" "));
}

function isShort(candidate: string): boolean {
  return candidate.split(" ").length <= MAX_WORDS;
}

function firstWords(text: string): string {
  const first = writerSentences(text).map((sentence) => sentence.replace(OPENING, ""))[0] ?? "";
  const clause = first.split(/, | - /)[0] ?? "";
  const chosen = clause.split(" ").length >= 2 ? clause : first;
  const words = chosen
    .split(" ")
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  while (words.length > 2 && DANGLING.has(words.at(-1)!.toLowerCase())) words.pop();
  return words.join(" ");
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
