import type { Danger, HelpFound, Support } from "../contract";
import { findDanger } from "./find-danger";
import type { Place } from "./help-lines";
import { emergencyMessage, supportFor } from "./help-message";

/** Help for a person's words: a message for an emergency, help lines above the answer, or neither. */
export interface Help {
  emergency: string | null;
  support: Support | null;
}

/** Returns the help for a person's words, with the lines of their place. */
export function helpFor(place: Place, words: string[]): Help {
  return toHelp(place, findDanger(words.join("\n\n")));
}

/**
 * Returns the help for a follow-up. Reads it together with the earlier question, because "so what is the painless way" is
 * harmless alone. Ignores danger that the earlier words show alone, which was answered then.
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

/** Returns help as fields of the response of a write. */
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
