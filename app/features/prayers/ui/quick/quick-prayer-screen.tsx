import type { DayDescription } from "~/features/calendar/contract";
import { formatLocalDate } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Page } from "~/ui/page";
import { quickGreeting } from "../../domain/quick-prayer";
import { QuickPrayerForm } from "./quick-prayer-form";

/** A quick prayer: the day, a greeting and a prompt for the hour, and a field to write in. */
export function QuickPrayerScreen({ day }: { day: DayDescription }) {
  const { timeOfDay, prompt, scriptureVerse, saintQuote } = day.timeBasedPrompt;
  return (
    <Page
      title={quickGreeting(timeOfDay)}
      subtitle={prompt && <span className="font-serif text-reading text-ink">{prompt}</span>}
      back={{ to: "/prayer-companion", label: "Back to Journal" }}
      width="wide"
    >
      {/* On a phone the form comes before the quotations, so that it is visible at once. */}
      <div className="mx-auto grid max-w-page gap-5 lg:max-w-none lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <DayBanner day={day} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QuickPrayerForm day={day} />
        </div>
        <div className="grid content-start gap-5">
          {scriptureVerse && <Words label="Scripture" text={scriptureVerse} />}
          {saintQuote && <Words label="A saint’s word" text={saintQuote} />}
        </div>
      </div>
    </Page>
  );
}

/** Shows the liturgical day in its own color: date, celebration, rank, season and a description. */
function DayBanner({ day }: { day: DayDescription }) {
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

function Words({ label, text }: { label: string; text: string }) {
  return (
    <figure className="border-l-2 border-accent pl-4">
      <figcaption className="sr-only">{label}</figcaption>
      <blockquote className="font-serif text-base/6 text-pretty">{text}</blockquote>
    </figure>
  );
}
