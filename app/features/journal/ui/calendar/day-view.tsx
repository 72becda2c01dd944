import { Plus } from "lucide-react";
import { localTimeIn } from "~/shared/dates";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { CalendarArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import { listPath, newEntryPath } from "../../domain/journal-paths";
import { EntrySummaryCard } from "../entry-summary-card";
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
          <li key={entry.id}>
            <EntrySummaryCard
              entry={entry}
              title={entry.title || "Journal Entry"}
              text={entry.preview && <span className="line-clamp-3">{entry.preview}</span>}
              time={localTimeIn(entry.timezone, new Date(entry.createdAt))}
            />
          </li>
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
