import { CalendarCheck2, NotebookPen } from "lucide-react";
import { milestoneFor } from "~/features/calendar/domain/milestones";
import { Card } from "~/ui/card";
import { MilestoneIcon } from "~/ui/milestone-icons";
import { Stat, StatRow } from "~/ui/stat";

export interface CalendarStatsProps {
  currentStreak: number;
  longestStreak: number;
  totalEntries: number;
}

/** The three numbers of the journal and, from the third day in a row on, the milestone that was reached. */
export function CalendarStats({ currentStreak, longestStreak, totalEntries }: CalendarStatsProps) {
  const milestone = milestoneFor(currentStreak);
  return (
    <section aria-label="Streak" className="grid gap-3">
      {/* Names of two lines on phones, so that the numbers stand level. */}
      <StatRow className="max-sm:[&_dt]:mx-auto max-sm:[&_dt]:w-min">
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
