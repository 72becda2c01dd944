import { announceMails, insertMail } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { confirmNewEmail, verifyEmail } from "./account-links.repository.server";
import { accountMail } from "./account-mails.server";
import { isLinkDelivered, isOperatorAddress } from "./address-proof.server";
import { EMAIL_PURPOSES, findMailedLink } from "./mailed-links.server";
import { countOwnLink } from "./throttle.server";
import { emailTaken } from "./update-profile.server";

/**
 * Uses up a link that proves an e-mail address: the address counts as proven, or replaces the old one. Returns it;
 * `null` when the link is invalid. Throws `conflict` when another account has taken the address meanwhile, `forbidden`
 * when the link would make an operator and its account is not signed in: otherwise a stranger could sign up with an
 * operator's address and wait for the operator's click.
 */
export async function confirmEmail(
  services: Services,
  { token, user }: { token: string | undefined; user: SessionUser | null },
): Promise<{ email: string } | null> {
  const link = await findMailedLink(services, { token, purposes: EMAIL_PURPOSES });
  if (!link) return null;
  if (isOperatorAddress(services, link.email) && user?.id !== link.userId) {
    throw new AppError(
      "forbidden",
      "Please sign in to the account that requested this link, then open it again. If you didn't request it, ignore it.",
    );
  }
  const confirm = link.purpose === "verify-email" ? verifyEmail : confirmNewEmail;
  const confirmed = await confirm(services.catalog, link, services.clock.now().toISOString());
  if (confirmed === "taken") throw emailTaken();
  return confirmed ? { email: link.email } : null;
}

/**
 * Sends the link again that confirms the user's address, or their new one. Returns a message that says where it went.
 * Throws `conflict` when nothing is left to confirm, `unavailable` where no mail can be sent, `too_many_requests`.
 */
export async function sendLinkAgain(
  services: Services,
  { user, origin }: { user: SessionUser; origin: string },
): Promise<{ message: string }> {
  const kind = user.pendingEmail ? "confirm-new-email" : "verify-email";
  if (kind === "verify-email" && user.emailVerified) {
    throw new AppError("conflict", "Your e-mail address is already confirmed.");
  }
  const email = user.pendingEmail ?? user.email;
  if (!isLinkDelivered(services, email)) {
    throw new AppError("unavailable", "This server cannot send e-mail yet.");
  }
  await countOwnLink(services, user.id);
  const mail = accountMail(kind, { userId: user.id, email, origin }, services.clock.now());
  await insertMail(services.catalog, mail);
  announceMails(services, [mail]);
  return {
    message: services.settings.mail.isDelivered
      ? `The link is on its way to ${email}.`
      : "The link is in the server's log.",
  };
}
