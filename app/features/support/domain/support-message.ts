import type { MailContent } from "~/features/mail/domain/render-mail";

/** The topics of messages. */
export const SUPPORT_TOPICS = ["account", "journal", "assistant", "plans", "privacy", "other"] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const SUPPORT_TOPIC_LABELS: Record<SupportTopic, string> = {
  account: "My account",
  journal: "The journal",
  assistant: "The assistant",
  plans: "Plans and the trial",
  privacy: "Privacy and my data",
  other: "Something else",
};

export const SUPPORT_LIMITS = {
  message: 4_000,
  /** Messages an hour, for a user and for a network of visitors. */
  perUser: 10,
  perNetwork: 20,
} as const;

/** Letters and digits that are hard to confuse when read out or typed. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns the number of a message, such as "7KQ4-M2XD", from 8 random bytes. */
export function supportNumber(bytes: Uint8Array): string {
  const characters = [...bytes.slice(0, 8)].map((byte) => CHARACTERS[byte % CHARACTERS.length]);
  return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}

/** A message as its sender wrote it. */
interface SupportMessage {
  email: string;
  topic: SupportTopic;
  message: string;
  /** Id of a request that went wrong. */
  request?: string | undefined;
}

/** Returns the mail of a message. Its subject contains nothing that the sender typed. */
export function supportMail(
  { email, topic, message, request }: SupportMessage,
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
