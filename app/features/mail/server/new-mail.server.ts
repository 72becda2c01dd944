import { HEAD_START } from "~/server/db/leased-rows";
import { type NewMailRow, outboxRows } from "~/server/db/outbox";
import type { Services } from "~/server/ports/services";
import { newId } from "~/shared/ids";

/**
 * Returns a mail of a kind that the feature's composers know. The payload is stored: ids and addresses only, never a
 * link's token or anything that somebody wrote.
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

/** Announces mails that have just been stored, after the response. */
export function announceMails(services: Services, rows: Pick<NewMailRow, "id">[]): void {
  const hints = rows.map(({ id }) => ({ type: "mail", id, attempts: 0 }) as const);
  // Cron finds what is not announced; the error's text could carry the message.
  services.afterResponse(services.hints.announce(hints).catch(() => undefined));
}

/** Announces the mails that are due. */
export async function announceDueMails({ catalog, clock, hints }: Services): Promise<void> {
  const due = await outboxRows.claim(catalog, clock.now().getTime());
  await hints.announce(due.map((hint) => ({ type: "mail", ...hint })));
}
