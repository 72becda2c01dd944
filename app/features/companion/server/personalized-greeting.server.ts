import { greetingOfHour } from "~/features/calendar/domain/time-of-day";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { Greeting } from "../contract";
import { chooseInspiration } from "../domain/choose-inspiration";
import { requireCompanion } from "./companion-status.server";

/**
 * Returns the greeting and inspiration of a new entry, by the user's hour, name and preference. No model is called. Throws
 * `forbidden` when the companion is off.
 */
export function personalizedGreeting(services: Services, user: SessionUser): Greeting {
  requireCompanion(user);
  const now = services.clock.now();
  const quotation = chooseInspiration(user.greetingPreference, localDateIn(user.timezone, now));
  if (!quotation) return { greeting: "", inspiration: "" };
  const hello = greetingOfHour(localHourIn(user.timezone, now));
  return {
    greeting: user.firstName ? `${hello}, ${user.firstName}` : hello,
    inspiration: `“${quotation.text}” (${quotation.reference})`,
  };
}
