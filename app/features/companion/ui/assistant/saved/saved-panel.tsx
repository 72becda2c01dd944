import { clsx } from "clsx";
import { Bookmark, Globe } from "lucide-react";
import { useEffect } from "react";
import type { SavedResponse } from "~/features/library/contract";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import { PERSPECTIVE_LABELS } from "../../../contract";
import { EVERYTHING_SAVED } from "../../../domain/saved-filter";
import { shortDateIn } from "../../answer/short-date";
import { SavedPanelFilters } from "./saved-panel-filters";
import type { SavedList } from "./use-saved-list";

interface SavedPanelProps {
  list: SavedList;
  timezone: string;
  openId: string | null;
  onOpen: (saved: SavedResponse) => void;
  /** The button that was pressed goes away: somewhere else has to have the focus. */
  onGone: () => void;
}

/** The newest saved responses, narrowed down to a kind or a perspective. */
export function SavedPanel({ list, timezone, openId, onOpen, onGone }: SavedPanelProps) {
  const { loaded, isLoading, hasFailed, show } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew each time that the panel is opened.
  useEffect(() => show(loaded?.filter ?? EVERYTHING_SAVED), [show]);
  const showAgain = () => {
    onGone();
    show(EVERYTHING_SAVED);
  };
  if (!loaded && hasFailed) return <PanelFailure onAgain={showAgain} />;
  if (!loaded) return <PanelSkeleton />;
  const { items, stats, filter } = loaded;
  if (stats.totalResponses === 0) {
    return (
      <p className="m-auto max-w-56 px-4 py-8 text-center font-serif text-reading text-muted">
        What you save is kept here.
      </p>
    );
  }
  return (
    <>
      <SavedPanelFilters stats={stats} filter={filter} onChange={show} />
      <ul
        aria-busy={isLoading || undefined}
        className="min-h-0 grow divide-y divide-line overflow-y-auto overscroll-contain"
      >
        {items.map((saved) => (
          <li key={saved.id} className={clsx(saved.id === openId && "bg-accent-soft")}>
            <button
              type="button"
              aria-current={saved.id === openId || undefined}
              onClick={() => onOpen(saved)}
              className="w-full px-4 py-3 text-left transition-colors hover:text-accent-text focus-visible:-outline-offset-2"
            >
              <span className="line-clamp-2 font-serif text-base/6 break-words">
                {saved.title ?? saved.question}
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]/5 text-muted [&_svg]:size-3.5">
                <time dateTime={saved.createdAt}>{shortDateIn(timezone, saved.createdAt)}</time>
                {saved.denomination && <span>{PERSPECTIVE_LABELS[saved.denomination]}</span>}
                {saved.isBookmarked && (
                  <Bookmark role="img" aria-label="Bookmarked" className="fill-current" />
                )}
                {saved.isPublic && <Globe role="img" aria-label="Public" />}
              </span>
            </button>
          </li>
        ))}
        {items.length === 0 && (
          <li className="px-4 py-8 text-center font-serif text-reading text-muted">Nothing of this kind.</li>
        )}
      </ul>
      <div className="border-t border-line p-1.5 text-center">
        <LinkButton to="/saved-responses" variant="ghost" size="sm">
          All saved responses
        </LinkButton>
      </div>
    </>
  );
}

function PanelFailure({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="m-auto grid justify-items-center gap-4 px-4 py-8 text-center">
      <p className="font-serif text-reading text-muted">Your saved responses could not be loaded.</p>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonGroup text="Loading your saved responses" className="grid gap-5 p-4">
      {[0, 1, 2].map((key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
