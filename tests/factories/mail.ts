import { env } from "cloudflare:workers";
import type { Env } from "~/server/env.server";
import { MINUTE_CRON, workerWith } from "./worker-with";

/** A mail at the `send_email` binding. */
export interface BoundMail {
  from: string | { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The worker with a queue and a mail binding that the test controls. */
export type MailWorld = ReturnType<typeof mailWorld>;

/** The worker with mails that reach their readers, or with other variables. */
export function mailWorld(
  variables: Partial<Env> = { MAIL_TRANSPORT: "cloudflare", MAIL_FROM: "Acolyte <prayer@acolyte.test>" },
) {
  const sent: BoundMail[] = [];
  const queued: unknown[] = [];
  let failure: Error | undefined;
  const EMAIL = {
    async send(mail: BoundMail) {
      if (failure) throw failure;
      sent.push(mail);
      return { messageId: "one" };
    },
  } as unknown as SendEmail;
  const OUTBOX_QUEUE = {
    async sendBatch(messages: Iterable<{ body: unknown }>) {
      for (const { body } of messages) queued.push(structuredClone(body));
    },
  } as unknown as Queue;
  const world: Env = { ...env, ...variables, EMAIL, OUTBOX_QUEUE };

  const { server, consume, cron } = workerWith(world);
  return {
    env: world,
    /** Sent mails, in order. */
    sent,
    /** Queued messages. */
    queued,
    server,
    /** Makes the next mails fail with this error, until it is called without one. */
    failWith: (error?: Error) => {
      failure = error;
    },
    /** Runs the consumer over all queued messages. */
    deliver: () => consume("acolyte-outbox", queued.splice(0), (body) => queued.push(body)),
    /** Runs the cron of the minute. */
    tick: () => cron(MINUTE_CRON),
    /** Makes every mail in the outbox due now. */
    makeDue: () => env.DB.prepare("UPDATE outbox SET due_at = 0").run(),
  };
}

/** Returns the path of the link in a mail. */
export function pathIn(mail: BoundMail | undefined): string {
  const found = /^https:\/\/acolyte\.test(\/\S+)$/m.exec(mail?.text ?? "")?.[1];
  if (!found) throw new Error("The mail holds no link");
  return found;
}
