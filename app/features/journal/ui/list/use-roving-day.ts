import { type KeyboardEvent, useRef, useState } from "react";
import { weekOf } from "~/features/calendar/domain/month-grid";
import { addDays } from "~/shared/dates";

const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day)[0]!,
  End: (day) => weekOf(day)[6]!,
};

/** One day of a grid is in the tab order; the arrow keys move it within the days shown. */
export function useRovingDay(days: string[], start: string) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const tabDay = moved && days.includes(moved) ? moved : days.includes(start) ? start : days[0]!;

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const target = move(tabDay);
    if (!days.includes(target)) return;
    setMoved(target);
    grid.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  };
  return { grid, tabDay, onKeyDown };
}
