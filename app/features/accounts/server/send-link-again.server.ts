import { announceMails, insertMail } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { accountMail } from "./account-mail.server";
import { isLinkDelivered } from "./address-proof.server";
import { countOwnLink } from "./throttle.server";

/**
 * Sends the link once more that confirms the user's address, or the new one that waits. Returns where it goes, in words. Throws
 * `conflict` when nothing is left to confirm, `unavailable` where no mail can be sent, `too_many_requests`.
 */
export async function sendLinkAgain(
  services: Services,
  { user, origin }: { user: SessionUser; origin: string },
): Promise<{ message: string }> {
  const kind = user.pendingEmail ? "confirm-new-email" : "verify-email";
  if (kind === "verify-email" && user.emailVerified) {
    throw new AppError("conflict", "Your e-mail address is confirmed already.");
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
