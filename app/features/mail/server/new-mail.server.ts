import type { catalogOutbox } from "~/server/db/catalog/outbox";
import type { Services } from "~/server/ports/services";
import { newId } from "~/shared/ids";

/** A row of the outbox, for the batch of the write that the mail tells of. */
export type NewMailRow = typeof catalogOutbox.$inferInsert;

/** How long the hint that follows the write has, before cron takes the mail up. */
const HEAD_START = 60_000;

/**
 * A mail of a kind that the feature's composers know. The payload is stored: ids and addresses only, never a link's
 * token or anything that somebody wrote.
 */
export function newMail(kind: string, payload: Record<string, string>, now: Date): NewMailRow {
  return {
    id: newId(),
    kind,
    payload: JSON.stringify(payload),
    createdAt: now.toISOString(),
    dueAt: now.getTime() + HEAD_START,
  };
}

/** Hands mails that have just been stored to the queue, after the answer. */
export function announceMails(services: Services, rows: Pick<NewMailRow, "id">[]): void {
  const hints = rows.map(({ id }) => ({ id, attempts: 0 }));
  // Cron finds what is not announced; the error's text could carry the message.
  services.afterResponse(services.mailQueue.announce(hints).catch(() => undefined));
}
