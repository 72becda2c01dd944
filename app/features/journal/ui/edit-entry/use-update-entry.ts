import { useRef, useState } from "react";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { noteSaved } from "~/features/safety/ui/journal-care";
import { useCall } from "~/features/shell/ui/use-call";
import { CallError, callApi } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, UpdateEntryInput } from "../../contract";

const FAILED = "Failed to update entry";

export type EditedFields = Required<UpdateEntryInput>;

export interface UpdateEntryOptions {
  entryId: string;
  /** The version that the edit started from. */
  version: number;
  onSaved: () => void;
  /** Saves the current words, once the network is back. */
  saveAgain: () => void;
  /** Keeps unsaved words before the page is left for the sign-in. */
  beforeSignIn: () => Promise<void>;
}

/**
 * Stores an edit of an entry. If it was changed elsewhere since `version`, `conflict` holds that version; saving with
 * `overwrite` replaces it.
 */
export function useUpdateEntry(options: UpdateEntryOptions) {
  const { entryId, version, onSaved, saveAgain, beforeSignIn } = options;
  const { toast } = useToast();
  const lastSent = useRef<EditedFields>();
  const [isSaved, setSaved] = useState(false);
  const [conflict, setConflict] = useState<JournalEntry | null>(null);
  const { isWaiting, waitsFor, settle } = useSavedLater(saveAgain);

  const send = async (fields: EditedFields, ifVersion: number | null): Promise<void> => {
    const sentBefore = lastSent.current;
    lastSent.current = fields;
    try {
      await callApi(`/api/prayer-journal/entries/${entryId}`, {
        method: "PUT",
        headers: ifVersion === null ? {} : { "If-Match": `"${ifVersion}"` },
        body: fields,
      });
    } catch (error) {
      const other = conflictOf(error);
      // An earlier attempt whose response was lost is not a change made elsewhere.
      if (other && isSame(other, fields)) return;
      if (other && sentBefore && isSame(other, sentBefore)) return send(fields, other.version);
      throw error;
    }
  };

  const { isPending, run } = useCall(
    async (fields: EditedFields, overwrite: boolean) => {
      await send(fields, overwrite ? null : version);
      settle();
      setConflict(null);
      noteSaved(entryId);
      setSaved(true);
    },
    {
      success: () => ({ title: "Entry updated successfully!" }),
      failure(error) {
        if (waitsFor(error)) {
          if (!isWaiting) toast({ title: FAILED, description: SAVED_LATER });
          return null;
        }
        settle();
        const other = conflictOf(error);
        if (other) setConflict(other);
        return other
          ? null
          : { title: FAILED, text: "Please check your connection and try again.", beforeSignIn };
      },
    },
  );

  return {
    async save(fields: EditedFields, { overwrite = false } = {}) {
      if (await run(fields, overwrite)) onSaved();
    },
    isSaving: isPending || isSaved,
    /** The words wait for the network and are saved when it is back. */
    isWaiting,
    conflict,
    closeConflict: () => setConflict(null),
  };
}

function isSame(stored: EditedFields, fields: EditedFields): boolean {
  return Object.entries(fields).every(([name, value]) => stored[name as keyof EditedFields] === value);
}

/** Returns the newer version that comes with a refused write (`409 {message, entry}`), or `null`. */
function conflictOf(error: unknown): JournalEntry | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  try {
    return (JSON.parse(error.bodyText) as { entry?: JournalEntry }).entry ?? null;
  } catch {
    return null;
  }
}
