import { useCallback } from "react";
import { useToast } from "~/ui/use-toast";

/** Copies a prayer and says so; where the browser does not allow it, that it can be marked by hand. */
export function useCopy(): (prayer: string) => Promise<void> {
  const { toast } = useToast();
  return useCallback(
    async (prayer) => {
      try {
        await navigator.clipboard.writeText(prayer);
        toast({ title: "Copied", description: "The prayer is in your clipboard." });
      } catch {
        const description = "Your browser did not allow it. Please mark the text and copy it yourself.";
        toast({ title: "Not copied", description, variant: "destructive" });
      }
    },
    [toast],
  );
}
