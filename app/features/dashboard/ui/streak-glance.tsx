import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { milestoneFor } from "~/features/calendar/domain/milestones";
import { MilestoneIcon } from "~/ui/milestone-icons";
import type { DashboardView } from "../contract";

/** The streak at a glance, with its milestone; leads to the calendar. */
export function StreakGlance({ view: { currentStreak, longestStreak } }: { view: DashboardView }) {
  const milestone = milestoneFor(currentStreak);
  return (
    <Link
      to="/journal/calendar"
      prefetch="intent"
      className="flex items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong"
    >
      <MilestoneIcon
        name={milestone?.icon ?? "flame"}
        filled={currentStreak > 0}
        className="size-9 text-accent-text"
      />
      <span className="min-w-0 grow">
        <span className="block font-medium">{titleOf(currentStreak)}</span>
        <span className="block text-sm/5 text-pretty text-muted">
          {milestone?.message ?? textOf(currentStreak, longestStreak)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

function titleOf(days: number): string {
  if (days === 0) return "Your calendar";
  return days === 1 ? "A first day" : `${days} days in a row`;
}

function textOf(days: number, longest: number): string {
  if (days > 0) return "Every day you write adds to it.";
  return longest === 0 ? "Your days of writing gather here." : `Your longest row of days is ${longest}.`;
}
