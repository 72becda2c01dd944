import { z } from "zod";
import type { JournalDb } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { forgetImage, isImageNamed } from "./images.repository.server";
import { deleteOutboxRow, readOutboxRow } from "./outbox.repository.server";
import { imageKey } from "./read-image.server";

const sweepImageSchema = z.object({ userId: z.string(), imageId: z.string() });

/**
 * Carries out the side effect that an outbox row names and removes the row; does nothing when the row is gone, so that
 * a message may come twice. A row of a kind that this version does not know stays, for the version that does.
 */
export async function carryOutOutbox(
  services: Services,
  message: { shard: number; id: string },
): Promise<"done" | "unknown-kind"> {
  const journal = services.journal(message.shard);
  const row = await readOutboxRow(journal, message.id);
  if (!row) return "done";
  if (row.kind !== "sweep-image") return "unknown-kind";
  const image = sweepImageSchema.parse(JSON.parse(row.payload));
  await sweepImage(services, journal, { ...image, outboxId: row.id });
  return "done";
}

/** Deletes an image that no entry shows: the object first, so that no object is left without a row that knows it. */
async function sweepImage(
  services: Services,
  journal: JournalDb,
  image: { userId: string; imageId: string; outboxId: string },
): Promise<void> {
  const { userId, imageId, outboxId } = image;
  if (await isImageNamed(journal, userId, imageId)) {
    await deleteOutboxRow(journal, outboxId);
    return;
  }
  await services.blobs.delete(imageKey(userId, imageId));
  await forgetImage(journal, userId, imageId, outboxId);
}
