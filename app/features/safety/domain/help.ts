import type { Danger, HelpFound, Support } from "../contract";
import { findDanger } from "./find-danger";
import type { Place } from "./help-lines";
import { emergencyMessage, supportFor } from "./help-message";

/** What a person's words call for: the message for an emergency, help lines above the answer, or neither. */
export interface Help {
  emergency: string | null;
  support: Support | null;
}

/** Returns the help that a person's words call for, with the lines of their place. */
export function helpFor(place: Place, words: string[]): Help {
  return toHelp(place, findDanger(words.join("\n\n")));
}

/**
 * Returns the help that a follow-up calls for, with the earlier question in view: "so what is the painless way" is
 * harmless alone. Danger that the earlier words show by themselves was answered then.
 */
export function helpInThread(place: Place, words: string, earlier: string): Help {
  const own = findDanger(words);
  if (own?.level === "emergency") return toHelp(place, own);
  const before = findDanger(earlier);
  const together = findDanger(`${earlier}\n${words}`);
  const isNew =
    together !== null &&
    (before === null || (together.level === "emergency" && before.level !== "emergency"));
  return toHelp(place, isNew ? together : own);
}

/** Help as the response to a write carries it. */
export function helpFound(place: Place, words: string[]): HelpFound {
  const { emergency, support } = helpFor(place, words);
  return { ...(emergency !== null && { safetyMessage: emergency }), ...(support && { support }) };
}

function toHelp(place: Place, danger: Danger | null): Help {
  if (danger === null) return { emergency: null, support: null };
  return danger.level === "emergency"
    ? { emergency: emergencyMessage(danger, place), support: null }
    : { emergency: null, support: supportFor(danger, place) };
}
