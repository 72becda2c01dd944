import { renderMail, unsubscribeHeaders } from "~/features/mail/domain/render-mail";
import { sendNow, unsubscribeToken } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { Prayer } from "../contract";
import { prayerMail } from "../domain/prayer-mail";

/** Sends a prayer by e-mail. Throws `MailError` when it was not handed over within ten seconds. */
export async function sendPrayer(
  services: Services,
  { user, prayer, email, origin }: { user: SessionUser; prayer: Prayer; email: string; origin: string },
): Promise<void> {
  const unsubscribeUrl = `${origin}/unsubscribe/${unsubscribeToken(services, email)}`;
  const sender = `${user.firstName} ${user.lastName}`.trim();
  const content = prayerMail({ sender, title: prayer.title, content: prayer.content, unsubscribeUrl });
  await sendNow(services, {
    to: email,
    ...renderMail(content),
    messageId: `<${newId()}@${services.settings.mail.domain}>`,
    headers: unsubscribeHeaders(unsubscribeUrl),
  });
}
