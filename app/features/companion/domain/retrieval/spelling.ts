import vocabulary from "#content/vocabulary";
import { stemOf } from "~/shared/text";
import { foldedWords, indexWords } from "./question-words";
import { COMMON_WORDS, OTHER_SUBJECTS, STOP_WORDS } from "./stop-words";
import { canonicalForm, WORDS_WITH_FORMS } from "./word-forms";

/** Words of a question that are repaired at most. */
const MOST_REPAIRED = 6;
/** A shorter word has too many neighbours. */
const LEAST_LETTERS = 3;
/** A word that many ask with is the likelier one, by up to this much of an edit. */
const COMMON_BONUS = 0.6;
/** A wrong first letter is rare. */
const FIRST_LETTER = 0.7;
/** What words that sound alike are nearer than their letters say. */
const SOUND_BONUS = 1;
/** A word of this length is repaired only by one that sounds alike. */
const SHORT_WORD = 4;

/** How people shorten words in messages. */
const SHORT: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  y: "why",
  r: "are",
  n: "and",
  b4: "before",
  plz: "please",
  pls: "please",
  cuz: "because",
  bc: "because",
  wat: "what",
  wut: "what",
  wot: "what",
  wats: "what is",
  wen: "when",
  hav: "have",
  wud: "would",
  shud: "should",
  cud: "could",
  wil: "will",
  wether: "whether",
  wich: "which",
  thru: "through",
  tho: "though",
  dose: "does",
  xmas: "christmas",
  abt: "about",
  ppl: "people",
  idk: "i do not know",
};

interface KnownWord {
  word: string;
  sound: string;
  bonus: number;
}

interface Vocabulary {
  byLength: Map<number, KnownWord[]>;
  words: Map<string, number>;
  stems: Set<string>;
}

let opened: Vocabulary | undefined;

/** Sorts the vocabulary once an isolate: by length, with the sound of each word. Other forms are as common as the first. */
function openVocabulary(): Vocabulary {
  if (opened) return opened;
  const words = new Map(vocabulary);
  for (const word of WORDS_WITH_FORMS)
    if (!words.has(word)) words.set(word, words.get(canonicalForm(word)) ?? 0);
  const stems = new Set([...words.keys()].flatMap((word) => indexWords(word).map(stemOf)));
  const byLength = new Map<number, KnownWord[]>();
  for (const [word, count] of words) {
    if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) continue;
    const known = { word, sound: soundOf(word), bonus: Math.min(COMMON_BONUS, Math.log10(count + 1) / 4) };
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), known]);
  }
  opened = { byLength, words, stems };
  return opened;
}

/** Returns a question with its misspelt words replaced by the nearest ones that the index knows. Known words stay. */
export function repairSpelling(question: string): string {
  let left = MOST_REPAIRED;
  return question.replace(/[\p{L}\p{N}'’]+/gu, (word) => {
    const long = SHORT[word.toLowerCase()];
    if (long) return long;
    if (left === 0 || isKnown(word)) return word;
    left -= 1;
    return nearestWord(word) ?? splitWord(word) ?? word;
  });
}

function isKnown(word: string): boolean {
  const written = foldedWords(word);
  return written.every((part) => isKnownExactly(part) || isForm(part));
}

const isKnownExactly = (word: string) =>
  word.length < LEAST_LETTERS ||
  /\d/.test(word) ||
  STOP_WORDS.has(word) ||
  COMMON_WORDS.has(word) ||
  OTHER_SUBJECTS.has(word) ||
  openVocabulary().words.has(word);

/** Whether a word is another form of a known one: it has its stem, and no other word is a single slip away ("maried"). */
function isForm(word: string): boolean {
  const [part = word] = indexWords(word);
  if (!openVocabulary().stems.has(stemOf(part))) return false;
  const nearest = nearestWord(word, 1);
  return nearest === null || stemOf(canonicalForm(nearest)) === stemOf(part);
}

function nearestWord(word: string, most = 3): string | null {
  const written = foldedWords(word).join("");
  const sound = soundOf(written);
  const allowed = Math.min(most, written.length <= SHORT_WORD ? 1 : written.length <= 8 ? 2 : 3);
  let best: string | null = null;
  let least = allowed + 0.01;
  for (let length = written.length - allowed; length <= written.length + allowed; length += 1) {
    for (const known of openVocabulary().byLength.get(length) ?? []) {
      if (written.length <= SHORT_WORD && known.sound !== sound) continue;
      const isNear = known.word[0] === written[0];
      const extra = (isNear ? 0 : FIRST_LETTER) - known.bonus - (known.sound === sound ? SOUND_BONUS : 0);
      const distance = editDistance(written, known.word, Math.floor(least - extra)) + extra;
      if (distance < least) [least, best] = [distance, known.word];
    }
  }
  return best;
}

/** Returns known words that were written as one; the last of them may be misspelt. */
function splitWord(word: string): string | null {
  const isWhole = (part: string) => STOP_WORDS.has(part) || openVocabulary().words.has(part);
  for (let at = word.length - 3; at >= 2; at -= 1) {
    const [start, rest] = [word.slice(0, at), word.slice(at)];
    if (!isWhole(start)) continue;
    const others = isWhole(rest)
      ? rest
      : (splitWord(rest) ?? (rest.length > 5 ? nearestWord(rest, 2) : null));
    if (others) return `${start} ${others}`;
  }
  return null;
}

/** Returns a word's sound: letters that sound alike are one, doubled letters and vowels inside the word are left out. */
function soundOf(word: string): string {
  const letters = word
    .replace(/ph/g, "f")
    .replace(/gh|wh?|h/g, "")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[ckq]+/g, "k")
    .replace(/z|x/g, "s")
    .replace(/sc|ts|ti(?=o)/g, "s")
    .replace(/j|g(?=[eiy])/g, "j");
  return (
    (letters[0] ?? "") +
    letters
      .slice(1)
      .replace(/[aeiouy]+/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

/**
 * Returns the number of letters to insert, delete, replace or swap with their neighbour; beyond `most`, some larger
 * number.
 */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap && row > 1 && column > 1) cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
