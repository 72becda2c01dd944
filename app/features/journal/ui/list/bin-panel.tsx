import { ArchiveRestore } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { countOfEntries } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { EntrySummary } from "../../contract";
import { useDeletePermanently, useRestore } from "../use-entry-actions";
import { EntryGroups, type EntryGroupsProps } from "./entry-groups";

export interface BinPanelProps extends Pick<EntryGroupsProps, "entries" | "today"> {
  /** The number of entries in the bin, including those on further pages. */
  total: number;
}

/** The recycle bin: its entries, a selection among them, and a confirmation before anything is deleted for good. */
export function BinPanel({ entries, today, total }: BinPanelProps) {
  const { isSelecting, selected, selection, start, selectAll, cancel } = useBinSelection(entries);
  const restore = useRestore();
  const remove = useDeletePermanently(total);
  const [confirming, setConfirming] = useState<"selected" | "all" | null>(null);
  const tools = useRef<HTMLFieldSetElement>(null);
  const wasSelecting = useRef(isSelecting);
  const opener = useRef<HTMLElement | null>(null);
  const busyIds = [restore.pending?.[0], remove.pending?.[0]].flatMap((ids) =>
    Array.isArray(ids) ? ids : [],
  );

  // The pressed button is replaced by others: the focus moves to the first of them.
  useEffect(() => {
    if (wasSelecting.current !== isSelecting) tools.current?.querySelector("button")?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  useEffect(() => {
    if (confirming === null) opener.current?.focus();
  }, [confirming]);

  const ask = (about: "selected" | "all") => {
    opener.current = document.activeElement as HTMLElement | null;
    setConfirming(about);
  };
  const confirm = async () => {
    if (await remove.run(confirming === "all" ? "all" : selected)) cancel();
    setConfirming(null);
  };
  const restoreSelected = async () => {
    if (await restore.run(selected)) cancel();
  };
  const isAll = confirming === "all";
  const isEmpty = selected.length === 0;

  return (
    <>
      <fieldset ref={tools} aria-label="Recycle bin" className="mb-6 flex flex-wrap items-center gap-2">
        {isSelecting ? (
          <>
            <p role="status" className="mr-auto text-[0.9375rem] text-muted max-sm:w-full">
              {countOfEntries(selected.length)} selected
            </p>
            <Button variant="secondary" size="sm" onClick={selectAll}>
              Select All
            </Button>
            <Button variant="ghost" size="sm" onClick={cancel}>
              Cancel
            </Button>
            <Button
              variant="secondary"
              size="sm"
              icon={<ArchiveRestore aria-hidden />}
              disabled={isEmpty}
              pending={restore.isPending}
              onClick={() => void restoreSelected()}
            >
              Restore
            </Button>
            <Button variant="destructive" size="sm" disabled={isEmpty} onClick={() => ask("selected")}>
              Delete Permanently
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" size="sm" onClick={start}>
              Select Items
            </Button>
            <Button variant="destructive" size="sm" className="ml-auto" onClick={() => ask("all")}>
              Empty Recycle Bin
            </Button>
          </>
        )}
      </fieldset>
      <EntryGroups
        entries={entries}
        today={today}
        selection={isSelecting ? selection : undefined}
        busyIds={busyIds}
      />
      {confirming && (
        <LazyAlertDialog
          open
          onOpenChange={(open) => !open && setConfirming(null)}
          title={isAll ? "Empty Recycle Bin" : "Delete Permanently"}
          text={`Are you sure you want to permanently delete ${isAll && total > 1 ? "all " : ""}${countOfEntries(
            isAll ? total : selected.length,
          )}? This action cannot be undone.`}
          confirmLabel={isAll ? "Empty Recycle Bin" : "Delete Permanently"}
          onConfirm={() => void confirm()}
          destructive
          pending={remove.isPending}
          pendingLabel="Deleting..."
        />
      )}
    </>
  );
}

/** The selected entries of the bin; `selected` leaves out those that have left the list meanwhile. */
function useBinSelection(entries: EntrySummary[]) {
  const [chosen, setChosen] = useState<string[] | null>(null);
  const isSelected = (id: string) => chosen?.includes(id) ?? false;
  const ids = entries.map(({ id }) => id);
  return {
    isSelecting: chosen !== null,
    selected: ids.filter(isSelected),
    selection: {
      isSelected,
      toggle: (id: string) =>
        setChosen((now) => (now?.includes(id) ? now.filter((one) => one !== id) : [...(now ?? []), id])),
    },
    start: () => setChosen([]),
    selectAll: () => setChosen(ids),
    cancel: () => setChosen(null),
  };
}
