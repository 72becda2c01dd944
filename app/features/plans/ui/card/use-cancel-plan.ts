import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Plan } from "../../contract";

/** Cancels the plan, and loads the screen anew with what follows. */
export function useCancelPlan() {
  const [isPending, setIsPending] = useState(false);
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const signInAgain = useSignInAgain();

  async function cancel() {
    setIsPending(true);
    try {
      const plan = await callApi<Plan>("/api/auth/cancel-plan", { method: "POST" });
      await revalidate();
      toast({ title: plan.tier === "trial" ? "Your trial is cancelled" : "Your plan is cancelled" });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Please try again in a moment.");
      toast({ title: "Failed to cancel", description, variant: "destructive" });
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, cancel };
}
