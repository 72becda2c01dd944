import type { TextsDb } from "~/server/db/client.server";
import { findCitations } from "../domain/citations/find-citations";
import { type PlaceRun, placeRunsOf, STEP } from "../domain/citations/overlap";
import { runReference } from "../domain/citations/place-reference";
import { compareWords, contentOf, quotedWords, type Wording } from "../domain/quotations/compare-words";
import type {
  AskedQuotation,
  LookedUpQuotation,
  QuotationFind,
  SearchedTexts,
} from "../domain/quotations/quotation";
import { soughtStems, wordSearch } from "../domain/quotations/word-search";
import {
  type ComparedPassage,
  searchPassages,
  selectCompared,
  type TextRun,
} from "./quotations.repository.server";
import { selectTexts } from "./texts.repository.server";

/** Most quotations that are looked up in one text. */
const MOST_QUOTATIONS = 30;
/** Verses beside a cited one that may have its words: the numbers of translations differ. */
const NEAR = 2;
/** Verses around a find that the quotation may go on to. */
const AROUND = 4;
/** Words that a quotation needs to be searched for, and to be found with a difference. */
const FEWEST_SEARCHED = 4;
const FEWEST_NEARLY = 6;

type Titles = ReadonlyMap<string, string>;

/**
 * Compares quotations with every installed text: at their places, and searched for by the full-text index. The number of
 * rows read is bounded by the number of quotations. Returns nothing for quotations beyond the first thirty, and for all
 * without installed texts.
 */
export async function lookUpQuotations(
  db: TextsDb,
  all: readonly AskedQuotation[],
): Promise<LookedUpQuotation[]> {
  const asked = all.slice(0, MOST_QUOTATIONS);
  if (asked.length === 0) return [];
  const installed = await selectTexts(db);
  if (installed.length === 0) return [];
  const titles: Titles = new Map(installed.map(({ id, title }) => [id, title]));
  const runs = asked.flatMap(({ places }) => places.map(withNeighbours));
  const stems = new Set(asked.flatMap(({ words }) => soughtStems(words)));
  const read = await selectCompared(db, runs, [...stems]);
  const cited = asked.map((one) => compareAtPlace(one, read.passages, titles));
  const searches = asked.flatMap((one, index) =>
    isSearched(one, cited[index]!) ? searchesOf(one, index, read.frequencies) : [],
  );
  const elsewhere = await searchFor(db, asked, searches, titles);
  return asked.map((_, index) => ({
    cited: cited[index]!,
    elsewhere: elsewhere[index]!,
    wasSearched: searches.some((search) => search.index === index),
  }));
}

/** A search for the words of one quotation in one kind of texts. */
interface Search {
  index: number;
  match: string;
  texts: SearchedTexts;
}

function searchesOf(
  { words, search }: AskedQuotation,
  index: number,
  frequencies: ReadonlyMap<string, number>,
): Search[] {
  const match = wordSearch(words, frequencies);
  return match === null ? [] : search.map((texts) => ({ index, match, texts }));
}

const isScripture = (work: string) => work.startsWith("bible ");

/** Returns a run with the verses beside it, within its chapter. */
function withNeighbours({ work, first, last }: PlaceRun): PlaceRun {
  const near = isScripture(work) ? NEAR : 0;
  const start = Math.floor(first / STEP) * STEP;
  return { work, first: Math.max(start, first - near), last: last + near };
}

function isWithin({ work, place }: ComparedPassage, runs: readonly PlaceRun[]): boolean {
  return runs.some((run) => run.work === work && place >= run.first && place <= run.last);
}

const RANK: Record<Wording, number> = { verified: 0, nearly: 1, paraphrase: 2, misquoted: 3 };

/** Compares a quotation with the cited place in each text, and with the verses beside it. The best counts. */
function compareAtPlace(
  { words, places }: AskedQuotation,
  read: readonly ComparedPassage[],
  titles: Titles,
): LookedUpQuotation["cited"] {
  const near = read.filter((passage) => isWithin(passage, places.map(withNeighbours)));
  const exact = near.filter((passage) => isWithin(passage, places));
  if (exact.length === 0) return null;
  const results = [exact, near].flatMap((passages) =>
    inTexts(passages, titles).map((own) => compare(words, own)),
  );
  const best = results.reduce((one, other) => (RANK[other.wording] < RANK[one.wording] ? other : one));
  return { wording: best.wording, find: best.find(titles) };
}

/** Returns the passages of each text, in the order of the texts. */
function inTexts(passages: readonly ComparedPassage[], titles: Titles): ComparedPassage[][] {
  return [...titles.keys()]
    .map((id) => passages.filter(({ text }) => text === id))
    .filter((own) => own.length > 0);
}

/** Compares quoted words with passages of one text that follow each other. */
function compare(words: string, passages: readonly ComparedPassage[]) {
  const starts: number[] = [];
  let text = "";
  for (const passage of passages) {
    if (text !== "") text += " ";
    starts.push(text.length);
    text += passage.words;
  }
  const { wording, places } = compareWords(words, text);
  const passageAt = (offset: number) => passages[starts.findLastIndex((start) => start <= offset)]!;
  return {
    wording,
    find(titles: Titles): QuotationFind | null {
      if (places.length === 0) return null;
      const [from, to] = [passageAt(places[0]!.start), passageAt(places.at(-1)!.end - 1)];
      const { text: id, work } = from;
      return {
        wording,
        text: { id, title: titles.get(id) ?? id },
        words: places.map(({ start, end }) => text.slice(start, end)).join(" \u2026 "),
        reference: runReference({ work, first: from.place, last: to.place }) ?? work,
      };
    },
  };
}

/** Whether a quotation is searched for: it has enough words, and they are not at their place. */
function isSearched({ words, search }: AskedQuotation, cited: LookedUpQuotation["cited"]): boolean {
  if (search.length === 0 || quotedWords(words).length < FEWEST_SEARCHED) return false;
  return cited === null || RANK[cited.wording] > RANK.nearly;
}

async function searchFor(
  db: TextsDb,
  asked: readonly AskedQuotation[],
  searches: readonly Search[],
  titles: Titles,
): Promise<LookedUpQuotation["elsewhere"][]> {
  if (searches.length === 0) return asked.map(() => null);
  const found = await searchPassages(db, searches);
  const runs = found.flat().map(around);
  const unique = [...new Map(runs.map((run) => [`${run.text} ${run.work} ${run.first}`, run])).values()];
  const read = await selectCompared(db, unique);
  const finds = searches.map(({ index }, position) => ({
    index,
    find: bestFind(asked[index]!, found[position] ?? [], read.passages, titles),
  }));
  return asked.map((_, index) => finds.find((one) => one.index === index && one.find)?.find ?? null);
}

/** Returns the places of a text that a quotation may reach from a passage of it. */
function around({ text, work, place }: ComparedPassage): TextRun {
  const reach = isScripture(work) ? AROUND : 0;
  return { text, work, first: place - reach, last: place + reach };
}

/** Returns the best of what the index found for a quotation: the same words before nearly the same. */
function bestFind(
  { words, places }: AskedQuotation,
  found: readonly ComparedPassage[],
  read: readonly ComparedPassage[],
  titles: Titles,
): LookedUpQuotation["elsewhere"] {
  const order = [...titles.keys()];
  const finds = found.flatMap((passage) => {
    const run = around(passage);
    const own = read.filter((one) => one.text === passage.text && isWithin(one, [run]));
    const { wording, find } = compare(words, own);
    const best = isFound(words, wording) ? find(titles) : null;
    return best ? [{ ...best, isVulgates: isVulgates(passage.vulgate, places) }] : [];
  });
  const [best] = finds.sort(
    (one, other) =>
      Number(other.isVulgates) - Number(one.isVulgates) ||
      RANK[one.wording] - RANK[other.wording] ||
      order.indexOf(one.text.id) - order.indexOf(other.text.id),
  );
  return best ?? null;
}

/** Whether words that were searched for are found: the same, or with enough of them nearly the same. */
function isFound(words: string, wording: Wording): boolean {
  const quoted = quotedWords(words);
  if (wording === "verified") return contentOf(quoted).length > 1 || quoted.length >= FEWEST_NEARLY;
  return wording === "nearly" && quoted.length >= FEWEST_NEARLY;
}

/** Whether the Vulgate's number of a verse is among the cited places: "Ps 22:1" for Psalm 23. */
function isVulgates(vulgate: string | null, places: readonly PlaceRun[]): boolean {
  const runs = findCitations(vulgate ?? "").flatMap(({ place }) => placeRunsOf(place));
  return runs.some(({ work, first, last }) =>
    places.some((run) => run.work === work && run.first <= last && first <= run.last),
  );
}
