import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { shiftMonth, weekOf } from "~/features/calendar/domain/month-grid";
import { addDays, formatLocalDate } from "~/shared/dates";

/** The day to which a key moves, as in the ARIA date grid. */
const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day)[0]!,
  End: (day) => weekOf(day)[6]!,
};
const PAGE_MOVES: typeof MOVES = {
  PageUp: (day) => shiftMonth(day, -1),
  PageDown: (day) => shiftMonth(day, 1),
};

export interface DayGridProps {
  /** The days by week, Sunday first. */
  weeks: string[][];
  /** The day in the tab order until a key moves it. */
  start: string;
  label?: string;
  labelledBy?: string;
  /** Returns the cell of a day; its control carries `data-date`, and `tabIndex` 0 when it is in the tab order. */
  renderDay: (day: string, isInTabOrder: boolean) => ReactNode;
  /** Shows a day outside of the grid, which becomes `start`. Without it, keys stay within the grid. */
  onLeave?: (day: string) => void;
  className?: string;
  weekClass?: (week: string[]) => string | undefined;
}

/** A table of days with one stop of the Tab key: arrow keys, Home and End move between the days. */
export function DayGrid({ weeks, start, label, labelledBy, onLeave, ...looks }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState({ from: start, to: start });
  const awaited = useRef<string | null>(null);
  const days = weeks.flat();
  const tabDay =
    [moved.from === start ? moved.to : start, start].find((day) => days.includes(day)) ?? days[0]!;
  const focusDay = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of days is the event.
  useEffect(() => {
    if (awaited.current !== start) return;
    awaited.current = null;
    focusDay(start);
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    const pageMove = onLeave && PAGE_MOVES[event.key];
    const move = pageMove ?? MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const target = move(tabDay);
    if (!pageMove && days.includes(target)) {
      setMoved({ from: start, to: target });
      focusDay(target);
    } else if (onLeave) {
      awaited.current = target;
      onLeave(target);
    }
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid; a table has its rows and headers.
      role="grid"
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      className={looks.className}
    >
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th
              key={formatLocalDate(day, "EEEE")}
              scope="col"
              abbr={formatLocalDate(day, "EEEE")}
              className="h-8 text-xs font-medium text-muted"
            >
              {formatLocalDate(day, "EEE")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className={looks.weekClass?.(week)}>
            {week.map((day) => looks.renderDay(day, day === tabDay))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
