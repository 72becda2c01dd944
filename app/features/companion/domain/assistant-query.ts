import * as z from "zod/mini";
import { COMPANION_LIMITS, MODES } from "../contract";

/** Query of the assistant's screen. What it does not know is left out: an address is no form. */
export const assistantQuery = z.object({
  mode: z.catch(z.optional(z.enum(MODES)), undefined),
  /** A question to stand in the box; it is not asked. */
  question: z.catch(z._default(z.string().check(z.trim(), z.maxLength(COMPANION_LIMITS.input)), ""), ""),
});
