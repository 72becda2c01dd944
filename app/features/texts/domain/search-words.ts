import search from "#content/search";
import { stemOf } from "~/shared/text";
import { plainWord } from "./citations/tokens";

/** What editors tell the search. */
export interface SearchContent {
  /** Groups of words that count as one, the common form first. */
  same: readonly string[];
  /** Groups of words that may stand in each other's place. */
  near: readonly string[];
  /** Well-known verses, with wordings of them that no installed text has. */
  verses: readonly { work: string; place: number; quotations: readonly string[] }[];
}

/** A word of a text, as the search compares it. */
export interface TextWord {
  /** In lower case, without accents and without what follows an apostrophe. */
  word: string;
  /** Equal for words that count as one: "wept" and "weepeth". */
  key: string;
  start: number;
  end: number;
}

/** Another word that may stand in the place of one. */
export interface Alternative {
  key: string;
  /** What it counts, compared with the word itself. */
  share: number;
}

/** What a related word counts. */
const NEAR_SHARE = 0.6;
/** A word with its ending behind an apostrophe: "don't", "brother's". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2018\u2019\u02bc]\p{L}+)?/gu;
const APOSTROPHE = /['\u2018\u2019\u02bc]/;
/** "cometh", "lovest". */
const ARCHAIC = /^(\w{2,})(?:eth|est)$/;
const NOT_ARCHAIC = new Set(
  `forest priest guest harvest honest request conquest interest tempest manifest protest contest nest west rest best test
  request arrest digest invest behest teeth seth heth nazareth elizabeth japheth sabaoth goliath beneath`.split(
    /\s+/,
  ),
);
/** Contractions as they are typed without their apostrophe. */
const CONTRACTED = new Map(
  [..."dont cant wont doesnt didnt isnt arent wasnt werent havent hasnt shouldnt".split(" ")].map((word) => [
    word,
    "not",
  ]),
);

/** Words that are in so many passages that they find none. They still count for the order of what was found. */
const STOP_WORDS = new Set(
  `a about after again all also am an and any are as at away be been before being but by can cannot could did do does
  done down each even for from go goes going had has have having he her here him his how i if in into is it its may me
  might more most my mine myself no nor not now o of off oh on one only or other our out over own s shall she should so
  some such t than that the their them then there therefore these they this those through to too under unto up upon us
  very was we were what when where which while who whom whose why will with would ye yes yet you your yours thou thee thy
  thine hath doth art shalt wilt hast dost wast wert unto said say says saith him himself themselves yourself yourselves
  because let come came comes make made ever like just`.split(/\s+/),
);

const KEYS = new Map(
  search.same.flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    const key = stemOf(first);
    return others.map((other) => [stemOf(other), key] as const);
  }),
);
/** The words of each group, by its key. */
const FORMS = new Map(search.same.map((line) => [stemOf(line.split(" ")[0]!), line.split(" ")]));
const NEAR = nearWords();

function nearWords(): Map<string, Map<string, string>> {
  const near = new Map<string, Map<string, string>>();
  for (const line of search.near) {
    const group = line.split(" ");
    for (const word of group) {
      const key = keyOf(word);
      const others = near.get(key) ?? new Map<string, string>();
      for (const other of group) if (keyOf(other) !== key) others.set(keyOf(other), other);
      near.set(key, others);
    }
  }
  return near;
}

/** Returns the key of a word in lower case. */
export function keyOf(word: string): string {
  const stem = stemOf(word);
  const known = KEYS.get(stem);
  if (known !== undefined || FORMS.has(stem)) return known ?? stem;
  const archaic = NOT_ARCHAIC.has(word) ? null : ARCHAIC.exec(word);
  if (!archaic) return stem;
  const modern = stemOf(`${archaic[1]}ing`);
  return KEYS.get(modern) ?? modern;
}

/** Words as they were met in texts: reading them is most of the work of a search, and the texts have few different ones. */
const KNOWN_WORDS = new Map<string, Pick<TextWord, "word" | "key">>();
const MOST_KNOWN_WORDS = 40_000;

/** Returns the words of a text in their order. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  const pattern = new RegExp(WORD);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { word, key } = knownWord(match[0]);
    words.push({ word, key, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

function knownWord(written: string): Pick<TextWord, "word" | "key"> {
  const known = KNOWN_WORDS.get(written);
  if (known) return known;
  const word = spokenWord(plainWord(written));
  const read = { word, key: keyOf(word) };
  if (KNOWN_WORDS.size >= MOST_KNOWN_WORDS) KNOWN_WORDS.clear();
  KNOWN_WORDS.set(written, read);
  return read;
}

/** Returns a word without what follows its apostrophe: "brother" for "brother's", "not" for "don't". */
function spokenWord(word: string): string {
  const [first = "", ending] = word.split(APOSTROPHE);
  if (ending === "t") return "not";
  return CONTRACTED.get(first) ?? first;
}

/** Whether a word is too common to be searched for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Returns the words that count as this one, itself first, as the index is to be asked for them. */
export function formsOf(word: string): string[] {
  const key = keyOf(word);
  const modern = key === stemOf(word) ? [] : [key];
  return [...new Set([word, ...modern, ...(FORMS.get(key) ?? [])])];
}

/** Returns the related words of a word with their shares. */
export function nearWordsOf(word: string): (Alternative & { word: string })[] {
  return [...(NEAR.get(keyOf(word)) ?? [])].map(([key, other]) => ({ key, word: other, share: NEAR_SHARE }));
}
