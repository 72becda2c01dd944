import { HandHeart } from "lucide-react";
import { lazy, useEffect, useRef } from "react";
import { DialogButton } from "~/ui/dialog-button";
import { Page } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { prefersLessMotion } from "~/ui/use-media-query";
import type { EntryFilter } from "../../contract";
import { ENTRY_FILTERS } from "../../domain/limits";
import type { ListScreenView } from "../journal-mode";
import { dayHeadingId } from "./entry-groups";
import { ListCalendar } from "./list-calendar";
import { ListLinks } from "./list-links";
import { ListPanel } from "./list-panel";
import { useListSearch } from "./use-list-search";

const IntentionsDialog = lazy(() => import("../intentions/intentions-dialog"));

const TAB_LABELS: Record<EntryFilter, string> = {
  all: "All Entries",
  bookmarked: "Bookmarked",
  deleted: "Recycle Bin",
};
const TABS = ENTRY_FILTERS.map((value) => ({ value, label: TAB_LABELS[value] }));

/** The journal's list mode: calendar, tabs and entries. */
export function JournalList({ list }: { list: ListScreenView }) {
  const { search, change } = useListSearch();
  const wanted = search.get("filter") ?? "all";
  const tab = ENTRY_FILTERS.find((filter) => filter === wanted) ?? list.filter;
  useAnchorFocus(list.anchorDate);

  const chooseDay = (day: string) => {
    if (!goToDay(day)) change({ date: day, on: day, filter: null });
  };

  return (
    <Page
      title="Prayer Journal"
      back={{ to: "/", label: "Back to Home" }}
      subtitle={
        <DialogButton
          dialog={IntentionsDialog}
          className="mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-medium text-accent-text transition-colors hover:bg-accent hover:text-accent-ink pointer-coarse:min-h-11 print:hidden"
        >
          <HandHeart aria-hidden className="size-4" />
          {list.activeIntentions} active {list.activeIntentions === 1 ? "intention" : "intentions"}
        </DialogButton>
      }
      actions={<ListLinks list={list} />}
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
        <ListCalendar list={list} onChooseDay={chooseDay} />
        <Tabs
          label="Entries"
          items={TABS}
          value={tab}
          onValueChange={(filter) => change({ filter: filter === "all" ? null : filter, date: null })}
          className="max-w-page min-w-0"
        >
          <div aria-busy={tab !== list.filter || undefined}>
            <ListPanel key={list.filter} list={list} />
          </div>
        </Tabs>
      </div>
    </Page>
  );
}

/** Scrolls to a day of the list and moves the focus to its heading. Returns false when the list has no such day. */
function goToDay(day: string): boolean {
  const heading = document.getElementById(dayHeadingId(day));
  if (!heading) return false;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: prefersLessMotion() ? "auto" : "smooth", block: "start" });
  return true;
}

/** Moves the focus to the day at which the list starts, whenever that changes. */
function useAnchorFocus(anchorDate: string | null) {
  const before = useRef(anchorDate);
  useEffect(() => {
    if (anchorDate && anchorDate !== before.current) goToDay(anchorDate);
    before.current = anchorDate;
  }, [anchorDate]);
}
