import { clsx } from "clsx";
import { ArchiveRestore, Bookmark } from "lucide-react";
import { addDays, formatLocalDate, localTimeIn } from "~/shared/dates";
import { countOfEntries, UNTITLED } from "~/shared/entry-labels";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { IconButton } from "~/ui/icon-button";
import type { EntrySummary } from "../../contract";
import { groupByDay } from "../../domain/entry-pages";
import { JOURNAL_LIMITS } from "../../domain/limits";
import { EntrySummaryCard } from "../entry-summary-card";
import { useBookmark, useRestore } from "../use-entry-actions";

/** Returns the id of a day's heading, to which the calendar scrolls. */
export function dayHeadingId(date: string): string {
  return `day-${date}`;
}

/** Which entries of the bin are selected. */
interface Selection {
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
}

export interface EntryGroupsProps {
  entries: EntrySummary[];
  today: string;
  /** Makes each card a checkbox instead of a link. */
  selection?: Selection;
  /** The entries that a call of the whole list is changing. */
  busyIds?: readonly string[];
}

/** Entries under the headings of their days. */
export function EntryGroups({ entries, today, selection, busyIds = [] }: EntryGroupsProps) {
  return (
    <div className="grid gap-8">
      {groupByDay(entries).map((group) => (
        <section key={group.date} aria-labelledby={dayHeadingId(group.date)}>
          <DayHeading date={group.date} today={today} count={group.entries.length} />
          <ul className="grid gap-3">
            {group.entries.map((entry) => (
              <li key={entry.id}>
                {entry.deletedAt === null ? (
                  <EntryCard entry={entry} />
                ) : (
                  <BinCard entry={entry} selection={selection} isBusy={busyIds.includes(entry.id)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A day in words with the number of its entries; the calendar moves the focus here. */
export function DayHeading({ date, today, count }: { date: string; today: string; count: number }) {
  const near = date === today ? "Today" : date === addDays(today, -1) ? "Yesterday" : null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={dayHeadingId(date)} tabIndex={-1} className="scroll-mt-6 text-base/6 outline-none">
        {near && <span className="mr-1 font-sans text-sm font-medium text-accent-text">{near}</span>}{" "}
        {formatLocalDate(date, "EEEE, MMMM d, yyyy")}
      </h2>
      <Badge>{countOfEntries(count)}</Badge>
    </div>
  );
}

/** The title, words and time of an entry in a list. */
function summaryOf({ title, preview, createdAt, timezone }: EntrySummary) {
  return {
    title: title || UNTITLED,
    // The server cuts a preview at its full length.
    text: preview.length < JOURNAL_LIMITS.previewLength ? preview : `${preview}…`,
    time: <time dateTime={createdAt}>{localTimeIn(timezone, new Date(createdAt))}</time>,
  };
}

function EntryCard({ entry }: { entry: EntrySummary }) {
  const summary = summaryOf(entry);
  const { isBookmarked, toggle } = useBookmark(entry);
  return (
    <EntrySummaryCard
      entry={entry}
      {...summary}
      action={
        <IconButton
          label={`Bookmark ${summary.title}`}
          pressed={isBookmarked}
          className="relative z-10 -mt-2"
          onClick={toggle}
        >
          <Bookmark />
        </IconButton>
      }
    />
  );
}

interface BinCardProps {
  entry: EntrySummary;
  selection?: Selection;
  isBusy: boolean;
}

function BinCard({ entry, selection, isBusy }: BinCardProps) {
  const summary = summaryOf(entry);
  const restore = useRestore();
  const checkbox = selection && (
    <Checkbox
      label={`Select ${summary.title}`}
      hideLabel
      checked={selection.isSelected(entry.id)}
      onChange={() => selection.toggle(entry.id)}
      className="absolute inset-0 z-10 px-4 py-4.5! [&_input]:m-0"
    />
  );
  const restoreButton = (
    <Button
      variant="ghost"
      size="sm"
      icon={<ArchiveRestore aria-hidden />}
      className="relative z-10 self-end sm:self-center"
      aria-label={`Restore ${summary.title}`}
      pending={restore.isPending}
      onClick={() => void restore.run([entry.id])}
    >
      Restore
    </Button>
  );
  return (
    <EntrySummaryCard
      entry={entry}
      {...summary}
      showsBookmark
      isLink={!selection}
      isBusy={isBusy || restore.isPending}
      before={checkbox}
      action={!selection && restoreButton}
      className={clsx(selection ? "pl-13! has-checked:border-accent" : "max-sm:flex-col")}
    />
  );
}
