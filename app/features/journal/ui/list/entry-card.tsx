import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { ArchiveRestore } from "lucide-react";
import { __iconData as bookmark } from "lucide-react/icons/bookmark";
import type { ReactNode } from "react";
import { localTimeIn } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { IconButton } from "~/ui/icon-button";
import { signOf } from "~/ui/sign";
import type { EntrySummary } from "../../contract";
import { entryPath } from "../../domain/journal-paths";
import { JOURNAL_LIMITS } from "../../domain/limits";
import { UNTITLED } from "../../domain/untitled";
import { MoodLabel } from "../mood-label";
import type { EntryActions } from "../use-entry-actions";

const Bookmark = signOf(bookmark);

/** Choosing entries in the bin. */
export interface Choice {
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
}

export interface EntryCardProps {
  entry: EntrySummary;
  actions: EntryActions;
  /** While entries are being chosen the card is a checkbox, not a link. */
  choice?: Choice;
}

/** One entry of the list. The whole card leads to it; bookmark and restore lie above. */
export function EntryCard({ entry, actions, choice }: EntryCardProps) {
  const { search } = useLocation();
  const title = entry.title || UNTITLED;
  const isInBin = entry.deletedAt !== null && !choice;
  const isLeaving = ["move-to-bin", "restore", "delete"].includes(actions.workOn(entry.id) ?? "");
  return (
    <article
      data-entry={entry.id}
      aria-busy={isLeaving || undefined}
      className={clsx(
        "relative flex gap-2 rounded-card border border-line bg-card py-4 pr-2 pl-4 transition-[border-color,opacity] hover:border-line-strong sm:pl-5",
        isInBin && "max-sm:flex-col",
        choice && "pl-13! has-checked:border-accent",
        isLeaving && "opacity-60",
      )}
    >
      {choice && (
        <Checkbox
          label={`Select ${title}`}
          hideLabel
          checked={choice.isChosen(entry.id)}
          onChange={() => choice.toggle(entry.id)}
          className="absolute inset-0 z-10 px-4 py-4.5! [&_input]:m-0"
        />
      )}
      <div className="min-w-0 grow">
        <h3 className="text-lg/6 break-words">
          {choice ? (
            title
          ) : (
            <Link
              to={entryPath(entry.id)}
              state={{ from: search }}
              prefetch="intent"
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text"
            >
              {title}
            </Link>
          )}
        </h3>
        {entry.preview && (
          <p className="mt-1 font-serif text-base/6 break-words text-pretty text-muted">
            {shortened(entry.preview)}
          </p>
        )}
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem]/5 text-muted">
          <time dateTime={entry.createdAt}>{localTimeIn(entry.timezone, new Date(entry.createdAt))}</time>
          {entry.mood && <MoodLabel mood={entry.mood} />}
          {entry.deletedAt && entry.isBookmarked && (
            <span className="inline-flex items-center gap-1.5">
              <Bookmark className="size-4 fill-current" /> Bookmarked
            </span>
          )}
        </p>
      </div>
      {!choice && <CardAction entry={entry} actions={actions} title={title} />}
    </article>
  );
}

/** The server cuts a preview at its full length; the dots say that the entry goes on. */
function shortened(preview: string): string {
  return preview.length < JOURNAL_LIMITS.previewLength ? preview : `${preview}…`;
}

function CardAction({ entry, actions, title }: EntryCardProps & { title: string }): ReactNode {
  if (entry.deletedAt) {
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<ArchiveRestore aria-hidden />}
        className="relative z-10 self-end sm:self-center"
        aria-label={`Restore ${title}`}
        pending={actions.workOn(entry.id) === "restore"}
        onClick={() => void actions.restore([entry.id])}
      >
        Restore
      </Button>
    );
  }
  return (
    <IconButton
      label={`Bookmark ${title}`}
      pressed={actions.isBookmarked(entry)}
      className="relative z-10 -mt-2"
      onClick={() => void actions.toggleBookmark(entry)}
    >
      <Bookmark />
    </IconButton>
  );
}
