import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { GuidedPrayerQuery } from "../domain/call-schemas";
import type { Guide } from "../domain/guides/guide";
import { type GuideChoice, guideChoices, guideOfDay } from "../domain/guides/guide-of-day";

/** What the guided prayer shows: one guide as it is on the user's day, or all of them to choose from. */
export type GuidedPrayerView = { today: string } & (
  | { guide: Guide; choices: null }
  | { guide: null; choices: GuideChoice[] }
);

/** The guided prayer of the user's local day. Reads no row. */
export async function loadGuidedPrayer(
  services: Pick<Services, "clock">,
  args: { user: Pick<SessionUser, "timezone" | "liturgicalOptions"> } & GuidedPrayerQuery,
): Promise<GuidedPrayerView> {
  const { timezone, liturgicalOptions } = args.user;
  const today = localDateIn(timezone, services.clock.now());
  return args.guide
    ? { today, guide: guideOfDay(args.guide, today, liturgicalOptions), choices: null }
    : { today, guide: null, choices: guideChoices(today, liturgicalOptions) };
}
