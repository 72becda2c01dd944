import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import type { EntrySummary } from "../contract";
import { entryPath } from "../domain/journal-paths";
import { MoodLabel } from "./mood-label";

export interface EntrySummaryCardProps {
  entry: EntrySummary;
  title: ReactNode;
  /** A few words of the entry. */
  text: ReactNode;
  /** When the entry was written. */
  time: ReactNode;
  /** Says that the entry is bookmarked, where no button does. */
  showsBookmark?: boolean;
  /** Whether the card links to the entry. */
  isLink?: boolean;
  isBusy?: boolean;
  /** In front of the words, such as a checkbox. */
  before?: ReactNode;
  /** Above the link, such as a button. */
  action?: ReactNode;
  className?: string;
}

/** An entry in a list: title, a few words, time and mood. The whole card links to the entry. */
export function EntrySummaryCard({
  entry,
  title,
  text,
  time,
  showsBookmark = false,
  isLink = true,
  isBusy = false,
  before,
  action,
  className,
}: EntrySummaryCardProps) {
  const { pathname, search } = useLocation();
  return (
    <article
      data-entry={entry.id}
      aria-busy={isBusy || undefined}
      className={clsx(
        "relative flex gap-2 rounded-card border border-line bg-card py-4 pr-2 pl-4 transition-[border-color,opacity] hover:border-line-strong sm:pl-5",
        isBusy && "opacity-60",
        className,
      )}
    >
      {before}
      <div className="min-w-0 grow">
        <h3 className="text-lg/6 break-words">
          {isLink ? (
            <Link
              to={entryPath(entry.id)}
              // The list to go back to, with its filter.
              state={pathname === "/journal" ? { from: search } : undefined}
              prefetch="intent"
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {text && <p className="mt-1 font-serif text-base/6 break-words text-pretty text-muted">{text}</p>}
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem]/5 text-muted">
          {time}
          {entry.mood && <MoodLabel mood={entry.mood} />}
          {showsBookmark && entry.isBookmarked && (
            <span className="inline-flex items-center gap-1.5">
              <Bookmark aria-hidden className="size-4 fill-current" /> Bookmarked
            </span>
          )}
        </p>
      </div>
      {action}
    </article>
  );
}
