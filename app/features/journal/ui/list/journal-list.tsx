import { useEffect, useRef } from "react";
import { Page } from "~/ui/page";
import { TabPanel, Tabs } from "~/ui/tabs";
import type { EntryFilter } from "../../contract";
import { ENTRY_FILTERS } from "../../domain/limits";
import type { ListScreenView } from "../journal-mode";
import { useEntryActions } from "../use-entry-actions";
import { dayHeadingId } from "./entry-groups";
import { IntentionsBadge } from "./intentions-badge";
import { ListCalendar } from "./list-calendar";
import { ListLinks } from "./list-links";
import { ListPanel } from "./list-panel";
import { useListSearch } from "./use-list-search";

const TAB_LABELS: Record<EntryFilter, string> = {
  all: "All Entries",
  bookmarked: "Bookmarked",
  deleted: "Recycle Bin",
};
const TABS = ENTRY_FILTERS.map((value) => ({ value, label: TAB_LABELS[value] }));

/** The journal's list mode: calendar, tabs and entries. */
export function JournalList({ list }: { list: ListScreenView }) {
  const actions = useEntryActions();
  const { search, change } = useListSearch();
  const coming = search.get("filter") ?? "all";
  const tab = ENTRY_FILTERS.find((filter) => filter === coming) ?? list.filter;
  useAnchorFocus(list.anchorDate);

  const chooseDay = (day: string) => {
    if (!goToDay(day)) change({ date: day, on: day, filter: null });
  };

  return (
    <Page
      title="Prayer Journal"
      back={{ to: "/", label: "Back to Home" }}
      subtitle={<IntentionsBadge count={list.activeIntentions} />}
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
          <TabPanel key={tab} value={tab}>
            <div aria-busy={tab !== list.filter || undefined}>
              <ListPanel key={list.filter} list={list} actions={actions} />
            </div>
          </TabPanel>
        </Tabs>
      </div>
    </Page>
  );
}

/** Scrolls to a day of the list and moves the focus to its heading; false when the day is not there. */
function goToDay(day: string): boolean {
  const heading = document.getElementById(dayHeadingId(day));
  if (!heading) return false;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
  return true;
}

/** When the list comes to start at a day, that day is where the person wanted to be. */
function useAnchorFocus(anchorDate: string | null) {
  const before = useRef(anchorDate);
  useEffect(() => {
    if (anchorDate && anchorDate !== before.current) goToDay(anchorDate);
    before.current = anchorDate;
  }, [anchorDate]);
}
