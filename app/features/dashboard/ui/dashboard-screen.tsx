import type { ReactNode } from "react";
import { TimezoneNotice } from "~/features/shell/ui/timezone-notice";
import { formatLocalDate } from "~/shared/dates";
import { Page } from "~/ui/page";
import type { DashboardView } from "../contract";
import { DailyVerse } from "./daily-verse";
import { OnThisDay } from "./on-this-day";
import { Practice } from "./practice";
import { StreakGlance } from "./streak-glance";
import { TodaysEntry } from "./todays-entry";
import { TodaysJourney } from "./todays-journey";
import { TrialBanner } from "./trial-banner";

export interface DashboardScreenProps {
  view: DashboardView;
  /** The card of the user's intentions. */
  intentions: ReactNode;
}

/** Home: what the day brings, what of it is done, and the ways on from here. */
export function DashboardScreen({ view, intentions }: DashboardScreenProps) {
  return (
    <Page
      title={view.greeting}
      subtitle={<Today view={view} />}
      aside={
        <div className="grid gap-5">
          <StreakGlance view={view} />
          {intentions}
          <OnThisDay memories={view.memories} />
        </div>
      }
    >
      <div className="grid gap-7">
        <TimezoneNotice timezone={view.timezone} />
        {view.trial && <TrialBanner trial={view.trial} />}
        <div className="grid gap-4">
          <DailyVerse verse={view.verse} />
          <TodaysEntry today={view.today} count={view.entriesToday} />
        </div>
        <TodaysJourney activity={view.activity} />
        <Practice hasPrayed={view.hasPrayed} />
      </div>
    </Page>
  );
}

function Today({ view: { today, feastDay, season } }: { view: DashboardView }) {
  return (
    <>
      <time dateTime={today}>{formatLocalDate(today, "EEEE, MMMM d, yyyy")}</time>
      <span className="mt-1 flex items-start gap-2 font-serif text-reading text-accent-text">
        <span aria-hidden className="mt-[0.55em] size-2.5 shrink-0 rounded-full bg-accent" />
        <span>{feastDay.includes(season) ? feastDay : `${feastDay} · ${season}`}</span>
      </span>
    </>
  );
}
