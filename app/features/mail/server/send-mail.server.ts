import { carryOut, type OutboxOutcome, type OutboxRow } from "~/server/db/outbox";
import type { HintOf } from "~/server/ports/hints";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import { MOST_ATTEMPTS } from "~/shared/retry";
import { linkOrigin } from "../domain/link-origin";
import { type MailContent, renderMail } from "../domain/render-mail";

/** A mail as its feature composes it when it is sent. */
interface ComposedMail {
  to: string;
  content: MailContent;
}

/** Composes a mail from its stored payload; `null` when there is nothing to report any more. `id` is the outbox row's. */
type ComposeMail = (
  services: Services,
  mail: { id: string; payload: unknown },
) => Promise<ComposedMail | null>;

/** How each kind of mail is composed. */
export type MailComposers = Record<string, ComposeMail>;

/** Sends the mail that a hint names; it is dropped after a final refusal or the last attempt. */
export async function sendMail(
  services: Services,
  hint: Pick<HintOf<"mail">, "id" | "attempts">,
  composers: MailComposers,
): Promise<OutboxOutcome> {
  const send = async (compose: ComposeMail, row: OutboxRow) => {
    const mail = await compose(services, { id: row.id, payload: readPayload(services, row) });
    if (mail) await deliver(services, row.id, mail);
  };
  return await carryOut(services.catalog, hint, () => services.clock.now().getTime(), {
    taskFor: (row) => {
      const compose = composers[row.kind];
      return compose && (() => send(compose, row));
    },
    faultOf: (error) => (error instanceof MailError ? error.fault : "not-composed"),
    isFinal: (error, { attempts }) =>
      attempts >= MOST_ATTEMPTS || (error instanceof MailError && error.isPermanent),
  });
}

/** Returns the stored payload with the origin of mailed links in place of the request's. */
function readPayload({ settings }: Services, row: OutboxRow): unknown {
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
