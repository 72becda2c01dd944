import { useEffect, useRef, useState } from "react";
import type { DayDescription } from "~/features/calendar/contract";
import { isKept, useDraft } from "~/features/drafts/ui/use-draft";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { useToast } from "~/ui/use-toast";
import { defaultPrayerTitle, quickGreeting, quickPrayerHtml } from "../../domain/quick-prayer";

const FAILED = "Failed to save your prayer. Please try again.";
/** How long it is said that the prayer is saved. */
const SAVED_MS = 2_000;
const ENTRIES = "/api/prayer-journal/entries";

export interface QuickPrayerWords {
  title: string;
  content: string;
}
interface QuickPrayerDraft extends QuickPrayerWords {
  /** Whether it was sent before, with an answer that never came. */
  wasSent: boolean;
}
const NOTHING: QuickPrayerWords = { title: "", content: "" };

/**
 * A quick prayer: kept in this browser while it is written, saved to the journal as a prayer. The draft's id is the
 * idempotency key, so that a second attempt, even after a crash, never makes a second entry.
 */
export function useQuickPrayer(day: DayDescription) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [words, setWords] = useState(NOTHING);
  const latest = useRef(words);
  const wasSent = useRef(false);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [savedWords, setSavedWords] = useState<string | null>(null);
  const draft = useDraft<QuickPrayerDraft>({
    target: "quick-prayer",
    read() {
      const { title, content } = latest.current;
      return (title + content).trim() ? { title, content, wasSent: wasSent.current } : null;
    },
  });
  const { isWaiting, waitsFor, settle } = useSavedLater(() => void save());
  const put = (next: QuickPrayerWords) => {
    latest.current = next;
    setWords(next);
  };

  const restored = draft.restored?.words;
  useEffect(() => {
    if (!restored) return;
    wasSent.current = restored.wasSent;
    latest.current = { title: restored.title, content: restored.content };
    setWords(latest.current);
  }, [restored]);

  useEffect(() => {
    if (state !== "saved") return;
    const timer = setTimeout(() => setState("idle"), SAVED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const startFresh = () => {
    wasSent.current = false;
    put(NOTHING);
    draft.startFresh();
  };

  const store = async () => {
    const mayBeStored = wasSent.current;
    // Before the draft is kept: after a crash it must know that the prayer may be stored.
    wasSent.current = true;
    await draft.flush().catch(() => {});
    const body = entryOf(latest.current, day);
    const headers = { "Idempotency-Key": draft.id() };
    const entry = await callApi<{ id: string }>(ENTRIES, { method: "POST", headers, body });
    // An earlier attempt may have stored the words as they were then: the same key gives that entry.
    if (mayBeStored) {
      const { title, content } = body;
      await callApi(`${ENTRIES}/${entry.id}`, { method: "PUT", body: { title, content } });
    }
    await draft.settle();
  };

  /** True once the prayer is saved and the page is ready for another. */
  const save = async (): Promise<boolean> => {
    if (state === "saving" || !draft.isLoaded) return false;
    if (latest.current.content.trim() === "") {
      toast({ title: "Empty Prayer", description: "Please write something before saving." });
      return false;
    }
    setState("saving");
    try {
      const { title, content } = latest.current;
      await store();
      setSavedWords(`${title}\n${content}`);
      settle();
      startFresh();
      setState("saved");
      return true;
    } catch (error) {
      setState("idle");
      if (waitsFor(error)) {
        if (!isWaiting) toast({ title: "Error", description: SAVED_LATER });
        return false;
      }
      settle();
      if (isUnauthorized(error)) {
        await isKept(draft);
        signInAgain();
        return false;
      }
      const isRefusal = error instanceof CallError && [400, 413].includes(error.status);
      const description = isRefusal ? errorMessage(error, FAILED) : FAILED;
      toast({ title: "Error", description, variant: "destructive" });
      return false;
    }
  };

  return {
    words,
    state,
    /** The words of the prayer saved last on this visit. */
    savedWords,
    /** The prayer waits for the network and is saved when it is back. */
    isWaiting,
    /** When the words that are back were kept, in epoch milliseconds; null without any. */
    keptAt: draft.restored?.keptAt ?? null,
    isReady: draft.isLoaded,
    startFresh,
    save,
    write(change: Partial<QuickPrayerWords>) {
      put({ ...latest.current, ...change });
      draft.touch();
    },
  };
}

/** The prayer as an entry, with what the page offered beside it. */
function entryOf({ title, content }: QuickPrayerWords, { timeBasedPrompt }: DayDescription) {
  const { timeOfDay, prompt, scriptureVerse, saintQuote } = timeBasedPrompt;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  return {
    entryType: "prayer",
    title: title.trim() || defaultPrayerTitle(localDateIn(timezone ?? "UTC", new Date())),
    content: quickPrayerHtml(content),
    originalGreeting: quickGreeting(timeOfDay),
    originalInspiration: prompt,
    prayerIntentions: "",
    spiritualInsights: [scriptureVerse, saintQuote].filter(Boolean).join("\n\n"),
    timezone,
  };
}
