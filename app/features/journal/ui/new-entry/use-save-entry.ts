import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import type { WrittenTitle } from "~/features/companion/contract";
import { type DraftKeeper, isKept } from "~/features/drafts/ui/use-draft";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { noteSaved } from "~/features/safety/ui/just-saved";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, Mood } from "../../contract";
import { fallbackTitle } from "../../domain/fallback-title";
import { entryPath } from "../../domain/journal-paths";
import { askTitle } from "./ask-title";

const FAILED = "Failed to save entry";

interface NewEntryWords {
  content: string;
  mood: Mood | null;
  originalGreeting: string;
  originalInspiration: string;
  /** The day the entry is for; today when absent. */
  entryDate?: string;
}

/** The entry is saved, and its words show that somebody may be in danger. */
export interface SavedInDanger {
  message: string;
  /** Goes to the entry. */
  goOn: () => void;
}

export interface SaveOptions {
  /** The words as they are now; asked when they are about to be sent, because a person may write on until then. */
  read: () => NewEntryWords;
  /** HTML that the companion makes a title for; null where it is not asked. */
  titleFor: string | null;
  draft: Pick<DraftKeeper<unknown>, "id" | "flush" | "settle">;
  /** An earlier attempt, maybe before a crash, may have stored the entry already. */
  mayBeStored: boolean;
}

/**
 * Stores a new entry, with a title of the companion's or the day's, and goes to it. The draft's id is the idempotency
 * key, so that a second attempt, even after a crash, never makes a second entry. Without a network it is saved later:
 * `saveAgain` is called then.
 */
export function useSaveEntry(saveAgain: () => void) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const isSafe = useRef(false);
  const hasSent = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [danger, setDanger] = useState<SavedInDanger | null>(null);
  const { isWaiting, waitsFor, settle } = useSavedLater(saveAgain);

  const save = async ({ read, titleFor, draft, mayBeStored }: SaveOptions) => {
    setIsSaving(true);
    // Before the draft is kept: after a crash it must know that the entry may be stored.
    hasSent.current = true;
    try {
      await draft.flush().catch(() => {});
      const answer = titleFor === null ? null : await askTitle(titleFor);
      const words = read();
      const entry = await callApi<JournalEntry>("/api/prayer-journal/entries", {
        method: "POST",
        headers: { "Idempotency-Key": draft.id() },
        body: { entryType: "daily", ...words, ...titleAndZone(words.entryDate, answer) },
      });
      // An earlier attempt may have stored the words as they were then: the same key gives that entry. And somebody whose
      // words waited for the network may be writing still.
      if (mayBeStored) {
        const { content, mood } = isWaiting ? read() : words;
        await callApi(`/api/prayer-journal/entries/${entry.id}`, { method: "PUT", body: { content, mood } });
      }
      isSafe.current = true;
      settle();
      await draft.settle();
      noteSaved(entry.id);
      toast({ title: "Journal entry saved successfully!" });
      const open = () => navigate(entryPath(entry.id), { replace: true, state: { justSaved: true } });
      if (answer?.safetyMessage) setDanger({ message: answer.safetyMessage, goOn: open });
      else open();
    } catch (error) {
      setIsSaving(false);
      if (waitsFor(error)) return isWaiting ? undefined : toast({ title: FAILED, description: SAVED_LATER });
      settle();
      if (isUnauthorized(error)) {
        isSafe.current = await isKept(draft);
        return signInAgain();
      }
      toast({
        title: FAILED,
        description: errorMessage(error, "Please check your connection and try again."),
        variant: "destructive",
      });
    }
  };
  return {
    save,
    isSaving,
    /** The words wait for the network and are saved when it is back. */
    isWaiting,
    danger,
    /** Whether leaving costs nothing: the words are stored, or in the draft while the person signs in again. */
    isSafe: useCallback(() => isSafe.current, []),
    /** Keeps the draft before the person is led to the sign-in; whether that worked is what `isSafe` tells then. */
    keepForSignIn: useCallback(async (draft: Pick<DraftKeeper<unknown>, "flush">) => {
      isSafe.current = await isKept(draft);
    }, []),
    /** Whether this screen has sent the entry already. */
    wasSent: useCallback(() => hasSent.current, []),
  };
}

function titleAndZone(entryDate: string | undefined, answer: WrittenTitle | null) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  const day = entryDate ?? localDateIn(timezone ?? "UTC", new Date());
  const title = answer && !answer.safetyMessage ? answer.title : fallbackTitle(day);
  return { title, timezone };
}
