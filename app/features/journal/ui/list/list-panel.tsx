import { Button } from "~/ui/button";
import type { ListScreenView } from "../journal-mode";
import type { EntryActions } from "../use-entry-actions";
import { AnchorNotice } from "./anchor-notice";
import { BinPanel } from "./bin-panel";
import { EmptyList } from "./empty-list";
import { EntryGroups } from "./entry-groups";
import { useEarlierEntries } from "./use-earlier-entries";
import { useFocusKeeper } from "./use-focus-keeper";

/** What a tab of the list shows: entries by day, page after page, or what to do without any. */
export function ListPanel({ list, actions }: { list: ListScreenView; actions: EntryActions }) {
  const { entries, hasMore, isLoading, showEarlier } = useEarlierEntries(list);
  const ref = useFocusKeeper(entries);
  const isBin = list.filter === "deleted";
  return (
    <div ref={ref} tabIndex={-1} className="outline-none max-md:pb-16">
      {list.anchorDate && <AnchorNotice list={list} date={list.anchorDate} />}
      {entries.length === 0 && !list.anchorDate && <EmptyList filter={list.filter} />}
      {entries.length > 0 &&
        (isBin ? (
          <BinPanel entries={entries} today={list.today} actions={actions} total={list.totals.deleted} />
        ) : (
          <EntryGroups entries={entries} today={list.today} actions={actions} />
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
