import { workNamed } from "../works";
import { type BookId, LAST_VERSES } from "./canon/bible";
import { bookLabel } from "./canon/book-names";
import { DOCUMENTS } from "./canon/documents";
import type { CitedPlace } from "./citation";
import { type PlaceRun, STEP } from "./overlap";
import { referenceText } from "./reference-text";

const BOOKS = new Map((Object.keys(LAST_VERSES) as BookId[]).map((book) => [bookLabel(book), book]));

/**
 * Returns the target of a place as rows have it: a prologue, at number 0, is cited by its chapter or question. `null` for
 * a work that no table of the citations knows.
 */
export function citedPlaceOf(work: string, place: number): CitedPlace | null {
  const space = work.indexOf(" ");
  const [kind, name] = [work.slice(0, space), work.slice(space + 1)];
  const [chapter, number] = [Math.floor(place / STEP), place % STEP];
  if (kind === "bible") {
    const book = BOOKS.get(name) ?? null;
    return {
      work: "bible",
      book,
      name,
      spans: [{ from: { chapter, ...(number > 0 && { verse: number }) } }],
    };
  }
  if (kind === "summa") {
    const article = number > 0 && { article: number };
    return { work: "summa", part: name, spans: [{ question: chapter, ...article }] };
  }
  const found = workNamed(work);
  if (found) return { work: "work", id: found.work.id, spans: [{ from: numbersOf(found, place) }] };
  const document = kind === "document" && DOCUMENTS.find(({ title }) => title === name);
  return document ? { work: "document", document, spans: [{ from: place }] } : null;
}

/** Returns the numbers of a place in rows as they are cited; a place without a section has none. */
function numbersOf({ work, book }: NonNullable<ReturnType<typeof workNamed>>, place: number): number[] {
  if (work.id === "baltimore") return [place];
  const [chapter, section] = [Math.floor(place / STEP), place % STEP];
  return [...(book === null ? [] : [book]), chapter, ...(section === 0 ? [] : [section])];
}

/** Returns how a place of a work is shown: "John 6:53", "ST I q. 2 a. 3", "CCC 1374"; `null` for an unknown work. */
export function placeReference(work: string, place: number): string | null {
  const cited = citedPlaceOf(work, place);
  return cited && referenceText(cited);
}

/** Returns how a run of places of a work is shown: "John 6:53-58"; `null` for an unknown work. */
export function runReference({ work, first, last }: PlaceRun): string | null {
  const [from, to] = [citedPlaceOf(work, first), citedPlaceOf(work, last)];
  if (!from || !to) return null;
  if (first === last || from.work !== to.work) return referenceText(from);
  if (from.work === "bible" && to.work === "bible")
    return referenceText({ ...from, spans: [{ ...from.spans[0]!, to: to.spans[0]!.from }] });
  if (from.work === "work" && to.work === "work")
    return referenceText({ ...from, spans: [{ ...from.spans[0]!, to: to.spans[0]!.from }] });
  return referenceText(from);
}
