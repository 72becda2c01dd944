import { requireProvenAddress } from "~/features/accounts/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import { renderMail, unsubscribeHeaders } from "~/features/mail/domain/render-mail";
import { isUnsubscribed, sendNow, unsubscribeToken } from "~/features/mail/server/public.server";
import { giveUseBack, reserveUse } from "~/features/plans/server/public.server";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { PRAYER_LIMITS, type Prayer } from "../contract";
import { prayerMail } from "../domain/prayer-mail";
import { requirePrayer } from "./manage-prayers.server";
import { addRecipient, findPrayer } from "./prayers.repository.server";

interface Share {
  user: SessionUser;
  id: string;
  /** A valid address in lower case. */
  email: string;
  /** The app's own origin, for the link in the mail. */
  origin: string;
}

/**
 * Sends a prayer of the user to an address, within the request, and stores the address once the mail is sent. A failure
 * leaves the prayer unshared and counts nothing. Throws `forbidden` for a user with an unproven address where mails are
 * real, `not_found`, `conflict` for an address without consent to such mails, `too_many_requests` after ten a day,
 * `bad_request` for a refused address, `unavailable` when the mail could not be handed over within ten seconds.
 */
export async function sharePrayer(services: Services, share: Share): Promise<Prayer> {
  const { user, id, email } = share;
  const { settings } = services;
  const journal = services.journal(user.journalShard);
  const prayer = requirePrayer(await findPrayer(journal, { userId: user.id, id }));
  requireProvenAddress(user, services);
  const origin = linkOrigin(settings, share.origin);
  if (!settings.mail.isDelivered || !origin) {
    if (settings.mail.isDelivered) services.report("ERROR", "mail-not-sent", { fault: "no-app-origin" });
    throw new AppError("unavailable", "This server is not set up to send e-mail.");
  }
  if (await isUnsubscribed(services, email)) {
    throw new AppError("conflict", "The owner of this address does not wish to receive prayers by e-mail.");
  }
  const { sharesADay } = PRAYER_LIMITS;
  const use = await reserveUse(services, user, {
    kind: "share",
    limit: sharesADay,
    refusal: (when) => `You have shared ${sharesADay} prayers today. You can share more ${when}.`,
  });
  try {
    await sendPrayer(services, prayer, { ...share, origin });
  } catch (error) {
    await giveUseBack(services, user, use);
    throw toShareError(error);
  }
  return requirePrayer(await addRecipient(journal, { userId: user.id, id }, email));
}

async function sendPrayer(services: Services, prayer: Prayer, { user, email, origin }: Share): Promise<void> {
  const unsubscribeUrl = `${origin}/unsubscribe/${unsubscribeToken(services, email)}`;
  const sender = `${user.firstName} ${user.lastName}`;
  await sendNow(services, {
    to: email,
    ...renderMail(prayerMail(prayer, { sender, unsubscribeUrl })),
    messageId: `<${newId()}@${services.settings.mail.domain}>`,
    headers: unsubscribeHeaders(unsubscribeUrl),
  });
}

function toShareError(error: unknown): AppError {
  if (error instanceof MailError && error.isPermanent) {
    const message = "This address does not accept the mail. The prayer was not shared.";
    return new AppError("bad_request", message, { issues: [{ path: "email", message }] });
  }
  const message = "The prayer could not be sent, so it was not shared. Please try again.";
  return new AppError("unavailable", message, { retryAfter: 30 });
}
