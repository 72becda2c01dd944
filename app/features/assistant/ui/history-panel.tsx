import { clsx } from "clsx";
import { MessagesSquare, Trash2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { HistoryItem } from "~/features/companion/contract";
import { PERSPECTIVE_LABELS } from "~/features/companion/domain/limits";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { shortDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { threadAddress } from "../contract";

export interface HistoryPanelProps {
  history: HistoryItem[];
  timezone: string;
  /** Id of the thread on the screen. */
  openId: string | null;
  onOpen: (item: HistoryItem) => void;
  /** Called after an item, or all of them, has been deleted. */
  onDeleted: (item: HistoryItem | "all") => void;
}

/** Earlier questions, newest first. */
export function HistoryPanel({ history, timezone, openId, onOpen, onDeleted }: HistoryPanelProps) {
  const [toDelete, setToDelete] = useState<HistoryItem | "all" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isPending, run } = useCall(
    (item: HistoryItem | "all") =>
      callApi(`/api/acolyte/history${item === "all" ? "" : `/${item.id}`}`, { method: "DELETE" }),
    { failure: { text: "Please check your connection and try again." } },
  );
  const askFor = (item: HistoryItem | "all") => {
    setToDelete(item);
    setAsking(true);
  };
  const confirm = async () => {
    if (!toDelete || !(await run(toDelete))) return;
    onDeleted(toDelete);
    setAsking(false);
  };
  return (
    <>
      {history.length === 0 ? (
        <p className="m-auto max-w-56 px-4 py-8 text-center font-serif text-reading text-muted">
          Your questions appear here. Only you can see them.
        </p>
      ) : (
        <>
          <div className="flex justify-end border-b border-line px-2 py-1">
            <Button variant="ghost" size="sm" onClick={() => askFor("all")}>
              Clear
            </Button>
          </div>
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
        </>
      )}
      {toDelete && (
        <LazyAlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={toDelete === "all" ? "Clear your history?" : "Delete this item?"}
          text={
            toDelete === "all"
              ? "All questions and their answers will be permanently deleted."
              : `“${toDelete.question}” and its answers will be permanently deleted.`
          }
          confirmLabel={toDelete === "all" ? "Clear" : "Delete"}
          destructive
          pending={isPending}
          pendingLabel={toDelete === "all" ? "Clearing..." : "Deleting..."}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}

interface HistoryListItemProps {
  item: HistoryItem;
  timezone: string;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function HistoryListItem({ item, timezone, isOpen, onOpen, onDelete }: HistoryListItemProps) {
  // A new tab opens the address; here the item is at hand.
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={clsx("flex items-start pr-1", isOpen && "bg-accent-soft")}>
      <a
        href={threadAddress(item.id)}
        aria-current={isOpen || undefined}
        onClick={openHere}
        className="min-w-0 grow py-3 pl-4 text-left transition-colors hover:text-accent-text focus-visible:-outline-offset-2"
      >
        <span className="line-clamp-2 font-serif text-base/6 break-words">{item.question}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]/5 text-muted">
          <time dateTime={item.createdAt}>{shortDateIn(timezone, item.createdAt)}</time>
          {item.denomination && <span>{PERSPECTIVE_LABELS[item.denomination]}</span>}
          {item.state === "streaming" && <Badge>Being answered</Badge>}
          {item.isConversation && (
            <Badge tone={isOpen ? "neutral" : "accent"} icon={<MessagesSquare aria-hidden />}>
              Conversation
            </Badge>
          )}
        </span>
      </a>
      <IconButton label={`Delete: ${item.question}`} title="Delete" onClick={onDelete} className="mt-1">
        <Trash2 />
      </IconButton>
    </li>
  );
}
