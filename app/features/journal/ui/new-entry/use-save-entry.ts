import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { type DraftKeeper, isKept } from "~/features/drafts/ui/use-draft";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, Mood } from "../../contract";
import { fallbackTitle } from "../../domain/fallback-title";
import { entryAddress } from "../../domain/journal-address";

export interface NewEntryWords {
  content: string;
  mood: Mood | null;
  originalGreeting: string;
  originalInspiration: string;
  /** The day the entry is for; today when absent. */
  entryDate?: string;
}

/**
 * Stores a new entry and goes to it. The draft's id is the idempotency key, so that a second try, even after a crash,
 * never makes a second entry.
 */
export function useSaveEntry() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const isSafe = useRef(false);
  const hasSent = useRef(false);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (
    words: NewEntryWords,
    draft: Pick<DraftKeeper<unknown>, "id" | "flush" | "settle">,
    mayBeStored: boolean,
  ) => {
    setIsSaving(true);
    hasSent.current = true;
    try {
      await draft.flush().catch(() => {});
      const entry = await callApi<JournalEntry>("/api/prayer-journal/entries", {
        method: "POST",
        headers: { "Idempotency-Key": draft.id() },
        body: { entryType: "daily", ...words, ...titleAndZone(words.entryDate) },
      });
      // An earlier try may have stored the words as they were then: the same key gives that entry.
      if (mayBeStored) {
        const { content, mood } = words;
        await callApi(`/api/prayer-journal/entries/${entry.id}`, { method: "PUT", body: { content, mood } });
      }
      isSafe.current = true;
      await draft.settle();
      toast({ title: "Journal entry saved successfully!" });
      navigate(entryAddress(entry.id), { replace: true, state: { justSaved: true } });
    } catch (error) {
      setIsSaving(false);
      if (isUnauthorized(error)) {
        isSafe.current = await isKept(draft);
        return signInAgain();
      }
      toast({
        title: "Failed to save entry",
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    }
  };
  return {
    save,
    isSaving,
    /** Whether leaving costs nothing: the words are stored, or in the draft while the person signs in again. */
    isSafe: useCallback(() => isSafe.current, []),
    /** Whether this screen has sent the entry already. */
    wasSent: useCallback(() => hasSent.current, []),
  };
}

function titleAndZone(entryDate: string | undefined) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  const day = entryDate ?? localDateIn(timezone ?? "UTC", new Date());
  return { title: fallbackTitle(day), timezone };
}
