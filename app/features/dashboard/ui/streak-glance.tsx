import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { milestoneFor } from "~/features/calendar/domain/milestones";
import { MilestoneIcon } from "~/ui/milestone-icons";
import type { DashboardView } from "../contract";

/** The streak with its milestone; links to the calendar. */
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
        <span className="block font-medium">
          {currentStreak === 0 ? "Your calendar" : `${currentStreak}-day streak`}
        </span>
        <span className="block text-sm/5 text-pretty text-muted">
          {milestone?.message ?? encouragement(currentStreak, longestStreak)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

function encouragement(days: number, longest: number): string {
  if (days > 0) return "Write every day to keep it going.";
  if (longest === 0) return "Write an entry to start a streak.";
  return `Your longest streak: ${longest} ${longest === 1 ? "day" : "days"}.`;
}
