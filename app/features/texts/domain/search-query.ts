import { stemOf } from "~/shared/text";
import type { Spelling } from "./search-spelling";
import { formsOf, isStopWord, keyOf, nearWordsOf, type TextWord, wordsOf } from "./search-words";

/** The number of passages with each stem that the index has, as far as it was asked. */
export type Frequencies = ReadonlyMap<string, number>;

/** A word of a search, with all that counts as it. */
export interface SearchedWord {
  word: string;
  key: string;
  isStopWord: boolean;
  /** The rarer it is, the more it weighs. */
  weight: number;
  /** What each key counts in its place. */
  shares: ReadonlyMap<string, number>;
  /** The words to ask the index for, and how many passages have one of them. */
  forms: readonly string[];
  passages: number;
  /** Words that are related to it. */
  near: readonly string[];
}

/** A search, word by word. */
export interface TextQuery {
  /** The words in the order of the search. */
  sequence: SearchedWord[];
  /** Each word once. */
  words: SearchedWord[];
}

/** Most words of a search; further ones are ignored. */
const MOST_WORDS = 32;
/** Passages of all texts together; only proportions matter. */
const PASSAGES = 110_000;
const STOP_WEIGHT = 0.4;
/** The weight of a word that the texts do not have. */
const UNKNOWN_WEIGHT = 2;

/** Returns the words of a search. */
export function searchedWords(search: string): TextWord[] {
  return wordsOf(search).slice(0, MOST_WORDS);
}

/** Returns the stems whose frequency a search needs. */
export function stemsOf(words: readonly TextWord[]): string[] {
  const content = words.filter(({ word }) => !isStopWord(word));
  return [...new Set(content.flatMap(({ word }) => formsOf(word).map(stemOf)))];
}

/** Puts a search together from its words and what the index knows of them. */
export function queryOf(
  words: readonly TextWord[],
  frequencies: Frequencies,
  spellings: ReadonlyMap<string, readonly Spelling[]>,
): TextQuery {
  const known = new Map<string, SearchedWord>();
  const sequence = words.map(({ word, key }) => {
    const before = known.get(key);
    if (before) return before;
    const searched = searchedWord(word, key, frequencies, spellings.get(word) ?? []);
    known.set(key, searched);
    return searched;
  });
  return { sequence, words: [...known.values()] };
}

function searchedWord(
  word: string,
  key: string,
  frequencies: Frequencies,
  spellings: readonly Spelling[],
): SearchedWord {
  if (isStopWord(word)) {
    const shares = new Map([[key, 1]]);
    return {
      word,
      key,
      isStopWord: true,
      weight: STOP_WEIGHT,
      shares,
      forms: [word],
      passages: PASSAGES,
      near: [],
    };
  }
  const count = (some: readonly string[]) =>
    [...new Set(some.map(stemOf))].reduce((sum, stem) => sum + (frequencies.get(stem) ?? 0), 0);
  const exists = (form: string) => frequencies.has(stemOf(form));
  const shares = new Map<string, number>();
  const near = nearWordsOf(word);
  for (const { key: other, share } of near) shares.set(other, share);
  for (const { word: other, share } of spellings) shares.set(keyOf(other), share);
  shares.set(key, 1);
  const forms = [...formsOf(word), ...spellings.map((spelling) => spelling.word)].filter(
    (form) => exists(form) || spellings.some((spelling) => spelling.word === form),
  );
  const nearForms = [...new Set(near.flatMap((other) => formsOf(other.word)))];
  const passages = count(forms) + spellings.reduce((sum, spelling) => sum + spelling.passages, 0);
  const weight = passages === 0 ? UNKNOWN_WEIGHT : Math.log(1 + PASSAGES / (passages + 20));
  return {
    word,
    key,
    isStopWord: false,
    weight,
    shares,
    forms,
    passages,
    near: nearForms,
  };
}

/** A part of the question to the index: an expression of FTS5, and what each passage that matches it gets. */
interface WeighedMatch {
  match: string;
  weight: number;
  /** Whether it is about related words only. */
  isNear?: boolean;
}

/** The question to the index. */
export interface IndexQuestion {
  /** A passage's sum of these says how much of the search it has. */
  parts: WeighedMatch[];
  /** All words; `null` for none. */
  all: string | null;
  /** Whether there are so many words that a passage may well have most of them, but not all. */
  isLong: boolean;
}

/** A word in more passages than this finds none by itself. */
const COMMON = 5000;
/** Passages that may match rare words: each is counted. */
const RARE_BUDGET = 4500;
/** Words of a run that is searched as it stands. */
const RUN = 3;
const MOST_RUNS = 8;
/** Beside so many words, common words need not be searched as they stand. */
const ENOUGH_WORDS = 3;
/** A word in fewer passages than this is also searched for by the words related to it. */
const FEW = 300;
const LONG = 4;

const anyOf = (forms: readonly string[]) =>
  `(${[...new Set(forms)].map((form) => `"${form}"`).join(" OR ")})`;

/**
 * Returns the question to the index. What it reads is bounded, however common the words are: passages are found by the
 * rarest words, or by runs of common ones, and the others only count in what those have found.
 */
export function indexQuestion({ sequence, words }: TextQuery): IndexQuestion {
  const content = words
    .filter((word) => !word.isStopWord && word.forms.length > 0)
    .sort((one, other) => one.passages - other.passages);
  const runs = runsOf(sequence);
  const all = content.length === 0 ? null : content.map(({ forms }) => anyOf(forms)).join(" AND ");
  const [first] = content;
  const isLong = content.length >= LONG;
  if (!first) return { parts: runs, all, isLong };
  if (first.passages > COMMON && runs.length > 0) {
    const found = content.length === 1 ? runs.map(({ match }) => match).join(" OR ") : all;
    return { parts: [...pairsOf(content), ...runs], all: found, isLong };
  }
  const isHardToFind = content.length < ENOUGH_WORDS || first.passages > RARE_BUDGET / 2;
  return { parts: [...partsOf(content), ...(isHardToFind ? runs : [])], all, isLong };
}

/** Returns the parts for words of which the first ones are rare. */
function partsOf(content: readonly SearchedWord[]): WeighedMatch[] {
  const rare = rareOf(content);
  return content.flatMap(({ forms, near, weight, passages }, index) => {
    const others = content.slice(0, rare).filter((_, other) => other !== index);
    const within = others.length === 0 ? null : anyOf(others.flatMap((other) => other.forms));
    const parts: WeighedMatch[] = [
      { match: index < rare || !within ? anyOf(forms) : `${anyOf(forms)} AND ${within}`, weight },
    ];
    const related = within ? `(${anyOf(near)} AND ${within})` : anyOf(near);
    if (near.length > 0 && passages < FEW)
      parts.push({ match: `${related} NOT ${anyOf(forms)}`, weight: weight * NEAR_PART, isNear: true });
    return parts;
  });
}

/** Returns the parts for common words: any two together. */
function pairsOf(content: readonly SearchedWord[]): WeighedMatch[] {
  const some = content.slice(0, LONG);
  return some.flatMap((one, index) =>
    some.slice(index + 1).map((other) => ({
      match: `${anyOf(one.forms)} AND ${anyOf(other.forms)}`,
      weight: one.weight + other.weight,
    })),
  );
}

/** What a related word counts while passages are found. */
const NEAR_PART = 0.5;

/** Returns how many words are rare enough to find passages: at least one, at most what the budget allows. */
function rareOf(content: readonly SearchedWord[]): number {
  let budget = RARE_BUDGET;
  const first = content.findIndex(({ passages }) => {
    budget -= passages;
    return budget < 0;
  });
  return first === -1 ? content.length : Math.max(1, first);
}

function runsOf(sequence: readonly SearchedWord[]): WeighedMatch[] {
  const length = Math.min(RUN, sequence.length);
  if (length < 2) return [];
  const isCommon = sequence.every((word) => word.isStopWord);
  const runs = sequence
    .slice(0, sequence.length - length + 1)
    .map((_, start) => sequence.slice(start, start + length))
    .filter((run) => isCommon || run.some((word) => !word.isStopWord))
    .map((run) => run.map(({ word }) => word).join(" "));
  return [...new Set(runs)].slice(0, MOST_RUNS).map((run) => ({ match: `"${run}"`, weight: RUN }));
}
