import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { isSameMonth, monthRows, shiftBy, shownTitle, weekOf } from "~/features/calendar/domain/month-grid";
import { formatLocalDate, isLocalDate } from "~/shared/dates";
import { countOfEntries } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Collapsible } from "~/ui/collapsible";
import { IconButton } from "~/ui/icon-button";
import { Segmented } from "~/ui/segmented";
import { useMediaQuery } from "~/ui/use-media-query";
import { DayGrid } from "../day-grid";
import type { ListScreenView } from "../journal-mode";
import { useListMemory } from "../list-memory";
import { useListSearch } from "./use-list-search";

/** From this width on, the list has a second column. */
const WIDE = "(width >= 64rem)";

type Unit = "month" | "week";
const UNITS: { value: Unit; label: string }[] = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
];

export interface ListCalendarProps {
  list: ListScreenView;
  onChooseDay: (day: string) => void;
}

/** The list's month or week, which can be collapsed; a phone starts with the week. A day leads to its entries. */
export function ListCalendar({ list, onChooseDay }: ListCalendarProps) {
  const { isCalendarOpen, setCalendarOpen } = useListMemory();
  const { search, change } = useListSearch();
  const isWide = useMediaQuery(WIDE, true);
  const view = search.get("view");
  const chosenUnit = view === "month" || view === "week" ? view : null;
  const unit: Unit = chosenUnit ?? (isWide ? "month" : "week");
  const on = search.get("on");
  const day = on && isLocalDate(on) ? on : (list.anchorDate ?? list.today);
  const title = shownTitle(unit, day);
  const show = (next: Unit, date: string) => change({ view: next, on: date }, { replace: true });

  return (
    <Card as="section" padding="none" className="px-3 py-1.5 lg:sticky lg:top-8" aria-label="Calendar">
      <Collapsible
        open={isCalendarOpen}
        onOpenChange={setCalendarOpen}
        headingClass="text-lg"
        title={
          <span className="px-1 [font-weight:560]">
            <span className="sr-only">Calendar: </span>
            <span aria-live="polite">{title}</span>
          </span>
        }
      >
        <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <Segmented
            legend="Show"
            options={UNITS}
            value={unit}
            onValueChange={(value) => show(value, day)}
            className="-ml-1 [&_label]:px-3 [&_label]:text-sm"
          />
          <div className="flex items-center">
            <IconButton label={`Previous ${unit}`} onClick={() => show(unit, shiftBy(unit, day, -1))}>
              <ChevronLeft />
            </IconButton>
            <Button variant="ghost" size="sm" className="px-2!" onClick={() => show(unit, list.today)}>
              Today
            </Button>
            <IconButton label={`Next ${unit}`} onClick={() => show(unit, shiftBy(unit, day, 1))}>
              <ChevronRight />
            </IconButton>
          </div>
        </div>
        <DayGrid
          weeks={unit === "month" ? monthRows(day) : [weekOf(day)]}
          start={list.anchorDate ?? list.today}
          label={title}
          className="w-full table-fixed"
          // Before hydration a phone gets the month too: it shows only the week that it is about to switch to.
          weekClass={(week) => (chosenUnit === null && !week.includes(day) ? "max-lg:hidden" : undefined)}
          renderDay={(date, isInTabOrder) => (
            <DayCell
              key={date}
              date={date}
              list={list}
              isOutside={unit === "month" && !isSameMonth(date, day)}
              isInTabOrder={isInTabOrder}
              onChoose={onChooseDay}
            />
          )}
        />
      </Collapsible>
    </Card>
  );
}

interface DayCellProps {
  date: string;
  list: ListScreenView;
  isOutside: boolean;
  isInTabOrder: boolean;
  onChoose: (day: string) => void;
}

function DayCell({ date, list, isOutside, isInTabOrder, onChoose }: DayCellProps) {
  const count = list.dayCounts[date] ?? 0;
  const isToday = date === list.today;
  const isAnchor = date === list.anchorDate;
  const isFuture = date > list.latestDate;
  return (
    <td className="p-0 text-center">
      <button
        type="button"
        data-date={date}
        tabIndex={isInTabOrder ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isFuture || undefined}
        onClick={() => !isFuture && onChoose(date)}
        className={clsx(
          "group flex h-12 w-full flex-col items-center rounded-lg pt-1 text-sm tabular-nums transition-colors focus-visible:-outline-offset-2",
          !isFuture && "hover:bg-accent-soft",
          (isOutside || isFuture) && "text-muted",
          isAnchor && "bg-accent-soft",
        )}
      >
        <span className="sr-only">
          {formatLocalDate(date, "EEEE, MMMM d, yyyy")}:{" "}
          {isFuture ? "this day is in the future" : count ? countOfEntries(count) : "no entries"}
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
              isAnchor ? "bg-card" : "bg-accent-soft",
            )}
          >
            {count}
          </span>
        )}
      </button>
    </td>
  );
}
