import { loadActivity } from "~/features/activity/server/public.server";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import { greetingOfHour } from "~/features/calendar/domain/time-of-day";
import { verseOfDay } from "~/features/calendar/domain/verses/verse-of-day";
import { loadGlance } from "~/features/journal/server/public.server";
import { currentPlan } from "~/features/plans/domain/current-plan";
import { trialBanner } from "~/features/plans/domain/plan-words";
import { latestPlace } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { DashboardView } from "../contract";
import { rememberedDays } from "../domain/remembered-days";

/** Loads the home screen in the user's time zone: one round trip to each database, in parallel. */
export async function loadDashboard(services: Services, user: SessionUser): Promise<DashboardView> {
  const now = services.clock.now();
  const today = localDateIn(user.timezone, now);
  const day = liturgicalDay(today, user.liturgicalOptions);
  const remembered = rememberedDays(today);
  const [activity, { entries, ...journal }, reading] = await Promise.all([
    loadActivity(services, user),
    loadGlance(services, { user, today, days: remembered.map(({ date }) => date) }),
    latestPlace(services, user),
  ]);
  const { text, reference, translation } = verseOfDay(today, day);
  return {
    trial: trialBanner(currentPlan(user, now), { now, timezone: user.timezone }),
    greeting: `${greetingOfHour(localHourIn(user.timezone, now))}, ${user.firstName.trim() || "Friend"}`,
    today,
    timezone: user.timezone,
    feastDay: day.chosen.name,
    season: day.season,
    verse: { text, reference, translation },
    activity: activity.day,
    hasPrayed: activity.total.prayers > 0,
    ...journal,
    reading,
    memories: remembered.flatMap(({ date, label }) =>
      entries.filter((entry) => entry.entryDate === date).map((entry) => ({ label, entry })),
    ),
  };
}
