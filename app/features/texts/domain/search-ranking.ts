import type { SearchedWord, TextQuery } from "./search-query";
import { isStopWord, type TextWord, wordsOf } from "./search-words";

/** A text to compare with a search: a passage, or another wording of its place. */
export interface Candidate {
  work: string;
  place: number;
  /** The id of the text; `null` for a wording of our own. */
  text: string | null;
  words: string;
}

/** A place with the best of its texts. */
export interface RankedPlace {
  work: string;
  place: number;
  /** The id of the text that fits best; `null` for a place of which only a wording of ours was compared. */
  text: string | null;
  score: number;
  /** The share of the search, by weight, that the place has. */
  coverage: number;
  /** How much of the search it has in one run: what the score is without what else the text says. */
  match: number;
}

/** A place while its texts are compared. */
type Ranked = RankedPlace & { textScore: number };

/** A passage with what it has of a search. */
export type RankedPassage<T> = T & { match: number };

/** How the parts of a score count. */
const COVERAGE = 0.5;
const ORDER = 0.4;
const FULLNESS = 0.2;
const WELL_KNOWN = 0.12;
const TWO_VERSES = 0.96;
const FIRST_TEXT = 0.06;
/** What a word between two matches costs. */
const GAP_COST = 0.25;
const MOST_GAP = 2.5;
/** How many words back a chain is continued. */
const REACH = 40;
/** Weights of words that are not in the search. */
const OTHER_WORD = 1.6;
const OTHER_STOP_WORD = 0.2;

interface Match {
  at: number;
  from: number;
  weight: number;
}

/** A compared text. */
interface Compared extends Candidate {
  tokens: TextWord[];
  score: number;
  coverage: number;
  /** The weight of the words in the order of the search, as a share of all. */
  order: number;
  /** What each word of the search counts here, in the order of the search's words. */
  found: number[];
}

/** What else the order of places depends on. */
export interface RankingFacts {
  /** The id of the text that is shown unless another fits better. */
  first: string | null;
  isWellKnown: (work: string, place: number) => boolean;
}

/**
 * Ranks places by how well their texts fit the search, best first: which words they have, in which order and how close
 * together, and how much else they say. Two verses that follow each other count as one text, too.
 */
export function rankPlaces(
  query: TextQuery,
  candidates: readonly Candidate[],
  { first, isWellKnown }: RankingFacts,
): RankedPlace[] {
  const asked = askedOf(query);
  const compared = candidates.map((candidate) => compare(asked, candidate, wordsOf(candidate.words)));
  const best = new Map<string, Ranked>();
  for (const one of compared) enter(best, one, one.score, first);
  for (const [one, other] of neighbours(compared)) {
    const joined = compare(asked, one, [...one.tokens, ...other.tokens]);
    const lead = weightOf(asked, one) >= weightOf(asked, other) ? one : other;
    enter(
      best,
      { ...joined, ...lead, coverage: joined.coverage, order: joined.order },
      joined.score * TWO_VERSES,
      first,
    );
  }
  return [...best.values()]
    .map(({ textScore: _, ...place }) => ({
      ...place,
      score: place.score + (isWellKnown(place.work, place.place) ? WELL_KNOWN : 0),
    }))
    .sort((one, other) => other.score - one.score);
}

/** Enters what a text is worth for its place; the best one counts. */
function enter(best: Map<string, Ranked>, compared: Compared, score: number, first: string | null): void {
  const { work, place, text, coverage } = compared;
  const key = `${work}\n${place}`;
  const known = best.get(key) ?? { work, place, text: null, score: 0, coverage: 0, match: 0, textScore: 0 };
  const textScore = score + (text === first ? FIRST_TEXT : 0);
  if (text !== null && (known.text === null || textScore > known.textScore))
    Object.assign(known, { text, textScore });
  if (score > known.score) Object.assign(known, { score, coverage, match: matchOf(compared) });
  best.set(key, known);
}

const matchOf = ({ coverage, order }: Compared) => (COVERAGE * coverage + ORDER * order) / (COVERAGE + ORDER);

/** Returns passages by how much of the search they have in its order and close together, the best one of each place. */
export function rankPassages<T extends Candidate>(
  query: TextQuery,
  candidates: readonly T[],
): RankedPassage<T>[] {
  const asked = askedOf(query);
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      match: matchOf(compare(asked, candidate, wordsOf(candidate.words))),
    }))
    .sort((one, other) => other.match - one.match);
  const seen = new Set<string>();
  return ranked.filter(({ work, place }) => {
    const key = `${work}\n${place}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** A search, prepared for comparing. */
interface Asked {
  words: readonly SearchedWord[];
  total: number;
  sequenceTotal: number;
  /** By key: where in the search it stands, and what it counts there. */
  places: ReadonlyMap<string, { from: number; word: number; share: number }[]>;
  sequence: readonly SearchedWord[];
}

function askedOf({ words, sequence }: TextQuery): Asked {
  const places = new Map<string, { from: number; word: number; share: number }[]>();
  sequence.forEach((word, from) => {
    const index = words.indexOf(word);
    for (const [key, share] of word.shares) {
      const known = places.get(key) ?? [];
      known.push({ from, word: index, share });
      places.set(key, known);
    }
  });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const sequenceTotal = sequence.reduce((sum, { weight }) => sum + weight, 0);
  return { words, sequence, total, sequenceTotal, places };
}

function compare(asked: Asked, candidate: Candidate, tokens: TextWord[]): Compared {
  const found = asked.words.map(() => 0);
  const matches: Match[] = [];
  let [matched, other] = [0, 0];
  tokens.forEach((token, at) => {
    const places = asked.places.get(token.key);
    if (!places) {
      other += isStopWord(token.word) ? OTHER_STOP_WORD : OTHER_WORD;
      return;
    }
    let most = 0;
    for (const { from, word, share } of places) {
      const { weight } = asked.sequence[from]!;
      found[word] = Math.max(found[word]!, share);
      matches.push({ at, from, weight: weight * share });
      most = Math.max(most, weight * share);
    }
    matched += most;
  });
  const coverage =
    found.reduce((sum, share, index) => sum + share * asked.words[index]!.weight, 0) / asked.total;
  const order = chainOf(matches) / asked.sequenceTotal;
  const fullness = matched === 0 ? 0 : matched / (matched + other);
  const score = COVERAGE * coverage + ORDER * order + FULLNESS * fullness;
  return { ...candidate, tokens, found, coverage, order, score };
}

/** Returns the weight of the best chain of matches that follow each other in the search and in the text. */
function chainOf(matches: readonly Match[]): number {
  const sums: number[] = [];
  let best = 0;
  matches.forEach((match, index) => {
    let before = 0;
    for (let other = index - 1; other >= 0; other--) {
      const one = matches[other]!;
      if (match.at - one.at > REACH) break;
      if (one.at === match.at || one.from >= match.from) continue;
      const gap = match.at - one.at - 1 + (match.from - one.from - 1);
      before = Math.max(before, sums[other]! - Math.min(gap * GAP_COST, MOST_GAP));
    }
    sums.push(match.weight + before);
    best = Math.max(best, sums[index]!);
  });
  return best;
}

const weightOf = (asked: Asked, { found }: Compared) =>
  found.reduce((sum, share, index) => sum + share * asked.words[index]!.weight, 0);

/** Returns the pairs of verses that follow each other in one text and that complete each other. */
function neighbours(compared: readonly Compared[]): [Compared, Compared][] {
  const byPlace = new Map(compared.map((one) => [`${one.text} ${one.work} ${one.place}`, one]));
  return compared.flatMap((one): [Compared, Compared][] => {
    const next = one.text === null ? undefined : byPlace.get(`${one.text} ${one.work} ${one.place + 1}`);
    const completes = (some: Compared, other: Compared) =>
      some.found.some((share, index) => share > other.found[index]!);
    return next && completes(next, one) && completes(one, next) ? [[one, next]] : [];
  });
}
