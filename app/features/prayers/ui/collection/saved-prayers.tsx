import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { BookmarkArt } from "~/ui/illustrations";
import type { Prayer } from "../../contract";
import { PrayerCard } from "./prayer-card";
import type { Prayers } from "./use-prayers";

const DeleteDialog = lazy(() => import("./delete-dialog"));
const EditDialog = lazy(() => import("./edit-dialog"));

/** A dialog about one prayer; it stays in place while it closes. */
interface Asked {
  /** Every question begins anew. */
  number: number;
  kind: "edit" | "delete";
  prayer: Prayer;
}

/** The grid of saved prayers, newest first, with the questions that belong to it. */
export function SavedPrayers({ list, timezone }: { list: Prayers; timezone: string }) {
  const { prayers, hasMore, isLoading } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [arrived, setArrived] = useState<string | null>(null);
  const ask = (kind: Asked["kind"], prayer: Prayer) => {
    setAsked((before) => ({ number: (before?.number ?? 0) + 1, kind, prayer }));
    setOpen(true);
  };

  useEffect(() => {
    if (arrived) focusPrayer(arrived);
  }, [arrived]);

  return (
    <section aria-labelledby="saved-prayers" className="mt-8">
      <h2 ref={heading} id="saved-prayers" tabIndex={-1} className="mb-4 text-xl/7 outline-none">
        Saved prayers
      </h2>
      {prayers.length === 0 ? (
        <EmptyState
          level="h3"
          art={<BookmarkArt />}
          title="No prayers saved yet"
          text="The prayers that you save are kept here, for you alone."
          className="pt-4!"
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {prayers.map((prayer) => (
            <li key={prayer.id} className="min-w-0">
              <PrayerCard
                prayer={prayer}
                timezone={timezone}
                onShare={(email) => list.share(prayer.id, email)}
                onEdit={() => ask("edit", prayer)}
                onDelete={() => ask("delete", prayer)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="mt-8 flex justify-center">
          <Button
            variant="secondary"
            pending={isLoading}
            pendingLabel="Loading..."
            onClick={() => void list.showEarlier().then(setArrived)}
          >
            Show earlier
          </Button>
        </div>
      )}
      {asked && (
        <Suspense>
          {asked.kind === "edit" ? (
            <EditDialog
              key={asked.number}
              prayer={asked.prayer}
              open={isOpen}
              onOpenChange={setOpen}
              onSave={(words) => list.update(asked.prayer.id, words)}
            />
          ) : (
            <DeleteDialog
              key={asked.number}
              prayer={asked.prayer}
              open={isOpen}
              onOpenChange={setOpen}
              onDelete={() => list.remove(asked.prayer.id)}
              // Its card has gone, and the focus with it.
              onClosed={() => document.activeElement === document.body && heading.current?.focus()}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}

/** Moves the focus to a prayer of the list, without scrolling. */
function focusPrayer(id: string) {
  document
    .querySelector<HTMLElement>(`[data-prayer="${CSS.escape(id)}"] button`)
    ?.focus({ preventScroll: true });
}
