import type { PlaceRun } from "./citations/overlap";
import { placeReference } from "./citations/place-reference";
import { queryOf, searchedWords } from "./search-query";
import { rankPlaces } from "./search-ranking";
import { isWellKnown, wordingsOf } from "./search-wordings";

/** A verse whose words a text has. */
interface QuotedVerse {
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
export function quotedVerse(question: string): QuotedVerse | null {
  const text = question.slice(0, 1_000);
  const marked = /["“”]([^"“”]{8,})["“”]/.exec(text)?.[1];
  const parts = [
    ...(marked ? [marked] : []),
    ...[text, ...text.split(/[.?!;:\n()]+|\s[-–—]\s|\b(?:what|where|who|which|why|does|is that)\b/i)].map(
      (part) => part.replace(ABOUT, " "),
    ),
  ].slice(0, MOST_PARTS);
  const found = parts.flatMap((part) => {
    const words = searchedWords(part);
    if (words.length < LEAST_WORDS) return [];
    const query = queryOf(words, new Map(), new Map());
    const [best] = rankPlaces(
      query,
      wordingsOf(query.words, MOST_WORDINGS).map((one) => ({ ...one, text: null })),
      { first: null, isWellKnown },
    );
    const least = words.length <= FEW_WORDS ? LEAST_MATCH_OF_FEW : LEAST_MATCH;
    return best && best.match >= least ? [{ ...best, length: words.length }] : [];
  });
  const [best] = found.sort((one, other) => other.match * other.length - one.match * one.length);
  const reference = best && placeReference(best.work, best.place);
  return reference ? { reference, place: { work: best.work, first: best.place, last: best.place } } : null;
}
