import type { TextsDb } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { stemOf } from "~/shared/text";
import { pageAddress } from "../domain/addresses";
import { STEP } from "../domain/citations/overlap";
import { placeReference } from "../domain/citations/place-reference";
import { passagePath } from "../domain/passage-anchors";
import { isQuotation, type QuotedPlace, quotedParts, quotedPlace } from "../domain/quoted-verse";
import { readingPath } from "../domain/reading-paths";
import { excerptOf } from "../domain/search-excerpt";
import { indexQuestion, queryOf, searchedWords, stemsOf, type TextQuery } from "../domain/search-query";
import { type RankedPlace, rankPassages, rankPlaces } from "../domain/search-ranking";
import { readBook, readSearch } from "../domain/search-reference";
import { SEARCH_LENGTH, type SearchHit, type TextSearch } from "../domain/search-results";
import { spellingsOf } from "../domain/search-spelling";
import { isWellKnown, wordingsOf } from "../domain/search-wordings";
import { isStopWord, type TextWord } from "../domain/search-words";
import {
  type FoundPassage,
  type OtherPassage,
  type SearchedText,
  selectFound,
  selectVocabulary,
} from "./search.repository.server";
import { findReferences } from "./search-references.server";

/** Most results. */
const MOST_HITS = 20;
/** Most verses above passages of other texts, and above one that fits better by this much. */
const MOST_VERSES = 14;
const FEW_VERSES = 3;
const BETTER = 0.15;
/** A verse with less than this share of the search, or of the best verse's score, is not shown. */
const LEAST_COVERAGE = 0.4;
const LEAST_SCORE = 0.5;

/**
 * Searches all installed texts for references, words, or both. Finds verses as people quote them: in another
 * translation's words, in part, or misspelt. Results are Scripture first, each best first.
 */
export async function searchTexts(
  { texts: db }: Pick<Services, "texts">,
  search: string,
): Promise<TextSearch> {
  const typed = search.slice(0, SEARCH_LENGTH).trim();
  const { citations, words } = readSearch(typed);
  const found = await findPassages(db, searchedWords(words));
  const referred = await findReferences(db, citations, found.installed);
  const passages = rankPassages(found.query, found.others);
  const others = otherHits(passages, found);
  const isElsewhere = (passages[0]?.match ?? 0) > (found.places[0]?.match ?? 0) + BETTER;
  const most = isElsewhere ? FEW_VERSES : Math.max(MOST_VERSES, MOST_HITS - others.length);
  const verses = verseHits(found)
    .filter(({ address }) => !referred.hits.some((hit) => hit.address === address))
    .slice(0, most);
  return {
    search: typed,
    book: readBook(typed),
    hits: [...referred.hits, ...verses, ...others].slice(0, MOST_HITS),
    missing: referred.missing,
    hasTexts: found.installed.length > 0,
  };
}

/** Finds the place of an installed text that a question quotes: a verse, or a passage of another work. */
export async function findQuotation(
  { texts: db }: Pick<Services, "texts">,
  question: string,
): Promise<QuotedPlace | null> {
  const [words] = quotedParts(question);
  if (!words) return null;
  const { places, query, others } = await findPassages(db, words);
  const verse = places.find(({ text }) => text !== null);
  const [passage] = rankPassages(query, others);
  const best = (passage?.match ?? 0) > (verse?.match ?? 0) + BETTER ? passage : verse;
  return best && isQuotation(best, words) ? quotedPlace(best) : null;
}

/** What the texts have of a search. */
interface Found {
  installed: SearchedText[];
  query: TextQuery;
  verses: FoundPassage[];
  /** The places of the verses, best first. */
  places: RankedPlace[];
  others: OtherPassage[];
}

/** Finds the passages that share most with the words of a search, in two trips to the database. */
async function findPassages(db: TextsDb, words: readonly TextWord[]): Promise<Found> {
  const content = words.filter(({ word }) => !isStopWord(word));
  const { frequencies, similar, installed } = await selectVocabulary(
    db,
    stemsOf(words),
    content.map(({ word }) => ({ word, stem: stemOf(word) })),
  );
  const spellings = new Map([...similar].map(([word, rows]) => [word, spellingsOf(word, rows)]));
  const query = queryOf(words, frequencies, spellings);
  if (words.length === 0) return { installed, query, verses: [], places: [], others: [] };
  const wordings = wordingsOf(query.words);
  const found = await selectFound(db, indexQuestion(query), installed, wordings);
  const verses = [...found.verses, ...found.placed];
  const compared = [...verses, ...wordings.map((one) => ({ ...one, text: null }))];
  const first = installed.find(({ kind }) => kind === "bible")?.id ?? null;
  const places = rankPlaces(query, compared, { first, isWellKnown });
  return { installed, query, verses, places, others: found.others };
}

function verseHits({ places, verses, query, installed }: Found): SearchHit[] {
  const least = (places[0]?.score ?? 0) * LEAST_SCORE;
  const bibles = installed.filter(({ kind }) => kind === "bible");
  return places.flatMap(({ work, place, text: id, score, coverage }) => {
    const text = bibles.find((one) => one.id === id);
    const words = verses.find((one) => one.text === id && one.work === work && one.place === place)?.words;
    const page = pageAddress(work, place);
    // Number 0 is a prologue.
    if (!text || words === undefined || page === null || place % STEP === 0) return [];
    if (score < least || coverage < LEAST_COVERAGE) return [];
    const chosen = text === bibles[0] ? null : text.id;
    return {
      text: text.id,
      title: text.title,
      isScripture: true,
      reference: placeReference(work, place) ?? work,
      excerpt: excerptOf(words, query),
      address: `${readingPath(page, { text: chosen })}#v${place % STEP}`,
    };
  });
}

function otherHits(passages: readonly OtherPassage[], { query, installed }: Found): SearchHit[] {
  return passages.flatMap((passage) => {
    const text = installed.find(({ id }) => id === passage.text);
    if (!text || passage.page === null) return [];
    return {
      text: text.id,
      title: text.title,
      isScripture: false,
      reference: placeReference(passage.work, passage.place) ?? passage.work,
      excerpt: excerptOf(passage.words, query),
      address: passagePath(passage.page, passage, { text: passage.isFirst ? null : text.id }),
    };
  });
}
