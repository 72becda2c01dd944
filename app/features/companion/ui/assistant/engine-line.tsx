import { Copy } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import { useToast } from "~/ui/use-toast";
import type { Turn } from "../../domain/thread";

/** Who wrote an answer, and a button that copies it. */
export function EngineLine({ turn, provider }: { turn: Turn; provider: string | null }) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${turn.question}\n\n${turn.text}`);
      toast({ title: "Copied", description: "The answer is in your clipboard." });
    } catch {
      const description = "Your browser did not allow it. Please mark the text and copy it yourself.";
      toast({ title: "Not copied", description, variant: "destructive" });
    }
  };
  return (
    <div className="mt-4 flex items-center justify-between gap-3 text-sm text-muted">
      <p>
        {turn.engine === "built-in"
          ? "Answered by the built-in companion"
          : `Written by a language model${provider ? ` of ${provider}` : ""}`}
      </p>
      <IconButton label="Copy this answer" onClick={() => void copy()}>
        <Copy />
      </IconButton>
    </div>
  );
}
