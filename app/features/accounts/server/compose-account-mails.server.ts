import { z } from "zod";
import type { ComposeMail, MailComposers } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { ACCOUNT_MAILS } from "../domain/account-mails";
import { findMailAccount } from "./account-links.repository.server";
import type { AccountMails } from "./account-mail.server";
import { isOperatorAddress } from "./is-operator.server";
import { mailedLink } from "./mailed-link.server";

const ofAccount = z.object({ userId: z.string(), email: z.string(), origin: z.string() });
const toAddress = z.object({ email: z.string(), origin: z.string() });
const ofNewAddress = z.object({ email: z.string(), newEmail: z.string() });

/**
 * Makes a link that confirms an address. Where mails reach nobody, one to an operator's address goes to the log: whoever
 * reads that runs the server, and there is no other way to tell them from a stranger. It works once, in a session of
 * its account alone (`confirmEmail`).
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

/** Nothing to confirm when the address was proven or changed meanwhile. */
const verifyEmail: ComposeMail = async (services, { id, payload }) => {
  const { userId, email, origin } = ofAccount.parse(payload);
  const account = await findMailAccount(services.catalog, { userId });
  if (account?.email !== email || account.emailVerifiedAt) return null;
  const url = await confirmationLink(services, id, { userId, email, purpose: "verify-email", origin });
  return { to: email, content: ACCOUNT_MAILS.verifyEmail(url) };
};

/** Nothing to confirm when the new address was given up meanwhile. */
const confirmNewEmail: ComposeMail = async (services, { id, payload }) => {
  const { userId, email, origin } = ofAccount.parse(payload);
  const account = await findMailAccount(services.catalog, { userId });
  if (account?.pendingEmail !== email) return null;
  const url = await confirmationLink(services, id, { userId, email, purpose: "confirm-new-email", origin });
  return { to: email, content: ACCOUNT_MAILS.confirmNewEmail(url) };
};

/** Nobody has an account under the address: nothing is sent, so that nobody is written to who did not ask us to. */
const resetPassword: ComposeMail = async (services, { id, payload }) => {
  const { email, origin } = toAddress.parse(payload);
  const account = await findMailAccount(services.catalog, { email });
  if (!account) return null;
  if (!account.hasPassword) return { to: email, content: ACCOUNT_MAILS.noPassword(origin) };
  const { userId } = account;
  const url = await mailedLink(services, id, { userId, email, purpose: "reset-password", origin });
  return { to: email, content: ACCOUNT_MAILS.resetPassword(url) };
};

const passwordChanged: ComposeMail = async (_, { payload }) => {
  const { email, origin } = toAddress.parse(payload);
  return { to: email, content: ACCOUNT_MAILS.passwordChanged(origin) };
};

const providerLinked: ComposeMail = async (_, { payload }) => {
  const { email, provider, origin } = toAddress.extend({ provider: z.string() }).parse(payload);
  return { to: email, content: ACCOUNT_MAILS.providerLinked(origin, provider) };
};

const emailChangeAsked: ComposeMail = async (_, { payload }) => {
  const { email, newEmail, origin } = ofNewAddress.extend({ origin: z.string() }).parse(payload);
  return { to: email, content: ACCOUNT_MAILS.emailChangeAsked(origin, newEmail) };
};

const emailChanged: ComposeMail = async (_, { payload }) => {
  const { email, newEmail } = ofNewAddress.parse(payload);
  return { to: email, content: ACCOUNT_MAILS.emailChanged(newEmail) };
};

const deletionPlanned: ComposeMail = async (_, { payload }) => {
  const { email, origin, dueAt } = toAddress.extend({ dueAt: z.string() }).parse(payload);
  return { to: email, content: ACCOUNT_MAILS.deletionPlanned(origin, dueAt.slice(0, 10)) };
};

/** How each mail about an account is composed when it is sent; links are made then and not before. */
export const accountMailComposers: MailComposers = {
  "verify-email": verifyEmail,
  "confirm-new-email": confirmNewEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "provider-linked": providerLinked,
  "email-change-asked": emailChangeAsked,
  "email-changed": emailChanged,
  "deletion-planned": deletionPlanned,
} satisfies Record<keyof AccountMails, ComposeMail>;
