import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { IconButton } from "~/ui/icon-button";
import type { Thread, Turn } from "../domain/thread";

type Rating = 1 | -1;

/** Thumbs on an answer; a thank-you replaces them. */
export function Feedback({ thread, turn }: { thread: Thread; turn: Turn }) {
  const [chosen, setChosen] = useState<Rating | null>(null);
  const [isDone, setDone] = useState(false);
  const { isPending, run } = useCall(
    (rating: Rating) => {
      const { mode, denomination } = thread;
      const { question, text: response, sources, id: answerId } = turn;
      const answer = { question, response, answerId, mode, denomination, sources };
      return callApi("/api/ai-feedback", {
        method: "POST",
        body: { contentType: "answer", rating, ...answer },
      });
    },
    { failure: { title: "Feedback Failed", text: "Failed to submit feedback. Please try again." } },
  );

  const rate = async (rating: Rating) => {
    if (isPending) return;
    setChosen(rating);
    if (await run(rating)) setDone(true);
  };

  return (
    <div role="status" className="-ml-2.5 flex min-h-11 items-center gap-1 text-sm text-muted print:hidden">
      {isDone ? (
        <span className="ml-2.5">Thank you for your feedback.</span>
      ) : (
        <>
          <span className="mr-1 ml-2.5 max-sm:sr-only">Was this helpful?</span>
          <IconButton label="Helpful" pending={isPending && chosen === 1} onClick={() => void rate(1)}>
            <ThumbsUp />
          </IconButton>
          <IconButton label="Not helpful" pending={isPending && chosen === -1} onClick={() => void rate(-1)}>
            <ThumbsDown />
          </IconButton>
        </>
      )}
    </div>
  );
}
