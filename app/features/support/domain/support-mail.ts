import type { MailContent } from "~/features/mail/domain/mail-content";
import { SUPPORT_TOPIC_LABELS, type SupportInput } from "../contract";

/** Letters and digits that cannot be taken for one another, when read out or typed. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number to name a message by, such as "7KQ4-M2XD", of 8 random bytes. */
export function supportNumber(bytes: Uint8Array): string {
  const signs = [...bytes.slice(0, 8)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}

/** The mail that a message becomes. Its subject holds nothing that the sender typed. */
export function supportMail(
  { email, topic, message, request }: SupportInput,
  { number, userId }: { number: string; userId: string | null },
): MailContent {
  return {
    subject: `[${number}] ${SUPPORT_TOPIC_LABELS[topic]}`,
    paragraphs: message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== ""),
    notes: [
      `From: ${email}`,
      userId ? `Account: ${userId}` : "Written without signing in: the address is not proven.",
      ...(request ? [`Request: ${request}`] : []),
    ],
  };
}
