import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Plan, PlanType } from "../../contract";

/** Starts the trial. The page is left for `/` then, where the answer's own toast waits. */
export function useStartTrial() {
  const [isPending, setIsPending] = useState(false);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();

  async function start(planType: PlanType) {
    setIsPending(true);
    try {
      await callApi<Plan>("/api/auth/start-trial", { method: "POST", body: { planType } });
      // Still pending: the page is about to go.
      window.location.assign("/");
    } catch (error) {
      setIsPending(false);
      if (isUnauthorized(error)) return signInAgain();
      toast({
        title: "Error Starting Trial",
        description: errorMessage(error, "Failed to start trial"),
        variant: "destructive",
      });
    }
  }

  return { isPending, start };
}
