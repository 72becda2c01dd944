import { useState } from "react";
import type { MoodInsights } from "~/features/companion/contract";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { MoodHistoryView } from "../../contract";
import { insightFields } from "../../domain/insight-fields";

/** Asks for insights on the moods and words of the latest days. */
export function useInsights(history: MoodHistoryView) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [insights, setInsights] = useState<MoodInsights | null>(null);
  const [isPending, setIsPending] = useState(false);

  const ask = async () => {
    setIsPending(true);
    try {
      const body = insightFields(history);
      setInsights(await callApi<MoodInsights>("/api/mood/insights", { method: "POST", body }));
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Please try again or check your connection.");
      toast({ title: "Failed to generate mood insights", description, variant: "destructive" });
    } finally {
      setIsPending(false);
    }
  };
  return { insights, isPending, ask };
}
