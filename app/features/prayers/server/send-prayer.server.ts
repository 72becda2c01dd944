import { renderMail } from "~/features/mail/domain/render-mail";
import { refusalToken } from "~/features/mail/server/public.server";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { deferred } from "~/shared/deferred";
import { newId } from "~/shared/ids";
import type { Prayer } from "../contract";
import { prayerMail } from "../domain/prayer-mail";

/** How long the person who shares waits, at most. */
const LONGEST_SENDING_MS = 10_000;

/** Sends a prayer by e-mail. Throws `MailError` when it was not handed over within ten seconds. */
export async function sendPrayer(
  services: Services,
  { user, prayer, email, origin }: { user: SessionUser; prayer: Prayer; email: string; origin: string },
): Promise<void> {
  const refusalUrl = `${origin}/unsubscribe/${refusalToken(services, email)}`;
  const sender = `${user.firstName} ${user.lastName}`.trim();
  const content = prayerMail({ sender, title: prayer.title, content: prayer.content, refusalUrl });
  const signal = AbortSignal.timeout(LONGEST_SENDING_MS);
  const { promise: isOver, resolve } = deferred<"over">();
  signal.addEventListener("abort", () => resolve("over"), { once: true });
  const sending = services.mailer.send({
    to: email,
    ...renderMail(content),
    messageId: `<${newId()}@${services.settings.mail.domain}>`,
    // RFC 3834: no holiday notice answers it. RFC 8058: mail programs show a button of their own.
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${refusalUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    signal,
  });
  if ((await Promise.race([sending, isOver])) === "over") {
    // What becomes of it later is nobody's concern any more.
    sending.catch(() => undefined);
    throw new MailError("unavailable", false);
  }
}
