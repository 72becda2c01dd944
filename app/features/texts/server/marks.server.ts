import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import {
  type AddHighlightInput,
  type ChapterReadInput,
  type Highlight,
  type HighlightRun,
  type KeepPlaceInput,
  MARK_LIMITS,
  type ReadingPlace,
} from "../contract";
import { placeAddress } from "../domain/addresses";
import { STEP } from "../domain/citations/overlap";
import { placeReference } from "../domain/citations/place-reference";
import {
  countChapter,
  deleteHighlights,
  deletePlace,
  type HighlightRow,
  insertHighlight,
  type PlaceRow,
  readHighlights,
  readPlaceRows,
  upsertPlace,
} from "./marks.repository.server";

/** Returns where the user reads on, the latest first: in one work, or in all. */
export async function listPlaces(
  services: Services,
  { user, work }: { user: SessionUser; work?: string | undefined },
): Promise<ReadingPlace[]> {
  const rows = await readPlaceRows(services.nearJournal(user.journalShard), user.id, work ?? null);
  return rows.map(toPlace);
}

/** Returns where the user read last; `null` when they keep no place. */
export async function latestPlace(services: Services, user: SessionUser): Promise<ReadingPlace | null> {
  const [row] = await readPlaceRows(services.nearJournal(user.journalShard), user.id, null, 1);
  return row ? toPlace(row) : null;
}

/** Keeps the user's place in a work, instead of an earlier one. There is one for each work, so that they are few. */
export async function keepPlace(
  services: Services,
  { user, input }: { user: SessionUser; input: KeepPlaceInput },
): Promise<ReadingPlace> {
  const row = { ...input, userId: user.id, updatedAt: services.clock.now().toISOString() };
  await upsertPlace(services.journal(user.journalShard), row);
  return toPlace(row);
}

/** Forgets the user's place in a work. Throws 404 without one. */
export async function forgetPlace(
  services: Services,
  { user, work }: { user: SessionUser; work: string },
): Promise<void> {
  const isDeleted = await deletePlace(services.journal(user.journalShard), user.id, work);
  if (!isDeleted) throw new AppError("not_found", "You keep no place in this work.");
}

/** Returns the user's highlights that a run touches, in order. */
export async function listHighlights(
  services: Services,
  { user, run }: { user: SessionUser; run: HighlightRun },
): Promise<Highlight[]> {
  const journal = services.nearJournal(user.journalShard);
  const rows = await readHighlights(journal, { ...run, userId: user.id }, MARK_LIMITS.listed);
  return rows.map(toHighlight);
}

/**
 * Highlights a run in a colour, and returns the highlights of its chapter. Throws 409 when the user has as many as there
 * may be.
 */
export async function addHighlight(
  services: Services,
  { user, input }: { user: SessionUser; input: AddHighlightInput },
): Promise<Highlight[]> {
  const { colour, ...run } = input;
  const rows = await insertHighlight(services.journal(user.journalShard), {
    ...changeOf(user, run),
    id: newId(),
    colour,
    createdAt: services.clock.now().toISOString(),
  });
  return orFull(rows).map(toHighlight);
}

/** Removes the highlights of a run, and returns those that are left in its chapter. Throws 409 like `addHighlight`. */
export async function removeHighlights(
  services: Services,
  { user, run }: { user: SessionUser; run: HighlightRun },
): Promise<Highlight[]> {
  const rows = await deleteHighlights(services.journal(user.journalShard), changeOf(user, run));
  return orFull(rows).map(toHighlight);
}

/** Counts a chapter of Scripture as read, once on the user's day. */
export async function recordChapter(
  services: Services,
  { user, input }: { user: SessionUser; input: ChapterReadInput },
): Promise<{ counted: boolean }> {
  const row = {
    userId: user.id,
    chapter: `${input.work} ${input.chapter}`,
    localDate: localDateIn(user.timezone, services.clock.now()),
  };
  const journal = services.journal(user.journalShard);
  return { counted: await countChapter(journal, row, MARK_LIMITS.chaptersADay) };
}

function changeOf(user: SessionUser, { work, first, last }: HighlightRun) {
  const run = { userId: user.id, work, first, last };
  // Whole chapters, or all passages of a place.
  const shown = { ...run, first: first - (first % STEP), last: last - (last % STEP) + STEP - 1 };
  return { run, shown, restId: newId(), limits: MARK_LIMITS };
}

/** Returns the error of highlights for which there is no room. */
export function highlightsFullError(): AppError {
  const limit = MARK_LIMITS.highlights.toLocaleString("en-US");
  return new AppError("conflict", `You have ${limit} highlights. Remove some first.`);
}

function orFull(rows: HighlightRow[] | null): HighlightRow[] {
  if (rows) return rows;
  throw highlightsFullError();
}

function toPlace({ work, place, text, updatedAt }: PlaceRow): ReadingPlace {
  const reference = placeReference(work, place) ?? work;
  const address = placeAddress(work, place);
  return { work, place, text, updatedAt, reference, address };
}

function toHighlight({ work, first, last, colour, createdAt }: HighlightRow): Highlight {
  return { work, first, last, colour, createdAt };
}
