import { z } from "zod/mini";

/** What a message may be about. */
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
  /** Messages an hour: of a signed-in person, and of a network that visitors write from. */
  perUser: 10,
  perNetwork: 20,
} as const;

const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** Control characters but tab, line feed and carriage return. */
const TEXT_CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Form of `POST /support`. The address becomes a header field of a mail: it may hold no control character at all. */
export const supportSchema = z.object({
  email: z.string("Please enter your e-mail address.").check(
    z.refine((text) => !CONTROL.test(text), "Please enter a valid e-mail address."),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "This e-mail address is too long."),
    z.email("Please enter a valid e-mail address."),
  ),
  topic: z.enum(SUPPORT_TOPICS, "Please choose what it is about."),
  message: z.string("Please write your message.").check(
    z.refine((text) => !TEXT_CONTROL.test(text), "The message holds characters that cannot be sent."),
    z.trim(),
    z.minLength(1, "Please write your message."),
    z.maxLength(SUPPORT_LIMITS.message, "A message has at most 4,000 characters."),
  ),
  /** Id of a request that went wrong, from an error page. */
  request: z.catch(z.optional(z.uuid()), undefined),
});
export type SupportInput = z.infer<typeof supportSchema>;

/** What the form shows again after a refusal. */
export interface SupportRefusal {
  message: string;
  /** The fields at fault, each with its message. */
  issues: Record<string, string>;
  /** What was typed. */
  values: Record<string, string>;
}
