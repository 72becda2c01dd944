import type { MailContent } from "~/features/mail/domain/render-mail";

/** What a shared prayer's mail is made of. */
export interface PrayerMail {
  /** The sender as the profile names them; empty when it names nobody. */
  sender: string;
  title: string;
  content: string;
  /** The page that has no more such mails sent. */
  unsubscribeUrl: string;
}

/** The mail that carries a prayer to somebody: the sender's name, never an address. */
export function prayerMail({ sender, title, content, unsubscribeUrl }: PrayerMail): MailContent {
  const name = oneLine(sender) || "A friend";
  return {
    subject: `${name} shares a prayer with you`,
    paragraphs: [
      `${name} would like to share this prayer with you:`,
      oneLine(title),
      ...paragraphsOf(content),
    ],
    notes: [
      "It was sent through Acolyte, a Catholic prayer journal. Nobody there knows more of you than this address, and answers to this mail do not reach the sender.",
    ],
    optOut: { label: "Do not send to me again", url: unsubscribeUrl },
  };
}

/** A name is one line of a header field. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}

function paragraphsOf(content: string): string[] {
  return content
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
