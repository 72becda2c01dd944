import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  CALENDAR_UNITS,
  type CalendarUnit,
  shiftBy,
  shownTitle,
} from "~/features/calendar/domain/month-grid";
import { LinkButton } from "~/ui/link-button";
import { calendarPath } from "./calendar-days";

const LABELS: Record<CalendarUnit, string> = { month: "Month", week: "Week", day: "Day" };

export interface CalendarToolbarProps {
  view: CalendarUnit;
  date: string;
  titleId: string;
}

/** The title of the view, links to the time before and after it, and the choice of view. Each has its own address. */
export function CalendarToolbar({ view, date, titleId }: CalendarToolbarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 sm:flex print:hidden">
      <h2
        id={titleId}
        aria-live="polite"
        className="flex min-h-12 min-w-0 flex-1 items-center text-lg/6 sm:text-xl/7"
      >
        {shownTitle(view, date)}
      </h2>
      <nav aria-label={`Other ${view}s`} className="-mr-2 flex items-center gap-0.5 sm:mr-0">
        <Step view={view} date={date} by={-1} />
        <LinkButton variant="secondary" size="sm" to={calendarPath(view)} preventScrollReset>
          Today
        </LinkButton>
        <Step view={view} date={date} by={1} />
      </nav>
      <nav aria-label="Calendar view" className="col-span-2 flex rounded-full bg-sunken p-1">
        {CALENDAR_UNITS.map((unit) => (
          <Link
            key={unit}
            to={calendarPath(unit, date)}
            preventScrollReset
            aria-current={unit === view ? "true" : undefined}
            className="inline-flex min-h-9 flex-1 items-center justify-center rounded-full border border-transparent px-4 text-[0.9375rem] text-muted transition-colors hover:text-ink aria-[current=true]:border-line aria-[current=true]:bg-card aria-[current=true]:font-medium aria-[current=true]:text-accent-text pointer-coarse:min-h-11"
          >
            {LABELS[unit]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function Step({ view, date, by }: { view: CalendarUnit; date: string; by: 1 | -1 }) {
  const label = `${by < 0 ? "Previous" : "Next"} ${view}`;
  const Icon = by < 0 ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={calendarPath(view, shiftBy(view, date, by))}
      preventScrollReset
      aria-label={label}
      title={label}
      className="inline-grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}
