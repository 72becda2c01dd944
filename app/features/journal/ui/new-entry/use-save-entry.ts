import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { newId } from "~/shared/ids";
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

/** Stores a new entry and goes to it. One draft has one key, so that a second try never makes a second entry. */
export function useSaveEntry() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const draftKey = useRef<string | null>(null);
  const isSaved = useRef(false);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (words: NewEntryWords) => {
    setIsSaving(true);
    draftKey.current ??= newId();
    try {
      const entry = await callApi<JournalEntry>("/api/prayer-journal/entries", {
        method: "POST",
        headers: { "Idempotency-Key": draftKey.current },
        body: { entryType: "daily", ...words, ...titleAndZone(words.entryDate) },
      });
      isSaved.current = true;
      toast({ title: "Journal entry saved successfully!" });
      navigate(entryAddress(entry.id), { replace: true, state: { justSaved: true } });
    } catch (error) {
      setIsSaving(false);
      if (isUnauthorized(error)) return signInAgain();
      toast({
        title: "Failed to save entry",
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    }
  };
  return { save, isSaving, isSaved: useCallback(() => isSaved.current, []) };
}

function titleAndZone(entryDate: string | undefined) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  const day = entryDate ?? localDateIn(timezone ?? "UTC", new Date());
  return { title: fallbackTitle(day), timezone };
}
