import { clsx } from "clsx";
import { Bookmark, Globe } from "lucide-react";
import { useEffect } from "react";
import { PERSPECTIVE_LABELS, type Perspective } from "~/features/companion/domain/limits";
import type { SavedResponse, SavedStats } from "~/features/library/contract";
import { shortDateIn } from "~/shared/dates";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { NativeSelect } from "~/ui/native-select";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import {
  denominationsIn,
  EVERYTHING_SAVED,
  kindsIn,
  SAVED_KIND_LABELS,
  type SavedFilter,
  type SavedKind,
} from "../../domain/saved-filter";
import type { SavedList } from "./use-saved-list";

interface SavedPanelProps {
  list: SavedList;
  timezone: string;
  openId: string | null;
  onOpen: (saved: SavedResponse) => void;
  /** Moves the focus, because the pressed button disappears. */
  onRetry: () => void;
}

/** The newest saved responses, filtered by kind and perspective. */
export function SavedPanel({ list, timezone, openId, onOpen, onRetry }: SavedPanelProps) {
  const { loaded, isLoading, hasFailed, show } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads each time that the panel opens.
  useEffect(() => void show(loaded?.filter ?? EVERYTHING_SAVED), [show]);
  const retry = () => {
    onRetry();
    void show(EVERYTHING_SAVED);
  };
  if (!loaded && hasFailed) return <PanelFailure onRetry={retry} />;
  if (!loaded) return <PanelSkeleton />;
  const { items, stats, filter } = loaded;
  if (stats.totalResponses === 0) {
    return (
      <p className="m-auto max-w-56 px-4 py-8 text-center font-serif text-reading text-muted">
        Your saved responses appear here.
      </p>
    );
  }
  return (
    <>
      <Filters stats={stats} filter={filter} onChange={(next) => void show(next)} />
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
          <li className="px-4 py-8 text-center font-serif text-reading text-muted">
            No saved responses of this kind.
          </li>
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

interface FiltersProps {
  stats: SavedStats;
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}

/** Filters of the saved list; each offers only values with saved responses. */
function Filters({ stats, filter, onChange }: FiltersProps) {
  const denominations = denominationsIn(stats);
  return (
    <div className="flex gap-2 border-b border-line p-2">
      <NativeSelect
        label="Show"
        hideLabel
        value={filter.kind}
        onChange={(event) => onChange({ ...filter, kind: event.target.value as SavedKind })}
        fieldClassName="min-w-0 flex-1"
      >
        {kindsIn(stats).map((one) => (
          <option key={one} value={one}>
            {SAVED_KIND_LABELS[one]}
          </option>
        ))}
      </NativeSelect>
      {denominations.length > 0 && (
        <NativeSelect
          label="Perspective"
          hideLabel
          value={filter.denomination ?? ""}
          onChange={(event) =>
            onChange({ ...filter, denomination: (event.target.value || null) as Perspective | null })
          }
          fieldClassName="min-w-0 flex-1"
        >
          <option value="">Anyone</option>
          {denominations.map((one) => (
            <option key={one} value={one}>
              {PERSPECTIVE_LABELS[one]}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}

function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="m-auto grid justify-items-center gap-4 px-4 py-8 text-center">
      <p className="font-serif text-reading text-muted">Your saved responses could not be loaded.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
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
