import { useState } from "react";
import { Button } from "~/ui/button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { HistoryItem } from "../../contract";
import { HistoryListItem } from "./history-list-item";
import type { HistoryActions } from "./use-history";

export interface HistoryPanelProps {
  history: HistoryItem[];
  timezone: string;
  /** Id of the thread on the screen. */
  openId: string | null;
  onOpen: (item: HistoryItem) => void;
  actions: HistoryActions;
}

/** What was asked before, newest first. */
export function HistoryPanel({ history, timezone, openId, onOpen, actions }: HistoryPanelProps) {
  const [toDelete, setToDelete] = useState<HistoryItem | "all" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const askFor = (what: HistoryItem | "all") => {
    setToDelete(what);
    setAsking(true);
  };
  const confirm = async () => {
    const done = toDelete === "all" ? await actions.clear() : toDelete && (await actions.remove(toDelete.id));
    if (done) setAsking(false);
  };
  return (
    <>
      {history.length > 0 && (
        <div className="flex justify-end border-b border-line px-2 py-1">
          <Button variant="ghost" size="sm" onClick={() => askFor("all")}>
            Clear
          </Button>
        </div>
      )}
      {history.length === 0 ? (
        <p className="m-auto max-w-56 px-4 py-8 text-center font-serif text-reading text-muted">
          What you ask is kept here, for you alone.
        </p>
      ) : (
        <ul className="min-h-0 grow divide-y divide-line overflow-y-auto overscroll-contain">
          {history.map((item) => (
            <HistoryListItem
              key={item.id}
              item={item}
              timezone={timezone}
              isOpen={item.id === openId}
              onOpen={() => onOpen(item)}
              onDelete={() => askFor(item)}
            />
          ))}
        </ul>
      )}
      {toDelete && (
        <LazyAlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={toDelete === "all" ? "Clear your history?" : "Delete this item?"}
          text={
            toDelete === "all"
              ? "All questions and answers in it are deleted for good."
              : `“${toDelete.question}” and its answers are deleted for good.`
          }
          confirmLabel={toDelete === "all" ? "Clear" : "Delete"}
          destructive
          pending={actions.isBusy}
          pendingLabel={toDelete === "all" ? "Clearing..." : "Deleting..."}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
