import { ABUSE_SIGNS } from "./abuse-signs";
import { ACUTE_SIGNS } from "./acute-signs";
import { IDIOMS, isAboutDoctrine, isOldStory } from "./harmless";
import { plainSentences } from "./plain-speech";
import { SELF_HARM_SIGNS } from "./self-harm-signs";
import { wordClass } from "./word-classes";

/** Families of the hand-written signs, the most urgent first. */
const SIGN_FAMILIES = ["acute", "self-harm", "abuse"] as const;
type SignFamily = (typeof SIGN_FAMILIES)[number];

const SIGNS: Record<SignFamily, RegExp[]> = {
  acute: ACUTE_SIGNS,
  "self-harm": SELF_HARM_SIGNS,
  abuse: ABUSE_SIGNS,
};

/** Characters of a text that are read; more than any call accepts. */
const MAX_LENGTH = 20_000;
/** Words of a window: long enough for a thought, short enough that a long entry does not drown it. */
const WINDOW_WORDS = 40;
/** Most words of a text that is so short that only obvious danger counts. */
const SHORT_WORDS = 3;
/** Fewest words of a sentence that becomes its own window. */
const FEWEST_WORDS = 2;
const CHARACTER_NGRAMS = [4, 5];
/** Most words of a sentence that are combined in pairs. */
const MOST_PAIRED = 14;
/** 24 bits are few enough to store, and two features rarely share a hash. */
const HASH_BITS = 24;

/** Consecutive sentences of a text with their features for the classifier. */
export interface Window {
  sentences: string[];
  /** Whether it is one sentence of a longer window. */
  isAlone: boolean;
  /** Whether it has at most `SHORT_WORDS` words. */
  isShort: boolean;
  /** The family of the most urgent hand-written sign in it; `null` without one. */
  sign: SignFamily | null;
  features: Features;
}

/** Distinct hashes. A classifier with few weights reads fewer of them. */
export interface Features {
  /** All hashes, for danger against harmless phrases. */
  all: number[];
  /** Words, and pairs of classes or word beginnings, for urgency and the person in danger. */
  phrases: number[];
  /** Words and parts of words, for the kind of danger. */
  pieces: number[];
}

/**
 * Returns a text's windows: groups of sentences with up to 40 words that overlap by one sentence, and each sentence of a
 * group alone, because harmless sentences around it can hide its danger.
 */
export function windowsOf(text: string): Window[] {
  const sentences = plainSentences(text.slice(0, MAX_LENGTH)).flatMap(inParts);
  const windows: Window[] = [];
  let from = 0;
  while (from < sentences.length) {
    let to = from;
    let words = 0;
    while (to < sentences.length && (to === from || words + countWords(sentences[to]!) <= WINDOW_WORDS)) {
      words += countWords(sentences[to]!);
      to++;
    }
    const group = sentences.slice(from, to);
    const isShort = countWords(group.join(" ")) <= SHORT_WORDS;
    windows.push(toWindow(group, { isAlone: false, isShort }));
    if (group.length > 1) {
      const telling = group.filter(isTelling);
      windows.push(...telling.map((one) => toWindow([one], { isAlone: true, isShort: false })));
    }
    if (to >= sentences.length) break;
    from = Math.max(from + 1, to - 1);
  }
  return windows;
}

/** Whether a sentence has enough words for its own window. */
function isTelling(sentence: string): boolean {
  return countWords(sentence) >= FEWEST_WORDS;
}

function countWords(sentence: string): number {
  return sentence.split(" ").length;
}

/** Returns a sentence that is longer than a window in overlapping parts. */
function inParts(sentence: string): string[] {
  const words = sentence.split(" ");
  if (words.length <= WINDOW_WORDS) return [sentence];
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += WINDOW_WORDS / 2) {
    parts.push(words.slice(at, at + WINDOW_WORDS).join(" "));
    if (at + WINDOW_WORDS >= words.length) break;
  }
  return parts;
}

/** Returns a window. Its features, which take the longest, are found when they are first read. */
function toWindow(sentences: string[], place: Pick<Window, "isAlone" | "isShort">): Window {
  const sign = signIn(sentences);
  let features: Features | null = null;
  return {
    sentences,
    ...place,
    sign,
    get features() {
      features ??= featuresOf(sentences, sign);
      return features;
    },
  };
}

function featuresOf(sentences: string[], sign: SignFamily | null): Features {
  const all = new Set<number>();
  const phrases = new Set<number>();
  const pieces = new Set<number>();
  if (sign) for (const features of [all, phrases, pieces]) features.add(hash(`sign:${sign}`));
  for (const sentence of sentences) addFeatures(sentence, { all, phrases, pieces });
  return { all: [...all], phrases: [...phrases], pieces: [...pieces] };
}

/** Returns the most urgent family of signs in sentences, ignoring doctrine and old stories. */
function signIn(sentences: string[]): SignFamily | null {
  const spoken = sentences
    .filter((sentence) => !isAboutDoctrine(sentence) && !isOldStory(sentence))
    .map((sentence) => IDIOMS.reduce((left, idiom) => left.replace(idiom, " - "), sentence))
    .map((sentence) => sentence.replace(/ {2,}/g, " "));
  const found = SIGN_FAMILIES.find((family) =>
    spoken.some((sentence) => SIGNS[family].some((sign) => sign.test(sentence))),
  );
  return found ?? null;
}

/**
 * Adds a sentence's features: runs of one to three words; runs of one to four classes, where words without a class are cut
 * to four letters; pairs of classes and of words anywhere in the sentence; and parts of words, which survive
 * misspellings. Gaps, whole words among classes, and speakers with verbs were measured too, and made results worse.
 */
function addFeatures(sentence: string, { all, phrases, pieces }: Record<keyof Features, Set<number>>): void {
  const words = sentence.replace(/,/g, " ").split(" ").filter(Boolean);
  const classes = words.map(wordClass);
  const exact = ["<", ...words, ">"];
  const stems = ["<", ...words.map((word, index) => classes[index] ?? word.slice(0, 4)), ">"];
  const toAll = adder(all);
  const toPhrases = adder(all, phrases);
  const toPieces = adder(all, pieces);
  const toEach = adder(all, phrases, pieces);
  for (let at = 0; at < exact.length; at++) {
    toEach(`w:${exact[at]}`);
    toEach(`x:${stems[at]}`);
    addRuns("w", exact, { at, lengths: [2, 3], add: toAll });
    addRuns("x", stems, { at, lengths: [2], add: toPhrases });
    addRuns("x", stems, { at, lengths: [3, 4], add: toAll });
  }
  addClassPairs(classes, toAll);
  addWordPairs(words, classes, toAll);
  for (const word of words) {
    const edged = `<${word}>`;
    for (const length of CHARACTER_NGRAMS) {
      for (let at = 0; at + length <= edged.length; at++) toPieces(`g:${edged.slice(at, at + length)}`);
    }
  }
}

type Add = (feature: string) => void;

function adder(...sets: Set<number>[]): Add {
  return (feature) => {
    const hashed = hash(feature);
    for (const set of sets) set.add(hashed);
  };
}

function addRuns(
  name: string,
  words: string[],
  { at, lengths, add }: { at: number; lengths: number[]; add: Add },
) {
  for (const length of lengths) {
    if (at + length <= words.length) add(`${name}:${words.slice(at, at + length).join(" ")}`);
  }
}

/** Adds pairs of classes in any order, and pairs and triples in their written order. */
function addClassPairs(classes: (string | null)[], add: Add): void {
  const written = classes.filter((name) => name !== null);
  for (const [index, first] of written.entries()) {
    const [second, third] = written.slice(index + 1, index + 3);
    if (second) add(`o:${first}>${second}`);
    if (third) add(`o:${first}>${second}>${third}`);
  }
  const present = [...new Set(written)].sort();
  for (const [index, first] of present.entries()) {
    add(`p:${speakerOf(classes)} ${first}`);
    for (const second of present.slice(index + 1)) add(`p:${first} ${second}`);
  }
}

/** Adds pairs of the first longer words of a sentence, in any order. */
function addWordPairs(words: string[], classes: (string | null)[], add: Add): void {
  const stems = words.map((word, index) => classes[index] ?? word.slice(0, 5));
  const kept = [...new Set(stems)].filter((stem) => stem.length > 2).slice(0, MOST_PAIRED);
  for (const [index, first] of kept.entries()) {
    for (const second of kept.slice(index + 1)) add(`q:${[first, second].sort().join(" ")}`);
  }
}

/** Returns whether a sentence is about its writer, only about others, or about neither. */
function speakerOf(classes: (string | null)[]): string {
  if (classes.includes("I")) return "I";
  return classes.includes("OTHER") ? "OTHER" : "-";
}

/** Returns the upper bits of the FNV-1a hash. */
function hash(feature: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193);
  return value >>> (32 - HASH_BITS);
}

/** Returns the row of a feature's hash among all rows of an output. */
export function rowOf(hash: number, rows: number): number {
  return Math.floor((hash * rows) / 2 ** HASH_BITS);
}
