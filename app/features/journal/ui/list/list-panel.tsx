import { Plus } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { formatLocalDate } from "~/shared/dates";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import type { EntrySummary } from "../../contract";
import { addPage, type EntryPage, joinPages, listKey } from "../../domain/entry-pages";
import { listPath, newEntryPath } from "../../domain/journal-paths";
import type { ListScreenView } from "../journal-mode";
import { useListMemory } from "../list-memory";
import { BinPanel } from "./bin-panel";
import { EmptyList } from "./empty-list";
import { DayHeading, EntryGroups } from "./entry-groups";

/** A tab of the list: entries by day, page by page, or an empty state. */
export function ListPanel({ list }: { list: ListScreenView }) {
  const { entries, hasMore, isLoading, showEarlier } = useListEntries(list);
  const ref = useFocusAfterRemoval(entries);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none max-md:pb-16">
      {list.anchorDate && <AnchorNotice list={list} date={list.anchorDate} />}
      {entries.length === 0 && !list.anchorDate && <EmptyList filter={list.filter} />}
      {entries.length > 0 &&
        (list.filter === "deleted" ? (
          <BinPanel entries={entries} today={list.today} total={list.totals.deleted} />
        ) : (
          <EntryGroups entries={entries} today={list.today} />
        ))}
      {hasMore && (
        <div className="mt-8 flex justify-center">
          <Button
            variant="secondary"
            pending={isLoading}
            pendingLabel="Loading..."
            onClick={() => void showEarlier()}
          >
            Show earlier entries
          </Button>
        </div>
      )}
    </div>
  );
}

/** Above a list that starts at a day: a link to the whole list, and the day itself when it has no entry. */
function AnchorNotice({ list, date }: { list: ListScreenView; date: string }) {
  const isEmpty = list.entries[0]?.entryDate !== date;
  const isFuture = date > list.latestDate;
  return (
    <div className="mb-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken py-1.5 pr-1.5 pl-4 text-[0.9375rem]">
        <p className="text-muted">{formatLocalDate(date, "MMMM d, yyyy")} and earlier</p>
        <LinkButton to={listPath({ filter: list.filter })} variant="ghost" size="sm">
          Show all entries
        </LinkButton>
      </div>
      {isEmpty && (
        <section>
          <DayHeading date={date} today={list.today} count={0} />
          <p className="font-serif text-reading text-muted">
            {isFuture
              ? "This day is in the future."
              : "Nothing written on this day. You can still add an entry."}
          </p>
          {!isFuture && (
            <LinkButton
              to={newEntryPath({ date })}
              variant="secondary"
              icon={<Plus aria-hidden />}
              className="mt-4"
            >
              New Entry for {formatLocalDate(date, "MMMM d")}
            </LinkButton>
          )}
        </section>
      )}
    </div>
  );
}

/**
 * Returns the list with the pages fetched so far, and a function that fetches the next one: the scroll position stays,
 * and the focus moves to the first new entry.
 */
function useListEntries(list: ListScreenView) {
  const { pages, setPages } = useListMemory();
  const firstNew = useRef<string | null>(null);
  const key = listKey(list.filter, list.anchorDate);
  const shown = useMemo(() => joinPages(pages, key, list), [pages, key, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is the event, not an input.
  useEffect(() => {
    if (firstNew.current) focusEntry(firstNew.current);
    firstNew.current = null;
  }, [shown]);

  const { isPending, run } = useCall(
    async () => {
      const search = new URLSearchParams({ filter: list.filter, before: shown.entries.at(-1)!.id });
      if (list.anchorDate) search.set("date", list.anchorDate);
      const page = await callApi<EntryPage>(`/api/prayer-journal/pages?${search}`);
      firstNew.current = page.entries[0]?.id ?? null;
      setPages(() => addPage(shown, page));
    },
    { failure: { text: "Failed to fetch entries" } },
  );
  return { ...shown, isLoading: isPending, showEarlier: run };
}

/**
 * Moves the focus when its entry leaves the list (restored, no longer bookmarked): to the entry that takes its place,
 * or to the list itself. Returns the ref for the element around the entries.
 */
function useFocusAfterRemoval(entries: EntrySummary[]) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);
  const count = useRef(entries.length);

  useEffect(() => {
    const box = ref.current;
    const remember = (event: FocusEvent) => {
      const id = (event.target as Element).closest<HTMLElement>("[data-entry]")?.dataset.entry;
      focused.current = id ? { id, index: entries.findIndex((entry) => entry.id === id) } : null;
    };
    box?.addEventListener("focusin", remember);
    return () => box?.removeEventListener("focusin", remember);
  }, [entries]);

  useEffect(() => {
    const hasBecomeEmpty = entries.length === 0 && count.current > 0;
    count.current = entries.length;
    if (document.activeElement !== document.body) return;
    if (hasBecomeEmpty) ref.current?.focus({ preventScroll: true });
    if (!focused.current || entries.some((entry) => entry.id === focused.current?.id)) return;
    const successor = entries[focused.current.index] ?? entries.at(-1);
    if (successor) focusEntry(successor.id);
  }, [entries]);

  return ref;
}

function focusEntry(id: string) {
  document
    .querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] :is(a, input)`)
    ?.focus({ preventScroll: true });
}
