import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { IconButton } from "~/ui/icon-button";
import { useToast } from "~/ui/use-toast";
import type { Thread, Turn } from "../../domain/thread";

type Rating = 1 | -1;

/** Thumbs on an answer; once given, thanks stand in their place. */
export function Feedback({ thread, turn }: { thread: Thread; turn: Turn }) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [pending, setPending] = useState<Rating | null>(null);
  const [isDone, setDone] = useState(false);

  const rate = async (rating: Rating) => {
    if (pending) return;
    setPending(rating);
    const { mode, denomination } = thread;
    const { question, text: response, sources, id: answerId } = turn;
    const body = { contentType: "answer", rating, question, response, answerId, mode, denomination, sources };
    try {
      await callApi("/api/ai-feedback", { method: "POST", body });
      setDone(true);
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Failed to submit feedback. Please try again.");
      toast({ title: "Feedback Failed", description, variant: "destructive" });
    } finally {
      setPending(null);
    }
  };

  return (
    <div role="status" className="flex min-h-11 items-center gap-1 text-sm text-muted print:hidden">
      {isDone ? (
        "Thank you for your feedback."
      ) : (
        <>
          <span className="mr-1">Was this helpful?</span>
          <IconButton label="Helpful" pending={pending === 1} onClick={() => void rate(1)}>
            <ThumbsUp />
          </IconButton>
          <IconButton label="Not helpful" pending={pending === -1} onClick={() => void rate(-1)}>
            <ThumbsDown />
          </IconButton>
        </>
      )}
    </div>
  );
}
