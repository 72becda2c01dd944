import { z } from "zod";
import type { MailContent } from "~/features/mail/domain/render-mail";
import { type MailComposers, newMail } from "~/features/mail/server/public.server";
import type { NewMailRow } from "~/server/db/outbox";
import type { Services } from "~/server/ports/services";
import { ACCOUNT_MAILS } from "../domain/account-mails";
import { findAccount } from "./accounts.repository.server";
import { isOperatorAddress } from "./address-proof.server";
import { mailedLink } from "./mailed-links.server";

const toAddress = z.object({ email: z.string(), origin: z.string() });
const ofAccount = toAddress.extend({ userId: z.string() });

/** The stored payload of each mail about an account; it goes to `email`. */
const PAYLOADS = {
  "verify-email": ofAccount,
  "confirm-new-email": ofAccount,
  /** The address as it was typed: whether an account has it is looked up when the mail is sent. */
  "reset-password": toAddress,
  "password-changed": toAddress,
  "provider-linked": toAddress.extend({ provider: z.string() }),
  "email-change-asked": toAddress.extend({ newEmail: z.string() }),
  "email-changed": z.object({ email: z.string(), newEmail: z.string() }),
  "deletion-planned": toAddress.extend({ dueAt: z.string() }),
};
type Payloads = { [Kind in keyof typeof PAYLOADS]: z.infer<(typeof PAYLOADS)[Kind]> };

/** Returns a mail about an account, as a row for the batch of the write that it reports. */
export function accountMail<Kind extends keyof Payloads>(
  kind: Kind,
  payload: Payloads[Kind],
  now: Date,
): NewMailRow {
  return newMail(kind, { ...payload }, now);
}

/** Returns the text of a mail; `null` when there is nothing to say any more. `mailId` identifies the outbox row. */
type Compose<Payload> = (
  services: Services,
  payload: Payload,
  mailId: string,
) => MailContent | null | Promise<MailContent | null>;

/** Composes each kind of mail when it is sent. Links are made then and not before. */
const COMPOSERS: { [Kind in keyof Payloads]: Compose<Payloads[Kind]> } = {
  "verify-email": async (services, { origin, ...of }, mailId) => {
    const account = await findAccount(services.catalog, { userId: of.userId });
    const isDone = account?.email !== of.email || account.emailVerifiedAt !== null;
    if (isDone) return null;
    const link = { ...of, purpose: "verify-email", origin } as const;
    return ACCOUNT_MAILS.verifyEmail(await confirmationLink(services, mailId, link));
  },
  "confirm-new-email": async (services, { origin, ...of }, mailId) => {
    const account = await findAccount(services.catalog, { userId: of.userId });
    if (account?.pendingEmail !== of.email) return null;
    const link = { ...of, purpose: "confirm-new-email", origin } as const;
    return ACCOUNT_MAILS.confirmNewEmail(await confirmationLink(services, mailId, link));
  },
  // Without an account nothing is sent, so that nobody gets a mail who never signed up.
  "reset-password": async (services, { email, origin }, mailId) => {
    const account = await findAccount(services.catalog, { email });
    if (!account) return null;
    if (!account.passwordHash) return ACCOUNT_MAILS.noPassword(origin);
    const link = { userId: account.userId, email, purpose: "reset-password", origin } as const;
    return ACCOUNT_MAILS.resetPassword(await mailedLink(services, mailId, link));
  },
  "password-changed": (_, { origin }) => ACCOUNT_MAILS.passwordChanged(origin),
  "provider-linked": (_, { origin, provider }) => ACCOUNT_MAILS.providerLinked(origin, provider),
  "email-change-asked": (_, { origin, newEmail }) => ACCOUNT_MAILS.emailChangeAsked(origin, newEmail),
  "email-changed": (_, { newEmail }) => ACCOUNT_MAILS.emailChanged(newEmail),
  "deletion-planned": (_, { origin, dueAt }) => ACCOUNT_MAILS.deletionPlanned(origin, dueAt.slice(0, 10)),
};

/** Composes the mails about accounts from the rows of the outbox. */
export const accountMailComposers: MailComposers = Object.fromEntries(
  (Object.keys(PAYLOADS) as (keyof Payloads)[]).map((kind) => [
    kind,
    async (services, { id, payload }) => {
      const stored = PAYLOADS[kind].parse(payload);
      const content = await (COMPOSERS[kind] as Compose<typeof stored>)(services, stored, id);
      return content && { to: stored.email, content };
    },
  ]),
);

/**
 * Makes a link that confirms an address. Where mails reach nobody, the link to an operator's address goes to the log: only
 * the people who run the server read it. It works once, in a session of its account alone (`confirmEmail`).
 */
async function confirmationLink(
  services: Services,
  mailId: string,
  link: Parameters<typeof mailedLink>[2],
): Promise<string> {
  const url = await mailedLink(services, mailId, link);
  if (!services.settings.mail.isDelivered && isOperatorAddress(services, link.email)) {
    services.report("WARN", "operator-link", { url });
  }
  return url;
}
