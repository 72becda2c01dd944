import type { DayDescription } from "~/features/calendar/contract";
import { formatLocalDate } from "~/shared/dates";
import { Badge } from "~/ui/badge";

/** The liturgical day in its own colour: weekday and date, season, what is kept and its rank, and what it is about. */
export function DayBanner({ day }: { day: DayDescription }) {
  const { dayOfWeek, date, liturgicalSeason, liturgicalColor, feastDay, rank, description } = day;
  return (
    <section
      aria-labelledby="feast-day"
      data-season={liturgicalColor.toLowerCase()}
      className="overflow-hidden rounded-card border border-accent/25 border-t-6 border-t-accent bg-accent-soft px-4 pt-3 pb-4 sm:px-5"
    >
      <p className="text-sm font-medium text-accent-text">
        {dayOfWeek}, <time dateTime={date}>{formatLocalDate(date, "MMMM d, yyyy")}</time>
      </p>
      <h2 id="feast-day" className="mt-1 text-lg/6">
        {feastDay}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge tone="accent">{rank}</Badge>
        <span>{liturgicalSeason}</span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full bg-accent" />
          {liturgicalColor}
        </span>
      </p>
      {description && <p className="mt-2.5 text-sm/5 text-pretty">{description}</p>}
    </section>
  );
}
