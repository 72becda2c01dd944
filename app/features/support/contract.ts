import { z } from "zod/mini";
import { SUPPORT_LIMITS, SUPPORT_TOPICS } from "./domain/support-message";

const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** Control characters except tab, line feed and carriage return. */
const TEXT_CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Form of `POST /support`. The address becomes a header of a mail: it may contain no control characters. */
export const supportSchema = z.object({
  email: z.string("Please enter your e-mail address.").check(
    z.refine((text) => !CONTROL.test(text), "Please enter a valid e-mail address."),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "This e-mail address is too long."),
    z.email("Please enter a valid e-mail address."),
  ),
  topic: z.enum(SUPPORT_TOPICS, "Please choose a topic."),
  message: z.string("Please write your message.").check(
    z.refine((text) => !TEXT_CONTROL.test(text), "The message contains characters that cannot be sent."),
    z.trim(),
    z.minLength(1, "Please write your message."),
    z.maxLength(SUPPORT_LIMITS.message, "A message has at most 4,000 characters."),
  ),
  /** Id of a request that went wrong, from an error page. */
  request: z.catch(z.optional(z.uuid()), undefined),
});
export type SupportInput = z.infer<typeof supportSchema>;

/** The form after a refusal. */
export interface SupportRefusal {
  message: string;
  /** Errors by field. */
  issues: Record<string, string>;
  /** The typed values. */
  values: Record<string, string>;
}
