import { requireProvenAddress } from "~/features/accounts/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import { isUnsubscribed } from "~/features/mail/server/public.server";
import { giveUseBack, reserveUse } from "~/features/plans/server/public.server";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { PRAYER_LIMITS, type Prayer } from "../contract";
import { addRecipient, findPrayer } from "./prayers.repository.server";
import { sendPrayer } from "./send-prayer.server";
import { toPrayer } from "./to-prayer.server";

interface Share {
  user: SessionUser;
  id: string;
  /** A valid address in lower case. */
  email: string;
  /** The app's own origin, for the link in the mail. */
  origin: string;
}

/**
 * Sends one of the user's prayers to an address, within the request, and notes the address once it was sent. Whatever
 * fails leaves the prayer unshared and counts nothing. Throws 403 for an unproven address of the user's own where
 * mails are real, `not_found`, 409 for an address that wants no such mails, 429 after ten a day, 400 when
 * the address is refused, 503 when the mail could not be handed over within ten seconds.
 */
export async function sharePrayer(services: Services, share: Share): Promise<Prayer> {
  const { user, id, email } = share;
  const { catalog, settings } = services;
  const prayer = toPrayer(await findPrayer(catalog, { userId: user.id, id }));
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
    await sendPrayer(services, { user, prayer, email, origin });
  } catch (error) {
    await giveUseBack(services, use);
    throw toShareError(error);
  }
  return toPrayer(await addRecipient(catalog, { userId: user.id, id }, email));
}

function toShareError(error: unknown): AppError {
  if (error instanceof MailError && error.isPermanent) {
    const message = "This address does not take the mail. The prayer was not shared.";
    return new AppError("bad_request", message, { issues: [{ path: "email", message }] });
  }
  return new AppError(
    "unavailable",
    "The prayer could not be sent, so it was not shared. Please try again.",
    {
      retryAfter: 30,
    },
  );
}
