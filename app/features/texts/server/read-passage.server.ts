import type { TextsDb } from "~/server/db/client.server";
import { batch } from "~/server/db/statements";
import type { Services } from "~/server/ports/services";
import { AppError, fieldError } from "~/shared/errors";
import { checkCitation } from "../domain/citations/check-citation";
import type { FoundCitation } from "../domain/citations/citation";
import { placeRunsOf, STEP } from "../domain/citations/overlap";
import { placeReference } from "../domain/citations/place-reference";
import { passagesPath } from "../domain/passage-anchors";
import { readReferences } from "../domain/search-reference";
import type { PassageVerse, TextPassage } from "../domain/text-passage";
import {
  type PassageRow,
  selectBefore,
  selectBehind,
  selectPassages,
  selectTexts,
  type TextRow,
} from "./texts.repository.server";

/** How many verses precede and follow a passage. */
const NEIGHBOURS = 3;

/**
 * Returns the words of a reference, with the verses around them.
 * @param text the id of the text; without it the first text counts that has the reference
 * @throws AppError `bad_request` for anything but one reference, `not_found` with the reason when there is nothing to return
 */
export async function readPassage(
  { texts: db }: Pick<Services, "texts">,
  { ref, text }: { ref: string; text?: string | undefined },
): Promise<TextPassage> {
  const citation = readReference(ref);
  const runs = placeRunsOf(citation.place);
  const { texts, found } = await batch(db, { texts: selectTexts(db), found: selectPassages(db, runs) });
  const rows = found.map(({ passage }) => passage);
  const edition = chooseText(citation, { texts, rows, asked: text });
  const passages = partOf(
    citation,
    rows.filter((row) => row.text === edition.id),
  );
  const [first] = passages;
  if (!first) throw new AppError("not_found", `${edition.title} does not have ${citation.reference}.`);
  return {
    text: edition.id,
    title: edition.title,
    reference: citation.reference,
    address: passagesPath(passages, edition.id === firstTextOf(first, texts, rows) ? null : edition.id),
    verses: versesOf(passages),
    ...(await readNeighbours(db, passages)),
  };
}

/** Returns the id of the text that the reader shows by itself: the first Bible, or the first text with the place. */
function firstTextOf({ work }: PassageRow, texts: readonly TextRow[], rows: readonly PassageRow[]) {
  return work.startsWith("bible ") ? texts.find(({ kind }) => kind === "bible")?.id : rows[0]?.text;
}

/** Reads the one reference of a call. Throws when it is none, or when it does not exist. */
function readReference(ref: string): FoundCitation {
  const [citation, ...more] = readReferences(ref);
  if (!citation || more.length > 0) throw fieldError("ref", "Give one reference, such as John 6:53-58.");
  if (checkCitation(citation).state === "not-found") {
    throw new AppError("not_found", `${citation.reference} does not exist.`);
  }
  return citation;
}

/** Returns the text to read: the one that is asked for, or the first one with the reference. */
function chooseText(
  { reference }: FoundCitation,
  {
    texts,
    rows,
    asked,
  }: { texts: readonly TextRow[]; rows: readonly PassageRow[]; asked: string | undefined },
): TextRow {
  const known = texts.find(({ id }) => id === (asked ?? rows[0]?.text));
  if (known) return known;
  throw new AppError(
    "not_found",
    asked === undefined ? `No installed text has ${reference}.` : `No text named “${asked}” is installed.`,
  );
}

/**
 * Returns the passages that a citation means. Prologues count only where nothing else is meant. "ad 2" is one part of an
 * article, and the third number of the Confessions is a section, which is counted through the book.
 */
function partOf({ place }: FoundCitation, rows: readonly PassageRow[]): PassageRow[] {
  if (place.work === "summa") return rows.filter(isPart(place.spans[0]?.place));
  const sections = place.work === "work" && place.id === "confessions" ? place.spans[0] : undefined;
  const [, , from] = sections?.from ?? [];
  const [, , to = from] = sections?.to ?? [];
  if (from !== undefined && to !== undefined) {
    const numbers = sectionsOf(rows);
    return rows.filter((_, index) => numbers[index]! >= from && numbers[index]! <= to);
  }
  const verses = rows.filter((row) => row.place % STEP !== 0 || place.work === "document");
  return verses.length > 0 ? verses : [...rows];
}

/** Returns whether a passage is the given part of an article: "ad 2", "obj. 1". */
function isPart(part: string | undefined): (row: PassageRow) => boolean {
  if (part === undefined) return () => true;
  const [name, number] = part.split(" ");
  const kind = name === "ad" ? "reply" : "objection";
  return (row) => row.kind === kind && row.label === number;
}

/** Returns the section that each passage belongs to: its label, or that of the one before it. */
function sectionsOf(rows: readonly PassageRow[]): number[] {
  let section = 0;
  return rows.map(({ label }) => {
    section = Number(label) || section;
    return section;
  });
}

/** Joins the passages of one verse; the parts of an article and paragraphs stay apart. */
function versesOf(passages: readonly PassageRow[]): PassageVerse[] {
  const verses: (PassageVerse & { place: number })[] = [];
  for (const passage of passages) {
    const last = verses.at(-1);
    if (last?.place === passage.place && passage.kind === "verse") last.text += ` ${passage.words}`;
    else verses.push({ reference: referenceOf(passage), text: passage.words, place: passage.place });
  }
  return verses.map(({ reference, text }) => ({ reference, text }));
}

/** Names a passage: "John 6:53", "ST I q. 2 a. 3 ad 1". */
function referenceOf({ work, place, kind, label }: PassageRow): string {
  const reference = placeReference(work, place) ?? work;
  if (work === "confessions" && label !== "") return `${reference}.${label}`;
  if (!work.startsWith("summa ")) return reference;
  const parts: Partial<Record<PassageRow["kind"], string>> = {
    objection: `obj. ${label}`,
    contra: "s.c.",
    body: "co.",
    reply: `ad ${label}`,
  };
  return [reference, parts[kind]].filter(Boolean).join(" ").trim();
}

/** Reads the verses around passages. An article of the Summa is whole without its neighbours. */
async function readNeighbours(db: TextsDb, passages: readonly PassageRow[]) {
  const [first, last] = [passages[0]!, passages.at(-1)!];
  if (first.work.startsWith("summa ")) return { before: [], after: [] };
  const { before, after } = await batch(db, {
    before: selectBefore(db, first, NEIGHBOURS),
    after: selectBehind(db, last, NEIGHBOURS),
  });
  return {
    before: versesOf(before.reverse()).slice(-NEIGHBOURS),
    after: versesOf(after).slice(0, NEIGHBOURS),
  };
}
