import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, Mood } from "../../contract";

export interface EditedWords {
  title: string;
  content: string;
  mood: Mood | null;
}

/**
 * Stores a change of an entry. When it was changed elsewhere since `version`, `conflict` holds that version;
 * saving with `overwrite` puts the own words in its place.
 */
export function useUpdateEntry(entryId: string, version: number, onSaved: () => void) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<JournalEntry | null>(null);

  const save = async (words: EditedWords, { overwrite = false } = {}) => {
    setIsSaving(true);
    try {
      await callApi(`/api/prayer-journal/entries/${entryId}`, {
        method: "PUT",
        headers: overwrite ? {} : { "If-Match": `"${version}"` },
        body: words,
      });
      toast({ title: "Entry updated successfully!" });
      setConflict(null);
      onSaved();
    } catch (error) {
      setIsSaving(false);
      const other = conflictOf(error);
      if (other) return setConflict(other);
      if (isUnauthorized(error)) return signInAgain();
      toast({
        title: "Failed to update entry",
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    }
  };
  return { save, isSaving, conflict, closeConflict: () => setConflict(null) };
}

/** The newer version that a refused write brings along (`409 {message, entry}`). */
function conflictOf(error: unknown): JournalEntry | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  try {
    return (JSON.parse(error.bodyText) as { entry?: JournalEntry }).entry ?? null;
  } catch {
    return null;
  }
}
