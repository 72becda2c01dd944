import type { z } from "zod/mini";
import type { Services } from "~/server/ports/services";
import {
  type ArchivedAnswer,
  type ArchivedEntry,
  type ArchivedImage,
  type ArchivedPrayer,
  type ArchivedResponse,
  type ArchivedThread,
  archivedEntry,
  archivedImage,
  archivedIntention,
  archivedPrayer,
  archivedResponse,
  archivedThread,
} from "../domain/archive-items";
import { imageName } from "../domain/archive-names";
import type { PrayerRow, SavedRow, ThreadWithAnswers } from "./catalog-rows.repository.server";
import type { EntryRow, ImageRow, IntentionRow } from "./journal-rows.repository.server";
import { proofOf } from "./text-proof.server";

/*
 * Rows as an archive holds them. Each goes through its schema: fields come in one order, and whatever else a row has
 * stays here.
 */

/** An entry's row as an archive holds it. */
export function toArchivedEntry(row: EntryRow): ArchivedEntry {
  return read(archivedEntry, row);
}

/** An intention's row as an archive holds it. */
export function toArchivedIntention(row: IntentionRow) {
  return read(archivedIntention, row);
}

/** An image's row as an archive holds it. */
export function toArchivedImage(row: ImageRow): ArchivedImage {
  return read(archivedImage, { ...row, file: imageName(row) });
}

/** A prayer's row as an archive holds it. */
export function toArchivedPrayer(row: PrayerRow): ArchivedPrayer {
  return read(archivedPrayer, row);
}

/** A saved response's row as an archive holds it, marked when the companion wrote it. It is private there. */
export function toArchivedResponse(services: Services, row: SavedRow): ArchivedResponse {
  const item = read(archivedResponse, { ...row, proof: null });
  return item.authorship === "companion" ? { ...item, proof: proofOf(services, item) } : item;
}

/** A conversation as an archive holds it, without answers that are being written; null when there is no other. */
export function toArchivedThread(
  services: Services,
  { answers, ...row }: ThreadWithAnswers,
): ArchivedThread | null {
  const whole = answers.filter(({ state }) => state !== "streaming");
  if (whole.length === 0) return null;
  const item = read(archivedThread, {
    ...row,
    answers: whole.map((answer) => ({ ...answer, proof: null })),
  });
  const marked = item.answers.map(
    (answer): ArchivedAnswer => ({ ...answer, proof: proofOf(services, answer) }),
  );
  return { ...item, answers: marked };
}

function read<Schema extends z.ZodMiniType>(schema: Schema, row: unknown): z.infer<Schema> {
  return schema.parse(row);
}
