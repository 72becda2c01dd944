import { monthRows } from "~/features/calendar/domain/month-grid";
import { formatLocalDate } from "~/shared/dates";
import { type CalendarScreenView, entriesByDay } from "./days";
import { MonthDay } from "./month-day";
import { useDayGrid } from "./use-day-grid";

/** A month's page: 42 days, Sunday first, each leading to its entries or to a new one. */
export function MonthView({ calendar, titleId }: { calendar: CalendarScreenView; titleId: string }) {
  const rows = monthRows(calendar.date);
  const { grid, tabDay, onKeyDown } = useDayGrid(calendar.date, rows.flat());
  const byDay = entriesByDay(calendar.entries);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid; a table gives it rows and headers.
      role="grid"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card"
    >
      <thead>
        <tr>
          {rows[0]!.map((day) => (
            <th
              key={formatLocalDate(day, "EEEE")}
              scope="col"
              abbr={formatLocalDate(day, "EEEE")}
              className="h-9 border-b border-line text-[0.8125rem] font-medium text-muted"
            >
              {formatLocalDate(day, "EEE")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((days) => (
          <tr key={days[0]} className="group/row">
            {days.map((day) => (
              <MonthDay
                key={day}
                day={day}
                calendar={calendar}
                entries={byDay.get(day) ?? []}
                inTabOrder={day === tabDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
