import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import type { HistoryItem } from "../../contract";
import { HistoryEntry } from "./history-entry";
import type { HistoryActions } from "./use-history";

const AlertDialog = lazy(async () => ({ default: (await import("~/ui/alert-dialog")).AlertDialog }));

interface HistoryPanelProps {
  history: HistoryItem[];
  timezone: string;
  /** Id of the thread on the screen. */
  openId: string | null;
  onOpen: (item: HistoryItem) => void;
  actions: HistoryActions;
}

/** What was asked before, newest first, in a panel of fixed height. */
export function HistoryPanel({ history, timezone, openId, onOpen, actions }: HistoryPanelProps) {
  const [doomed, setDoomed] = useState<HistoryItem | "all" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const askFor = (what: HistoryItem | "all") => {
    setDoomed(what);
    setAsking(true);
  };
  const confirm = async () => {
    const done = doomed === "all" ? await actions.clear() : doomed && (await actions.remove(doomed.id));
    if (done) setAsking(false);
  };
  return (
    <section
      aria-labelledby="history"
      className={clsx(
        "flex flex-col overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-8 lg:h-[400px] print:hidden",
        history.length > 0 && "h-[400px]",
      )}
    >
      <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 id="history" tabIndex={-1} className="text-lg/7 outline-none">
          History
        </h2>
        {history.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => askFor("all")}>
            Clear
          </Button>
        )}
      </header>
      {history.length === 0 ? (
        <p className="m-auto max-w-56 px-4 py-8 text-center font-serif text-reading text-muted">
          What you ask is kept here, for you alone.
        </p>
      ) : (
        <ul className="min-h-0 grow divide-y divide-line overflow-y-auto overscroll-contain">
          {history.map((item) => (
            <HistoryEntry
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
      {doomed && (
        <Suspense>
          <AlertDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={doomed === "all" ? "Clear your history?" : "Delete this item?"}
            text={
              doomed === "all"
                ? "All questions and answers in it are deleted for good."
                : `“${doomed.question}” and its answers are deleted for good.`
            }
            confirmLabel={doomed === "all" ? "Clear" : "Delete"}
            destructive
            pending={actions.isBusy}
            pendingLabel={doomed === "all" ? "Clearing..." : "Deleting..."}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </section>
  );
}
