import { z } from "zod";
import { carryOut, type OutboxOutcome, outboxRows } from "~/server/db/outbox";
import type { HintOf } from "~/server/ports/hints";
import type { Services } from "~/server/ports/services";
import { forgetImage, isImageNamed } from "./images.repository.server";
import { imageKey } from "./read-image.server";

const sweepImageSchema = z.object({ userId: z.string(), imageId: z.string() });

/** Announces the due rows of a shard's outbox. */
export async function announceDueSweeps(services: Services, shard: number): Promise<void> {
  const due = await outboxRows.claim(services.journal(shard), services.clock.now().getTime());
  await services.hints.announce(due.map((hint) => ({ type: "outbox", shard, ...hint })));
}

/** Carries out the row of a shard's outbox that a hint names; it is never given up, because nothing else knows the image. */
export async function carryOutSweep(
  services: Services,
  { shard, ...hint }: Omit<HintOf<"outbox">, "type">,
): Promise<OutboxOutcome> {
  return await carryOut(services.journal(shard), hint, () => services.clock.now().getTime(), {
    taskFor: ({ kind, payload }) =>
      kind === "sweep-image"
        ? () => sweepImage(services, shard, sweepImageSchema.parse(JSON.parse(payload)))
        : undefined,
    faultOf: (error) => (error instanceof Error ? error.name : typeof error),
    isFinal: () => false,
  });
}

/** Deletes an image that no entry shows: the object first, so that no object is left without a row that knows it. */
async function sweepImage(
  services: Services,
  shard: number,
  { userId, imageId }: z.infer<typeof sweepImageSchema>,
): Promise<void> {
  const journal = services.journal(shard);
  if (await isImageNamed(journal, userId, imageId)) return;
  await services.blobs.delete(imageKey(userId, imageId));
  await forgetImage(journal, userId, imageId);
}
