import type { MailContent } from "~/features/mail/domain/render-mail";
import { oneLine } from "~/shared/hidden-characters";
import type { Prayer } from "../contract";

/**
 * Returns the mail that carries a prayer to a friend. It names the sender, if the profile has a name, and never an
 * address. `unsubscribeUrl` is the page that stops such mails.
 */
export function prayerMail(
  { title, content }: Pick<Prayer, "title" | "content">,
  { sender, unsubscribeUrl }: { sender: string; unsubscribeUrl: string },
): MailContent {
  const name = oneLine(sender).slice(0, 200) || "A friend";
  return {
    subject: `${name} shares a prayer with you`,
    paragraphs: [
      `${name} would like to share this prayer with you:`,
      oneLine(title),
      ...content
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    ],
    notes: [
      "This prayer was sent through Acolyte, a Catholic prayer journal. Acolyte knows only this address of you, and replies do not reach the sender.",
    ],
    optOut: { label: "Stop these e-mails", url: unsubscribeUrl },
  };
}
