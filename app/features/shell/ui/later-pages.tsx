import { useEffect, useState } from "react";
import { callPage } from "~/shared/call-api";
import type { Page } from "~/shared/paging";
import { Button } from "~/ui/button";
import { useCall } from "./use-call";

/** A list with the pages after the loader's, as far as they were fetched. */
export interface LaterPages<Item> {
  items: Item[];
  hasMore: boolean;
  isPending: boolean;
  showMore: () => void;
}

/**
 * Adds later pages to a list whose first page the loader returns. They are fetched on demand, and again whenever the
 * loader's page changes, so that they show every change. Items need the attribute `data-item` with their id.
 */
export function useLaterPages<Item extends { id: string }>(
  first: Page<Item>,
  { path, failure }: { path: string; failure: string },
): LaterPages<Item> {
  const [fetched, setFetched] = useState<{ path: string; pages: Page<Item>[] }>({ path, pages: [] });
  const [arrived, setArrived] = useState<string | null>(null);
  // Another path is another list.
  const pages = fetched.path === path ? fetched.pages : [];
  const last = pages.at(-1) ?? first;

  const { isPending, run: fetchPages } = useCall(
    async (known: Page<Item>[], count: number) => {
      const all = [...known];
      for (let { next } = known.at(-1) ?? first; next && all.length < count; next = all.at(-1)!.next) {
        all.push(await callPage<Item>(path, next));
      }
      setFetched({ path, pages: all });
      return all;
    },
    { failure: { text: failure } },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new first page makes later ones outdated.
  useEffect(() => {
    if (pages.length > 0) void fetchPages([], pages.length);
  }, [first]);

  useEffect(() => {
    if (arrived) focusItem(arrived);
  }, [arrived]);

  const isOnFirstPage = new Set(first.items.map(({ id }) => id));
  return {
    items: [
      ...first.items,
      ...pages.flatMap(({ items }) => items).filter(({ id }) => !isOnFirstPage.has(id)),
    ],
    hasMore: last.next !== null,
    isPending,
    async showMore() {
      const result = await fetchPages(pages, pages.length + 1);
      setArrived(result?.value.at(-1)?.items[0]?.id ?? null);
    },
  };
}

/** Moves the focus to the first link or button of an item, without scrolling. */
export function focusItem(id: string): void {
  document
    .querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] :is(a, button)`)
    ?.focus({ preventScroll: true });
}

/** The button below a list that fetches its next page. */
export function ShowEarlier({ list }: { list: LaterPages<unknown> }) {
  if (!list.hasMore) return null;
  return (
    <Button variant="secondary" pending={list.isPending} pendingLabel="Loading..." onClick={list.showMore}>
      Show earlier
    </Button>
  );
}
