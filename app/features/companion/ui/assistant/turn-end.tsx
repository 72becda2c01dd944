import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Turn } from "../../domain/thread";

interface TurnEndProps {
  turn: Turn;
  /** Asks the question once more; null for one that others followed. */
  onAskAgain: (() => void) | null;
  onAttach: () => void;
}

/** How an answer ended that is not whole. */
export function TurnEnd({ turn, onAskAgain, onAttach }: TurnEndProps) {
  switch (turn.state) {
    case "stopped":
      return (
        <p className="mt-4 text-sm text-muted italic">
          {turn.text === "" ? "You stopped before the first word." : "You stopped the answer here."}
        </p>
      );
    case "interrupted":
      return (
        <Notice
          tone="warn"
          title="The answer broke off"
          className="mt-4"
          action={
            onAskAgain && (
              <Button variant="secondary" size="sm" onClick={onAskAgain}>
                Ask again
              </Button>
            )
          }
        >
          What there is stays. The call was not counted.
        </Notice>
      );
    case "lost":
      return (
        <Notice
          tone="warn"
          title="The connection was lost"
          className="mt-4"
          action={
            turn.id && (
              <Button variant="secondary" size="sm" onClick={onAttach}>
                Go on reading
              </Button>
            )
          }
        >
          The answer is being written all the same. You find it in your history.
        </Notice>
      );
    default:
      return null;
  }
}
