import { useCallback } from "react";
import { useToast } from "./use-toast";

/** Returns a function that copies a text to the clipboard and reports it in a toast. */
export function useCopy(): (text: string, copied: { title: string; description: string }) => Promise<void> {
  const { toast } = useToast();
  return useCallback(
    async (text, copied) => {
      try {
        await navigator.clipboard.writeText(text);
        toast(copied);
      } catch {
        const description = "Your browser did not allow it. Please select the text and copy it yourself.";
        toast({ title: "Not copied", description, variant: "destructive" });
      }
    },
    [toast],
  );
}
