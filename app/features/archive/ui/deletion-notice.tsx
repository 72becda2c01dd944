import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { formatLocalDate } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useToast } from "~/ui/use-toast";

export interface DeletionNoticeProps {
  /** The person's local day of the deletion, yyyy-MM-dd. */
  day: string;
}

/** Tells whoever signs in before the day that the account is to be deleted, and takes it back. */
export function DeletionNotice({ day }: DeletionNoticeProps) {
  const [isPending, setIsPending] = useState(false);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  async function keep() {
    setIsPending(true);
    try {
      const { message } = await callApi<{ message: string }>("/api/account/deletion", { method: "DELETE" });
      toast({ title: message });
      revalidate();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Please try again.");
      toast({ title: "Your account could not be kept", description, variant: "destructive" });
      setIsPending(false);
    }
  }

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 sm:px-6">
      <Notice
        tone="warn"
        role="status"
        title={`Your account will be deleted on ${formatLocalDate(day, "MMMM d, yyyy")}.`}
        action={
          <Button size="sm" onClick={keep} pending={isPending} pendingLabel="Keeping it...">
            Keep my account
          </Button>
        }
      >
        All that you wrote goes with it. You can still export it in the settings.
      </Notice>
    </div>
  );
}
