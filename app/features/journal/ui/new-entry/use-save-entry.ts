import { useNavigate } from "@remix-run/react";
import { useCallback, useRef } from "react";
import type { WrittenTitle } from "~/features/companion/contract";
import { type DraftKeeper, isKept } from "~/features/drafts/ui/use-draft";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { noteSaved } from "~/features/safety/ui/journal-care";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { fallbackTitle } from "~/shared/entry-labels";
import { useToast } from "~/ui/use-toast";
import type { CreateEntryInput, JournalEntry } from "../../contract";
import { entryPath } from "../../domain/journal-paths";

const FAILED = "Failed to save entry";

/** How long saving waits for a title. */
const TITLE_TIMEOUT_MS = 8_000;

/** The fields of a new entry that its screen knows; saving adds the others. */
type NewEntryFields = Omit<CreateEntryInput, "entryType" | "title" | "timezone">;

type SavableDraft = Pick<DraftKeeper<unknown>, "id" | "flush" | "settle">;

export interface SaveOptions {
  /** Returns the current fields. Called right before they are sent: a person may continue writing until then. */
  read: () => NewEntryFields;
  /** HTML for which the companion writes a title; `null` when it is off. */
  titleFor: string | null;
  draft: SavableDraft;
  /** Whether an earlier attempt, maybe before a crash, may have stored the entry. */
  mayBeStored: boolean;
}

/**
 * Stores a new entry, with a title by the companion or the day's, and goes to it. The draft's id is the idempotency
 * key, so that a second attempt never creates a second entry, even after a crash. Without a network `saveAgain` is
 * called later.
 */
export function useSaveEntry(saveAgain: () => void) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const isSafe = useRef(false);
  const hasSent = useRef(false);
  const { isWaiting, waitsFor, settle } = useSavedLater(saveAgain);
  const keepForSignIn = useCallback(async (draft: Pick<SavableDraft, "flush">) => {
    isSafe.current = await isKept(draft);
  }, []);

  const { isPending, run } = useCall(
    async ({ read, titleFor, draft, mayBeStored }: SaveOptions) => {
      // Before the draft is kept: after a crash it must know that the entry may be stored.
      hasSent.current = true;
      await draft.flush().catch(() => {});
      const title = titleFor === null ? null : await requestTitle(titleFor);
      const fields = read();
      const { id } = await callApi<JournalEntry>("/api/prayer-journal/entries", {
        method: "POST",
        headers: { "Idempotency-Key": draft.id() },
        body: { entryType: "daily", ...fields, ...titleAndZone(fields.entryDate, title) },
      });
      // With the same key the call returns an entry that an earlier attempt stored, with its words. And while the words
      // waited for the network, the person may have continued writing. Of the fields the call takes those of an edit.
      if (mayBeStored) {
        const body = isWaiting ? read() : fields;
        await callApi(`/api/prayer-journal/entries/${id}`, { method: "PUT", body });
      }
      isSafe.current = true;
      settle();
      await draft.settle();
      noteSaved(id);
      return id;
    },
    {
      success: () => ({ title: "Journal entry saved successfully!" }),
      failure(error, { draft }) {
        if (waitsFor(error)) {
          if (!isWaiting) toast({ title: FAILED, description: SAVED_LATER });
          return null;
        }
        settle();
        return {
          title: FAILED,
          text: "Please check your connection and try again.",
          beforeSignIn: () => keepForSignIn(draft),
        };
      },
    },
  );

  const save = async (options: SaveOptions) => {
    const saved = await run(options);
    if (saved) navigate(entryPath(saved.value), { replace: true, state: { justSaved: true } });
  };

  return {
    save,
    isSaving: isPending || isSafe.current,
    /** The words wait for the network and are saved when it is back. */
    isWaiting,
    /** Whether leaving costs nothing: the words are stored, or kept in the draft while the person signs in again. */
    isSafe: useCallback(() => isSafe.current, []),
    /** Keeps the draft before the page is left for the sign-in; then `isSafe` tells whether that worked. */
    keepForSignIn,
    /** Whether this screen has sent the entry. */
    wasSent: useCallback(() => hasSent.current, []),
  };
}

/** Returns the companion's title for a text, or `null` without one. Words of danger never become a title. */
async function requestTitle(content: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TITLE_TIMEOUT_MS);
    const { title, safetyMessage } = await callApi<WrittenTitle>("/api/ai/journal-title", {
      method: "POST",
      body: { content },
      signal,
    });
    return safetyMessage ? null : title || null;
  } catch {
    return null;
  }
}

function titleAndZone(entryDate: string | undefined, title: string | null) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  const day = entryDate ?? localDateIn(timezone ?? "UTC", new Date());
  return { title: title ?? fallbackTitle(day), timezone };
}
