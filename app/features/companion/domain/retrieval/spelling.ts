import vocabulary from "#content/vocabulary";
import { stemOf } from "~/shared/text";
import { foldedWords, indexWords } from "./question-words";
import { OTHER_SUBJECTS, STOP_WORDS } from "./stop-words";

/** Words of a question that are repaired at most. */
const MOST_REPAIRED = 6;
/** A shorter word has too many neighbours. */
const LEAST_LETTERS = 3;
/** A word that many ask with is the likelier one, by up to this much of an edit. */
const COMMON_BONUS = 0.6;
/** A wrong first letter is rare. */
const FIRST_LETTER = 0.7;
/** What words that sound alike are nearer than their letters say. */
const SOUND_BONUS = 0.8;

interface KnownWord {
  word: string;
  sound: string;
  bonus: number;
}

let byLength: Map<number, KnownWord[]> | undefined;
let stems: Set<string> | undefined;

/** Sorts the vocabulary once an isolate: by length, with the sound of each word. */
function openVocabulary() {
  if (byLength && stems) return { byLength, stems };
  byLength = new Map();
  stems = new Set();
  for (const [word, count] of vocabulary) {
    for (const part of indexWords(word)) stems.add(stemOf(part));
    if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) continue;
    const known = { word, sound: soundOf(word), bonus: Math.min(COMMON_BONUS, Math.log10(count + 1) / 4) };
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), known]);
  }
  return { byLength, stems };
}

/** Returns a question with its misspelt words replaced by the nearest ones that the index knows. Known words stay. */
export function repairSpelling(question: string): string {
  let left = MOST_REPAIRED;
  return question.replace(/[\p{L}'’]+/gu, (word) => {
    if (left === 0 || isKnown(word)) return word;
    left -= 1;
    return nearestWord(word) ?? splitWord(word) ?? word;
  });
}

function isKnown(word: string): boolean {
  const parts = indexWords(word);
  return parts.every(
    (part) =>
      part.length < LEAST_LETTERS ||
      STOP_WORDS.has(part) ||
      OTHER_SUBJECTS.has(part) ||
      openVocabulary().stems.has(stemOf(part)),
  );
}

function nearestWord(word: string): string | null {
  const written = foldedWords(word).join("");
  const sound = soundOf(written);
  const allowed = written.length <= 4 ? 1 : written.length <= 8 ? 2 : 3;
  let best: string | null = null;
  let least = allowed + 0.01;
  for (let length = written.length - allowed; length <= written.length + allowed; length += 1) {
    for (const known of openVocabulary().byLength.get(length) ?? []) {
      const isNear = known.word[0] === written[0];
      const extra = (isNear ? 0 : FIRST_LETTER) - known.bonus - (known.sound === sound ? SOUND_BONUS : 0);
      const distance = editDistance(written, known.word, Math.floor(least - extra)) + extra;
      if (distance < least) [least, best] = [distance, known.word];
    }
  }
  return best;
}

/** Returns two known words that were written as one. */
function splitWord(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const areKnown = parts.every((part) => STOP_WORDS.has(part) || openVocabulary().stems.has(stemOf(part)));
    if (areKnown) return parts.join(" ");
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
