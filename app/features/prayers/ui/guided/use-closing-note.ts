import { useEffect, useRef, useState } from "react";
import { useDraft } from "~/features/drafts/ui/use-draft";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import type { Guide } from "../../domain/guides/guide";
import { journalNoteHtml } from "../../domain/guides/journal-note";
import { guideName } from "../../domain/guides/place";

/**
 * The note that closes a guided prayer: kept as a draft while it is written, then saved to the journal. The draft's id
 * is the idempotency key, so that a second attempt never creates a second entry.
 */
export function useClosingNote(guide: Guide, today: string) {
  const [note, setNote] = useState("");
  const latest = useRef(note);
  const draft = useDraft<{ note: string }>({
    target: `guided-prayer:${guideName(guide)}:${today}`,
    read: () => (latest.current.trim() ? { note: latest.current } : null),
  });
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

  const { isPending, run } = useCall(
    async () => {
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
    },
    {
      success: () => ({ title: "Prayer saved to your journal" }),
      failure: {
        title: "Failed to save entry",
        text: "Please check your connection and try again.",
      },
    },
  );

  return { note, write, save: run, isSaving: isPending, isReady: draft.isLoaded, entryId };
}
