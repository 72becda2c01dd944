import { requireProvenAddress } from "~/features/accounts/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import { isUnsubscribed } from "~/features/mail/server/public.server";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, secondsUntilTomorrow } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { PRAYER_LIMITS, type Prayer } from "../contract";
import { addRecipient, countShare, findPrayer, uncountShare } from "./prayers.repository.server";
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
 * mails are real, `not_found`, 409 for an address that wants no such mails, 429 after ten on one local day, 400 when
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
  const day = await reserveShare(services, user);
  try {
    await sendPrayer(services, { user, prayer, email, origin });
  } catch (error) {
    await uncountShare(catalog, day);
    throw toShareError(error);
  }
  return toPrayer(await addRecipient(catalog, { userId: user.id, id }, email));
}

async function reserveShare(services: Services, user: SessionUser) {
  const now = services.clock.now();
  const day = { userId: user.id, localDate: localDateIn(user.timezone, now) };
  if (await countShare(services.catalog, day, PRAYER_LIMITS.sharesADay)) return day;
  throw new AppError(
    "too_many_requests",
    `You have shared ${PRAYER_LIMITS.sharesADay} prayers today. You can share more tomorrow.`,
    { retryAfter: secondsUntilTomorrow(user.timezone, now) },
  );
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
