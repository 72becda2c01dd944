import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi, errorMessage } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/use-toast";

/** Ends the running trial at once, where the calls exist that only tests need. */
export function ExpireTrial() {
  const [isPending, setIsPending] = useState(false);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();

  async function expire() {
    setIsPending(true);
    try {
      await callApi("/api/auth/expire-trial", { method: "POST" });
      await revalidate();
      toast({ title: "Trial Expired", description: "Trial has been expired for testing purposes" });
    } catch (error) {
      const description = errorMessage(error, "Please try again in a moment.");
      toast({ title: "Error", description, variant: "destructive" });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      pending={isPending}
      pendingLabel="Expiring..."
      onClick={expire}
    >
      Expire trial
    </Button>
  );
}
