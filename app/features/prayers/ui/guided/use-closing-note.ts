import { useEffect, useRef, useState } from "react";
import { useDraft } from "~/features/drafts/ui/use-draft";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Guide } from "../../domain/guides/guide";
import { journalNoteHtml } from "../../domain/guides/journal-note";

/**
 * The note that closes a guided prayer: kept while it is written, saved to the journal at one tap. The draft's id is the
 * idempotency key, so that a second attempt never makes a second entry.
 */
export function useClosingNote(guide: Guide, today: string) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [note, setNote] = useState("");
  const latest = useRef(note);
  const draft = useDraft<{ note: string }>({
    target: `guided-prayer:${guide.id}:${today}`,
    read: () => (latest.current.trim() ? { note: latest.current } : null),
  });
  const [isSaving, setIsSaving] = useState(false);
  const [entryId, setEntryId] = useState<string | null>(null);

  const restored = draft.restored?.words.note;
  useEffect(() => {
    if (!restored) return;
    latest.current = restored;
    setNote(restored);
  }, [restored]);

  const write = (text: string) => {
    latest.current = text;
    setNote(text);
    draft.touch();
  };

  const save = async () => {
    setIsSaving(true);
    try {
      await draft.flush().catch(() => {});
      const entry = await callApi<{ id: string }>("/api/prayer-journal/entries", {
        method: "POST",
        headers: { "Idempotency-Key": draft.id() },
        body: {
          entryType: "prayer",
          title: guide.entryTitle,
          content: journalNoteHtml(guide, latest.current),
          entryDate: today,
        },
      });
      await draft.settle();
      setEntryId(entry.id);
      toast({ title: "Prayer saved to your journal" });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      toast({
        title: "Failed to save entry",
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    } finally {
      setIsSaving(false);
    }
  };

  return { note, write, save, isSaving, isReady: draft.isLoaded, entryId };
}
