import { useEffect, useRef, useState } from "react";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { countOfEntries } from "../../domain/count-of-entries";
import type { EntryActions } from "../use-entry-actions";
import { BinToolbar } from "./bin-toolbar";
import { EntryGroups, type EntryGroupsProps } from "./entry-groups";
import { useBinSelection } from "./use-bin-selection";

export interface BinPanelProps extends Pick<EntryGroupsProps, "entries" | "today"> {
  actions: EntryActions;
  /** Entries in the bin, shown or not. */
  total: number;
}

/** The recycle bin: its entries, choosing among them, and the two questions before something is gone for good. */
export function BinPanel({ entries, today, actions, total }: BinPanelProps) {
  const selection = useBinSelection(entries);
  const [asked, setAsked] = useState<"chosen" | "all" | null>(null);
  const { chosen } = selection;
  const opener = useRef<Element | null>(null);
  const ask = (about: "chosen" | "all") => {
    opener.current = document.activeElement;
    setAsked(about);
  };
  // The question has no trigger of its own to give the focus back to.
  useEffect(() => {
    if (asked === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [asked]);
  const isDeleting = actions.isEmptying || chosen.some((id) => actions.workOn(id) === "delete");

  const confirm = async () => {
    const done = await (asked === "all" ? actions.emptyBin(total) : actions.deletePermanently(chosen));
    if (done) selection.cancel();
    setAsked(null);
  };
  const restoreChosen = async () => {
    if (await actions.restore(chosen)) selection.cancel();
  };

  return (
    <>
      <BinToolbar
        selection={selection}
        isRestoring={chosen.some((id) => actions.workOn(id) === "restore")}
        onRestore={() => void restoreChosen()}
        onDelete={() => ask("chosen")}
        onEmpty={() => ask("all")}
      />
      <EntryGroups
        entries={entries}
        today={today}
        actions={actions}
        choice={selection.isSelecting ? selection.choice : undefined}
      />
      {asked && (
        <LazyAlertDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={asked === "all" ? "Empty Recycle Bin" : "Delete Permanently"}
          text={`Are you sure you want to permanently delete ${
            asked === "all" && total > 1 ? "all " : ""
          }${countOfEntries(asked === "all" ? total : chosen.length)}? This action cannot be undone.`}
          confirmLabel={asked === "all" ? "Empty Recycle Bin" : "Delete Permanently"}
          onConfirm={() => void confirm()}
          destructive
          pending={isDeleting}
          pendingLabel="Deleting..."
        />
      )}
    </>
  );
}
