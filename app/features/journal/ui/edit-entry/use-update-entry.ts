import { useRef, useState } from "react";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { noteSaved } from "~/features/safety/ui/just-saved";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, Mood } from "../../contract";

const FAILED = "Failed to update entry";

export interface EditedWords {
  title: string;
  content: string;
  mood: Mood | null;
}

export interface UpdateEntryOptions {
  entryId: string;
  /** The version that the words began with. */
  version: number;
  onSaved: () => void;
  /** The network is back: saves the words as they are then. */
  saveAgain: () => void;
  /** The session is over: the last moment before the page is left for the sign-in. */
  onSessionEnd: () => Promise<void>;
}

/**
 * Stores a change of an entry. When it was changed elsewhere since `version`, `conflict` holds that version;
 * saving with `overwrite` puts the own words in its place.
 */
export function useUpdateEntry(options: UpdateEntryOptions) {
  const { entryId, version, onSaved, saveAgain, onSessionEnd } = options;
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const lastSent = useRef<EditedWords>();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<JournalEntry | null>(null);
  const { isWaiting, waitsFor, settle } = useSavedLater(saveAgain);

  const send = async (words: EditedWords, ifVersion: number | null): Promise<void> => {
    const sentBefore = lastSent.current;
    lastSent.current = words;
    try {
      await callApi(`/api/prayer-journal/entries/${entryId}`, {
        method: "PUT",
        headers: ifVersion === null ? {} : { "If-Match": `"${ifVersion}"` },
        body: words,
      });
    } catch (error) {
      const other = conflictOf(error);
      // An attempt whose answer was lost is no change made elsewhere.
      if (other && isSame(other, words)) return;
      if (other && sentBefore && isSame(other, sentBefore)) return send(words, other.version);
      throw error;
    }
  };

  const save = async (words: EditedWords, { overwrite = false } = {}) => {
    setIsSaving(true);
    try {
      await send(words, overwrite ? null : version);
      settle();
      toast({ title: "Entry updated successfully!" });
      setConflict(null);
      noteSaved(entryId);
      onSaved();
    } catch (error) {
      setIsSaving(false);
      if (waitsFor(error)) return isWaiting ? undefined : toast({ title: FAILED, description: SAVED_LATER });
      settle();
      const other = conflictOf(error);
      if (other) return setConflict(other);
      if (isUnauthorized(error)) {
        await onSessionEnd();
        return signInAgain();
      }
      toast({
        title: FAILED,
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    }
  };
  return { save, isSaving, isWaiting, conflict, closeConflict: () => setConflict(null) };
}

function isSame(stored: EditedWords, words: EditedWords): boolean {
  return stored.title === words.title && stored.content === words.content && stored.mood === words.mood;
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
