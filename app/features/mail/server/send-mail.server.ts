import type { MailHint } from "~/server/ports/mail-queue";
import { MailError, type MailFault } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import { linkOrigin } from "../domain/link-origin";
import type { MailContent } from "../domain/render-mail";
import { renderMail } from "../domain/render-mail";
import { MOST_ATTEMPTS, waitAfterAttempt } from "../domain/retry";
import { delayMail, deleteMail, type MailRow, takeMail } from "./mail-outbox.repository.server";

/** A mail as its feature composes it when it is sent. */
interface ComposedMail {
  to: string;
  content: MailContent;
}

/** Composes a mail from its stored payload; null when there is nothing to tell any more. `id` is the outbox row's. */
type ComposeMail = (
  services: Services,
  mail: { id: string; payload: unknown },
) => Promise<ComposedMail | null>;

/** How each kind of mail is composed. */
export type MailComposers = Record<string, ComposeMail>;

/** How an attempt ended, with what a log line may tell. */
export type MailOutcome =
  | { outcome: "sent" | "nothing-to-send" | "taken" }
  | { outcome: "retry" | "dead"; kind: string; attempts: number; fault: MailFault | "not-composed" }
  | { outcome: "unknown-kind"; kind: string };

/** Longer than any attempt takes, so that nobody takes the mail up while it is being sent. */
const LEASE = 120_000;

/**
 * Tries to send the mail that a hint names. A failure puts it off, longer each time; a final one, or the last attempt,
 * removes it. A hint that comes twice, or for a mail that is gone, does nothing. A mail of a kind that this version
 * does not know stays, for the version that does.
 */
export async function sendMail(
  services: Services,
  hint: MailHint,
  composers: MailComposers,
): Promise<MailOutcome> {
  const { catalog, clock } = services;
  const row = await takeMail(catalog, hint, clock.now().getTime() + LEASE);
  if (!row) return { outcome: "taken" };
  const compose = composers[row.kind];
  if (!compose) return await unknown(services, row);
  try {
    const mail = await compose(services, { id: row.id, payload: readPayload(services, row) });
    if (mail) await deliver(services, row.id, mail);
    await deleteMail(catalog, row.id);
    return { outcome: mail ? "sent" : "nothing-to-send" };
  } catch (error) {
    return await fail(services, row, error);
  }
}

/** Returns the stored payload with the origin of mailed links in place of the request's. */
function readPayload({ settings }: Services, row: MailRow): unknown {
  const payload = JSON.parse(row.payload);
  if (typeof payload.origin !== "string" || !settings.mail.isDelivered) return payload;
  const origin = linkOrigin(settings, payload.origin);
  if (!origin) throw new MailError("no-app-origin", false);
  return { ...payload, origin };
}

async function deliver(services: Services, id: string, { to, content }: ComposedMail): Promise<void> {
  await services.mailer.send({
    to,
    ...renderMail(content),
    // The row's own id: a mail that is sent twice after a crash is one mail to its reader.
    messageId: `<${id}@${services.settings.mail.domain}>`,
    // RFC 3834: no holiday notice answers it.
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

async function fail({ catalog, clock }: Services, row: MailRow, error: unknown): Promise<MailOutcome> {
  const fault = error instanceof MailError ? error.fault : "not-composed";
  const facts = { kind: row.kind, attempts: row.attempts, fault } as const;
  if (row.attempts >= MOST_ATTEMPTS || (error instanceof MailError && error.isPermanent)) {
    await deleteMail(catalog, row.id);
    return { outcome: "dead", ...facts };
  }
  await delayMail(catalog, row, clock.now().getTime() + waitAfterAttempt(row.attempts));
  return { outcome: "retry", ...facts };
}

/** Put off for as long as a mail ever is: until then another version may run. */
async function unknown({ catalog, clock }: Services, row: MailRow): Promise<MailOutcome> {
  await delayMail(catalog, row, clock.now().getTime() + waitAfterAttempt(MOST_ATTEMPTS));
  return { outcome: "unknown-kind", kind: row.kind };
}
