import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import { localTimeIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { CalendarArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import type { EntrySummary } from "../../contract";
import { entryPath, listPath, newEntryPath } from "../../domain/journal-paths";
import { MoodIcon, moodName } from "../mood-label";
import { type CalendarScreenView, entriesOn, isWritable } from "./calendar-days";

/** One day with its entries as full cards, or the offer to write one. */
export function DayView({ calendar }: { calendar: CalendarScreenView }) {
  const { date, latestDate } = calendar;
  const { entries, hidden } = entriesOn(date, calendar);
  if (entries.length === 0) return <EmptyDay date={date} latestDate={latestDate} />;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {hidden > 0 && (
        <LinkButton variant="secondary" to={listPath({ date })} className="justify-self-center">
          {hidden} more in the journal
        </LinkButton>
      )}
    </div>
  );
}

function EntryCard({ entry }: { entry: EntrySummary }) {
  return (
    <Card
      as="li"
      className="relative grid gap-2 transition-colors focus-within:border-line-strong hover:border-line-strong"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 text-lg/7 wrap-anywhere">
          <Link
            to={entryPath(entry.id)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-card"
          >
            {entry.title || "Journal Entry"}
          </Link>
        </h3>
        {entry.mood && (
          <Badge
            data-mood={entry.mood}
            className="mood-tint text-ink!"
            icon={<MoodIcon mood={entry.mood} className="mood-ink" />}
          >
            {moodName(entry.mood)}
          </Badge>
        )}
      </div>
      {entry.preview && (
        <p className="line-clamp-3 max-w-reading font-serif text-reading text-pretty wrap-anywhere text-muted">
          {entry.preview}
        </p>
      )}
      <p className="text-[0.8125rem]/5 text-muted">
        {localTimeIn(entry.timezone, new Date(entry.createdAt))}
      </p>
    </Card>
  );
}

function EmptyDay({ date, latestDate }: { date: string; latestDate: string }) {
  return (
    <Card padding="none">
      <EmptyState
        level="h3"
        art={<CalendarArt />}
        title="No journal entries for this day"
        text={date > latestDate ? "This day is in the future." : undefined}
        action={
          isWritable(date, latestDate) && (
            <LinkButton to={newEntryPath({ date })} icon={<Plus aria-hidden />}>
              Create Entry
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
