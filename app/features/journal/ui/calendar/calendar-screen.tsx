import { Plus } from "lucide-react";
import { useId } from "react";
import { LinkButton } from "~/ui/link-button";
import { Page } from "~/ui/page";
import { newEntryPath } from "../../domain/journal-paths";
import { CalendarLoading } from "./calendar-loading";
import { CalendarStats } from "./calendar-stats";
import { CalendarToolbar } from "./calendar-toolbar";
import { DayView } from "./day-view";
import type { CalendarScreenView } from "./days";
import { MonthView } from "./month-view";
import { WeekView } from "./week-view";

/** The journal's calendar: streak, milestone, and the entries by month, week or day. */
export function CalendarScreen({ calendar }: { calendar: CalendarScreenView }) {
  const titleId = useId();
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
        <CalendarStats
          currentStreak={calendar.currentStreak}
          longestStreak={calendar.longestStreak}
          totalEntries={calendar.totalEntries}
        />
        <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CalendarToolbar view={view} date={date} titleId={titleId} />
          <CalendarLoading>
            {view === "month" && <MonthView calendar={calendar} titleId={titleId} />}
            {view === "week" && <WeekView calendar={calendar} />}
            {view === "day" && <DayView calendar={calendar} />}
          </CalendarLoading>
        </section>
      </div>
    </Page>
  );
}
