import { useEffect, useRef, useState } from "react";
import type { DayDescription } from "~/features/calendar/contract";
import { isKept, useDraft } from "~/features/drafts/ui/use-draft";
import { SAVED_LATER, useSavedLater } from "~/features/drafts/ui/use-saved-later";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { isTimezone, localDateIn } from "~/shared/dates";
import { textToHtml } from "~/shared/text";
import { useToast } from "~/ui/use-toast";
import { defaultPrayerTitle, quickGreeting } from "../../domain/quick-prayer";

/** How long the page says that the prayer is saved. */
const SAVED_MS = 2_000;
const ENTRIES = "/api/prayer-journal/entries";

interface QuickPrayerWords {
  title: string;
  content: string;
}
interface QuickPrayerDraft extends QuickPrayerWords {
  /** Whether it was sent before and the response never came. */
  wasSent: boolean;
}
const NOTHING: QuickPrayerWords = { title: "", content: "" };

/**
 * A quick prayer: kept as a draft while it is written, saved to the journal as a prayer. The draft's id is the
 * idempotency key, so that a second attempt never creates a second entry, not even after a crash.
 */
export function useQuickPrayer(day: DayDescription) {
  const { toast } = useToast();
  const [words, setWords] = useState(NOTHING);
  const latest = useRef(words);
  const wasSent = useRef(false);
  const [isSaved, setSaved] = useState(false);
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
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const startFresh = () => {
    wasSent.current = false;
    put(NOTHING);
    draft.startFresh();
  };

  const { isPending: isSaving, run: store } = useCall(
    async () => {
      const mayBeStored = wasSent.current;
      // Stored in the draft first: after a crash it must say that the prayer may have been saved.
      wasSent.current = true;
      await draft.flush().catch(() => {});
      const body = entryOf(latest.current, day);
      const headers = { "Idempotency-Key": draft.id() };
      const entry = await callApi<{ id: string }>(ENTRIES, { method: "POST", headers, body });
      // An earlier attempt may have saved other words: the same key returns that entry.
      if (mayBeStored) {
        const { title, content } = body;
        await callApi(`${ENTRIES}/${entry.id}`, { method: "PUT", body: { title, content } });
      }
      await draft.settle();
    },
    {
      failure(error) {
        if (waitsFor(error)) {
          if (!isWaiting) toast({ title: "Error", description: SAVED_LATER });
          return null;
        }
        settle();
        return {
          text: "Failed to save your prayer. Please try again.",
          beforeSignIn: async () => void (await isKept(draft)),
        };
      },
    },
  );

  /** Returns whether the prayer is saved, and the page ready for another. */
  const save = async (): Promise<boolean> => {
    if (isSaving || !draft.isLoaded) return false;
    const { title, content } = latest.current;
    if (content.trim() === "") {
      toast({ title: "Empty Prayer", description: "Please write something before saving." });
      return false;
    }
    if (!(await store())) return false;
    setSavedWords(`${title}\n${content}`);
    settle();
    startFresh();
    setSaved(true);
    return true;
  };

  return {
    words,
    isSaving,
    /** Whether a prayer was saved in the last two seconds. */
    isSaved,
    /** The last prayer saved on this visit. */
    savedWords,
    /** Whether the prayer waits for the network, to be saved when it is back. */
    isWaiting,
    /** When the restored draft was stored, in epoch milliseconds; `null` without one. */
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

/** Returns the prayer as an entry, with the prompt and the quotations of the page. */
function entryOf({ title, content }: QuickPrayerWords, { timeBasedPrompt }: DayDescription) {
  const { timeOfDay, prompt, scriptureVerse, saintQuote } = timeBasedPrompt;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = zone && isTimezone(zone) ? zone : undefined;
  return {
    entryType: "prayer",
    title: title.trim() || defaultPrayerTitle(localDateIn(timezone ?? "UTC", new Date())),
    content: textToHtml(content),
    originalGreeting: quickGreeting(timeOfDay),
    originalInspiration: prompt,
    prayerIntentions: "",
    spiritualInsights: [scriptureVerse, saintQuote].filter(Boolean).join("\n\n"),
    timezone,
  };
}
