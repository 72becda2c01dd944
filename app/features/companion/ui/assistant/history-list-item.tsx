import { clsx } from "clsx";
import { MessagesSquare, Trash2 } from "lucide-react";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/icon-button";
import { type HistoryItem, PERSPECTIVE_LABELS } from "../../contract";
import { shortDateIn } from "../answer/short-date";

interface HistoryListItemProps {
  item: HistoryItem;
  timezone: string;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One item of the history: opens its answers, or is deleted. */
export function HistoryListItem({ item, timezone, isOpen, onOpen, onDelete }: HistoryListItemProps) {
  return (
    <li className={clsx("flex items-start pr-1", isOpen && "bg-accent-soft")}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
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
      </button>
      <IconButton label={`Delete: ${item.question}`} title="Delete" onClick={onDelete} className="mt-1">
        <Trash2 />
      </IconButton>
    </li>
  );
}
