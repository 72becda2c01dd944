import { ChevronLeft, ChevronRight } from "lucide-react";
import { shiftBy, shownTitle } from "~/features/calendar/domain/month-grid";
import { isLocalDate } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Collapsible } from "~/ui/collapsible";
import { IconButton } from "~/ui/icon-button";
import { Segmented } from "~/ui/segmented";
import type { ListScreenView } from "../journal-mode";
import { useListMemory } from "../list-memory";
import { DayGrid } from "./day-grid";
import { useIsWide } from "./use-is-wide";
import { useListSearch } from "./use-list-search";

type Unit = "month" | "week";
const UNITS: { value: Unit; label: string }[] = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
];

/** The list's month or week, which can be folded away; a phone begins with the week. A day leads to its entries. */
export function ListCalendar({
  list,
  onChooseDay,
}: {
  list: ListScreenView;
  onChooseDay: (day: string) => void;
}) {
  const { isCalendarOpen, setCalendarOpen } = useListMemory();
  const { search, change } = useListSearch();
  const isWide = useIsWide();
  const view = search.get("view");
  const asked = view === "month" || view === "week" ? view : null;
  const unit: Unit = asked ?? (isWide ? "month" : "week");
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
          unit={unit}
          isWeekWhenNarrow={asked === null}
          day={day}
          label={title}
          today={list.today}
          selected={list.anchorDate}
          latestDate={list.latestDate}
          dayCounts={list.dayCounts}
          onChoose={onChooseDay}
        />
      </Collapsible>
    </Card>
  );
}
