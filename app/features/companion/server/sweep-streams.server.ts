import type { Services } from "~/server/ports/services";
import { findOldStreams, noteNoStream } from "./answers.repository.server";
import { giveUpLostAnswer } from "./give-up-lost-answer.server";

/** Twice as long as a stream is kept after its end, which is minutes after its beginning. */
const OVERDUE_MS = 2 * 3_600_000;
const A_SWEEP = 100;

/**
 * Deletes what streams keep of answers that should have deleted it themselves long ago, and removes answers that such a
 * stream has left unfinished. One that cannot be reached is tried again by the next sweep. Returns how many those are.
 */
export async function sweepStreams(services: Services): Promise<{ failed: number }> {
  const { answers, catalog, clock } = services;
  const before = new Date(clock.now().getTime() - OVERDUE_MS).toISOString();
  let failed = 0;
  for (const answer of await findOldStreams(catalog, { before, limit: A_SWEEP })) {
    try {
      await answers.forget(answer.id);
      await giveUpLostAnswer(services, answer);
      await noteNoStream(catalog, answer.id);
    } catch {
      failed += 1;
    }
  }
  return { failed };
}

/** Notes that the stream of an answer has deleted what it kept. */
export async function noteStreamDeleted({ catalog }: Services, answerId: string): Promise<void> {
  await noteNoStream(catalog, answerId);
}
