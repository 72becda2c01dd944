import { MessagesSquare } from "lucide-react";
import { Badge } from "~/ui/badge";
import { PERSPECTIVE_LABELS, SOURCE_LABELS } from "../../contract";
import { sourcesOf, type Thread } from "../../domain/thread";

/** Whose question it is, and of a conversation the sources of all its answers. A single answer names its own. */
export function ThreadBadges({ thread }: { thread: Thread }) {
  const isConversation = thread.turns.length > 1;
  const sources = isConversation ? sourcesOf(thread) : [];
  if (!thread.denomination && !isConversation) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isConversation && (
        <Badge tone="accent" icon={<MessagesSquare aria-hidden />}>
          Conversation
        </Badge>
      )}
      {thread.denomination && <Badge>{PERSPECTIVE_LABELS[thread.denomination]}</Badge>}
      {sources.map((source) => (
        <Badge key={source}>{SOURCE_LABELS[source]}</Badge>
      ))}
    </div>
  );
}
