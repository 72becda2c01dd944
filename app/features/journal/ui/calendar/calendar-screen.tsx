import { useNavigation } from "@remix-run/react";
import { CalendarCheck2, NotebookPen, Plus } from "lucide-react";
import { useId } from "react";
import { milestoneFor } from "~/features/calendar/domain/milestones";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { Loading } from "~/ui/loading";
import { MilestoneIcon } from "~/ui/milestone-icons";
import { Page } from "~/ui/page";
import { Stat, StatRow } from "~/ui/stat";
import { newEntryPath } from "../../domain/journal-paths";
import type { CalendarScreenView } from "./calendar-days";
import { CalendarToolbar } from "./calendar-toolbar";
import { DayView } from "./day-view";
import { MonthView } from "./month-view";
import { WeekView } from "./week-view";

/** The journal's calendar: streak, milestone, and the entries by month, week or day. */
export function CalendarScreen({ calendar }: { calendar: CalendarScreenView }) {
  const titleId = useId();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === "/journal/calendar";
  const { view, date } = calendar;
  return (
    <Page
      title="Journal Calendar"
      back={{ to: "/journal", label: "Back to Journal" }}
      width="wide"
      className="max-w-5xl!"
      actions={
        <LinkButton to={newEntryPath()} icon={<Plus aria-hidden />}>
          New Entry
        </LinkButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <CalendarStats calendar={calendar} />
        <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CalendarToolbar view={view} date={date} titleId={titleId} />
          <div className="relative" aria-busy={isLoading}>
            {view === "month" && <MonthView calendar={calendar} titleId={titleId} />}
            {view === "week" && <WeekView calendar={calendar} />}
            {view === "day" && <DayView calendar={calendar} />}
            {isLoading && (
              <div className="pointer-events-none absolute inset-x-0 top-24 flex justify-center">
                <Loading
                  text="Loading your journal calendar..."
                  className="rounded-full border border-line bg-card px-5 py-2! shadow-pop"
                />
              </div>
            )}
          </div>
        </section>
      </div>
    </Page>
  );
}

/** The three numbers of the journal and, from the third day in a row, the milestone reached. */
function CalendarStats({ calendar }: { calendar: CalendarScreenView }) {
  const { currentStreak, longestStreak, totalEntries } = calendar;
  const milestone = milestoneFor(currentStreak);
  return (
    <section aria-label="Streak" className="grid gap-3">
      <StatRow>
        <Stat
          label="Current Streak"
          icon={<MilestoneIcon name="flame" filled={currentStreak > 0} className="size-5" />}
          value={<Days count={currentStreak} />}
        />
        <Stat
          label="Longest Streak"
          icon={<CalendarCheck2 aria-hidden />}
          value={<Days count={longestStreak} />}
        />
        <Stat label="Total Entries" icon={<NotebookPen aria-hidden />} value={totalEntries} />
      </StatRow>
      {milestone && (
        <Card tone="soft" padding="sm" className="flex items-center gap-4 text-accent-text">
          <MilestoneIcon name={milestone.icon} filled className="size-10" />
          <p className="min-w-0 font-serif text-[1.0625rem]/6 text-pretty">{milestone.message}</p>
        </Card>
      )}
    </section>
  );
}

function Days({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="sr-only">{count === 1 ? " day" : " days"}</span>
    </>
  );
}
