import { clsx } from "clsx";
import { isSameMonth, monthRows, weekOf } from "~/features/calendar/domain/month-grid";
import { formatLocalDate } from "~/shared/dates";
import { countOfEntries } from "../../domain/count-of-entries";
import { useRovingDay } from "./use-roving-day";

export interface DayGridProps {
  unit: "month" | "week";
  /** Whether a narrow screen shows of a month the week of `day` alone: as high as the week that it is about to become. */
  isWeekWhenNarrow: boolean;
  /** A day of the month or week shown. */
  day: string;
  today: string;
  /** The day at which the list starts. */
  selected: string | null;
  latestDate: string;
  dayCounts: Record<string, number>;
  label: string;
  onChoose: (day: string) => void;
}

/** A month or a week of days, Sunday first, each with the number of its entries. */
export function DayGrid({ unit, isWeekWhenNarrow, day, label, ...days }: DayGridProps) {
  const rows = unit === "month" ? monthRows(day) : [weekOf(day)];
  const { grid, tabDay, onKeyDown } = useRovingDay(rows.flat(), days.selected ?? days.today);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table gives the rows and headers, the role the keyboard's grid.
    <table ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {rows[0]!.map((weekday) => (
            <th
              key={formatLocalDate(weekday, "EEEE")}
              scope="col"
              abbr={formatLocalDate(weekday, "EEEE")}
              className="h-8 text-xs font-medium text-muted"
            >
              {formatLocalDate(weekday, "EEE")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((week) => (
          <tr key={week[0]} className={isWeekWhenNarrow && !week.includes(day) ? "max-lg:hidden" : undefined}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                isOutside={unit === "month" && !isSameMonth(date, day)}
                inTabOrder={date === tabDay}
                {...days}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Omit<DayGridProps, "unit" | "isWeekWhenNarrow" | "day" | "label"> {
  date: string;
  isOutside: boolean;
  inTabOrder: boolean;
}

function DayCell({
  date,
  isOutside,
  inTabOrder,
  today,
  selected,
  latestDate,
  dayCounts,
  onChoose,
}: DayCellProps) {
  const count = dayCounts[date] ?? 0;
  const isToday = date === today;
  const isToCome = date > latestDate;
  const words = formatLocalDate(date, "EEEE, MMMM d, yyyy");
  return (
    <td className="p-0 text-center">
      <button
        type="button"
        data-date={date}
        tabIndex={inTabOrder ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isToCome || undefined}
        onClick={() => !isToCome && onChoose(date)}
        className={clsx(
          "group flex h-12 w-full flex-col items-center rounded-lg pt-1 text-sm tabular-nums transition-colors focus-visible:-outline-offset-2",
          !isToCome && "hover:bg-accent-soft",
          (isOutside || isToCome) && "text-muted",
          date === selected && "bg-accent-soft",
        )}
      >
        <span className="sr-only">
          {words}: {isToCome ? "this day has not come yet" : count ? countOfEntries(count) : "no entries"}
        </span>
        <span
          aria-hidden="true"
          className={clsx(
            "grid size-6 place-items-center rounded-full",
            isToday && "bg-accent font-medium text-accent-ink",
          )}
        >
          {Number(date.slice(8))}
        </span>
        {count > 0 && (
          <span
            aria-hidden="true"
            className={clsx(
              "rounded-full px-1.5 text-[0.6875rem]/4 font-medium text-accent-text group-hover:bg-card",
              date === selected ? "bg-card" : "bg-accent-soft",
            )}
          >
            {count}
          </span>
        )}
      </button>
    </td>
  );
}
