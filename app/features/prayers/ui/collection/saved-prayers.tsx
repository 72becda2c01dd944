import { useEffect, useRef } from "react";
import { ShowEarlier, useLaterPages } from "~/features/shell/ui/later-pages";
import type { Page } from "~/shared/paging";
import { EmptyState } from "~/ui/empty-state";
import { BookmarkArt } from "~/ui/illustrations";
import type { Prayer } from "../../contract";
import { PrayerCard } from "./prayer-card";

/** The grid of saved prayers, newest first. */
export function SavedPrayers({ first, timezone }: { first: Page<Prayer>; timezone: string }) {
  const list = useLaterPages(first, { path: "/api/prayers", failure: "Failed to fetch prayers" });
  const { items } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(items.length);

  useEffect(() => {
    // A deleted prayer takes the focus with it.
    if (items.length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = items.length;
  }, [items.length]);

  return (
    <section aria-labelledby="saved-prayers" className="mt-8">
      <h2 ref={heading} id="saved-prayers" tabIndex={-1} className="mb-4 text-xl/7 outline-none">
        Saved prayers
      </h2>
      {items.length === 0 ? (
        <EmptyState
          level="h3"
          art={<BookmarkArt />}
          title="No prayers saved yet"
          text="The prayers you save appear here. Only you can see them."
          className="pt-4!"
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((prayer) => (
            <li key={prayer.id} data-item={prayer.id} className="min-w-0">
              <PrayerCard prayer={prayer} timezone={timezone} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex justify-center empty:hidden">
        <ShowEarlier list={list} />
      </div>
    </section>
  );
}
