import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shiftMonth, weekOf } from "~/features/calendar/domain/month-grid";
import { addDays } from "~/shared/dates";
import { calendarPath } from "./calendar-path";

/** Where a key leads from a day; the pattern is that of the ARIA date grid. */
const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day)[0]!,
  End: (day) => weekOf(day)[6]!,
  PageUp: (day) => shiftMonth(day, -1),
  PageDown: (day) => shiftMonth(day, 1),
};

/**
 * Keyboard movement in the month's grid. One day is in the tab order; keys move it, and lead to the address of
 * another month where the page ends. Days are found by their `data-date`.
 */
export function useDayGrid(date: string, days: string[]) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState({ from: date, to: date });
  const awaited = useRef<string | null>(null);
  const tabDay = moved.from === date ? moved.to : date;

  useEffect(() => {
    if (awaited.current !== date) return;
    awaited.current = null;
    focusDay(grid.current, date);
  }, [date]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const target = move(tabDay);
    if (!event.key.startsWith("Page") && days.includes(target)) {
      setMoved({ from: date, to: target });
      focusDay(grid.current, target);
      return;
    }
    awaited.current = target;
    navigate(calendarPath("month", target), { preventScrollReset: true });
  };

  return { grid, tabDay, onKeyDown };
}

function focusDay(grid: HTMLElement | null, date: string) {
  grid?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
}
