import type { PlaceRun } from "./citations/overlap";
import { placeReference } from "./citations/place-reference";
import { queryOf, searchedWords } from "./search-query";
import { rankPlaces } from "./search-ranking";
import { isWellKnown, wordingsOf } from "./search-wordings";
import type { TextWord } from "./search-words";

/** A place whose words a text has. */
export interface QuotedPlace {
  /** As it is shown: "Phil 4:13". */
  reference: string;
  place: PlaceRun;
}

/** The share of the words, in their order, from which on they are a quotation. */
const LEAST_MATCH = 0.72;
/** The same for few words. */
const LEAST_MATCH_OF_FEW = 0.9;
const FEW_WORDS = 5;
/** With fewer words it could be anything. */
const LEAST_WORDS = 4;
const MOST_PARTS = 10;
/** Verses such as "I can do all things through him" share few words of weight with their quotation. */
const MOST_WORDINGS = 48;
/** What people say about a verse that they quote. */
const ABOUT =
  /\b(?:(?:where|which|what)(?: (?:is|are|was|does|do|in|part))*(?: (?:that|this|it))?(?: (?:from|in|of|written|said|say|come))*(?: the)? (?:bible|scriptures?|verse|psalm|chapter|book|gospel|prophet)?|(?:who|where) (?:said|says|wrote|is|does)\b.*|what (?:does|do) (?:it|that|this) (?:really )?mean|the (?:bible )?(?:verse|psalm|passage|part) (?:about|where|that says|says)|(?:the |in the )?bible|meaning|verse|explain)\b/gi;

/**
 * Finds the well-known verse that a question quotes, in marks or without, in another translation or in part. Needs no
 * installed text. `null` without one.
 */
export function quotedVerse(question: string): QuotedPlace | null {
  const found = quotedParts(question).flatMap((words) => {
    const query = queryOf(words, new Map(), new Map());
    const [best] = rankPlaces(
      query,
      wordingsOf(query.words, MOST_WORDINGS).map((one) => ({ ...one, text: null })),
      { first: null, isWellKnown },
    );
    return best && isQuotation(best, words) ? [{ ...best, length: words.length }] : [];
  });
  const [best] = found.sort((one, other) => other.match * other.length - one.match * one.length);
  return best ? quotedPlace(best) : null;
}

/** Returns the words of the parts of a question that may be a quotation: what is in marks first, then the whole. */
export function quotedParts(question: string): TextWord[][] {
  const text = question.slice(0, 1_000);
  const marked = /["“”]([^"“”]{8,})["“”]/.exec(text)?.[1];
  const parts = [
    ...(marked ? [marked] : []),
    ...[text, ...text.split(/[.?!;:\n()]+|\s[-–—]\s|\b(?:what|where|who|which|why|does|is that)\b/i)].map(
      (part) => part.replace(ABOUT, " "),
    ),
  ].slice(0, MOST_PARTS);
  return parts.map(searchedWords).filter((words) => words.length >= LEAST_WORDS);
}

/** Returns whether a found place has so much of the words, in their order, that they are quoted from it. */
export function isQuotation({ match }: { match: number }, words: readonly TextWord[]): boolean {
  return match >= (words.length <= FEW_WORDS ? LEAST_MATCH_OF_FEW : LEAST_MATCH);
}

/** Returns a found place with its reference; `null` for one without. */
export function quotedPlace({ work, place }: { work: string; place: number }): QuotedPlace | null {
  const reference = placeReference(work, place);
  return reference ? { reference, place: { work, first: place, last: place } } : null;
}
