import type { TextsDb } from "~/server/db/client.server";
import { stemOf } from "~/shared/text";
import { indexQuestion, queryOf, searchedWords, stemsOf } from "../domain/search-query";
import { rankPlaces } from "../domain/search-ranking";
import { spellingsOf } from "../domain/search-spelling";
import { isWellKnown, wordingsOf } from "../domain/search-wordings";
import { isStopWord } from "../domain/search-words";
import { selectFound, selectVocabulary } from "./search.repository.server";

/** Searches. */
export async function searchPlaces(db: TextsDb, search: string, debug = { wordings: true }) {
  const words = searchedWords(search);
  const content = words.filter(({ word }) => !isStopWord(word));
  const { frequencies, similar, installed } = await selectVocabulary(
    db,
    stemsOf(words),
    content.map(({ word }) => ({ word, stem: stemOf(word) })),
  );
  const spellings = new Map([...similar].map(([word, rows]) => [word, spellingsOf(word, rows)]));
  const query = queryOf(words, frequencies, spellings);
  const wordings = debug.wordings ? wordingsOf(query.words) : [];
  const question = indexQuestion(query);
  const found = await selectFound(db, question, installed, wordings);
  const verses = [...new Map([...found.verses, ...found.placed].map((one) => [one.key, one])).values()];
  const ranked = rankPlaces(
    query,
    [...verses, ...wordings.map((one) => ({ ...one, text: null }))],
    isWellKnown,
  );
  return { ranked, query, question, found };
}
