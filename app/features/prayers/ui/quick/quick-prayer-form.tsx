import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { DayDescription } from "~/features/calendar/contract";
import { DraftNotice, SavedLaterNotice } from "~/features/drafts/ui/draft-notice";
import { JournalCare } from "~/features/safety/ui/journal-care";
import { countWords, wordCountLabel } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { PRAYER_LIMITS } from "../../contract";
import { HEART_QUESTION, QUICK_PRAYER_LENGTH } from "../../domain/quick-prayer";
import { useQuickPrayer } from "./use-quick-prayer";

/** Title, text and 'Save Prayer', which on phones stays above the navigation. Ctrl or Cmd with Enter or S saves too. */
export function QuickPrayerForm({ day }: { day: DayDescription }) {
  const { words, isSaving, isSaved, savedWords, isWaiting, keptAt, isReady, startFresh, save, write } =
    useQuickPrayer(day);
  const box = useRef<HTMLTextAreaElement>(null);

  const saveNow = async () => {
    // The button is disabled now and loses the focus. On phones the field would open the keyboard.
    if ((await save()) && window.matchMedia("(pointer: fine)").matches) box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveNow();
  };
  const saveByKey = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key === "s");
    if (!isShortcut || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void saveNow();
  };

  return (
    <form noValidate onSubmit={submit}>
      {isWaiting && <SavedLaterNotice />}
      {keptAt !== null && <DraftNotice keptAt={keptAt} freshLabel="Start fresh" onStartFresh={startFresh} />}
      <TextField
        label="Title (optional)"
        maxLength={PRAYER_LIMITS.title}
        autoComplete="off"
        readOnly={isSaving}
        disabled={!isReady}
        value={words.title}
        onChange={(event) => write({ title: event.target.value })}
        onKeyDown={saveByKey}
      />
      <TextAreaField
        ref={box}
        serif
        label="Your prayer"
        placeholder={HEART_QUESTION}
        fieldClassName="mt-4"
        className="field-sizing-content min-h-56 lg:min-h-80"
        rows={8}
        maxLength={QUICK_PRAYER_LENGTH}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        readOnly={isSaving}
        disabled={!isReady}
        value={words.content}
        onChange={(event) => write({ content: event.target.value })}
        onKeyDown={saveByKey}
      />
      <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-10 mt-2 flex items-center justify-between gap-4 bg-paper/95 py-3 lg:static">
        <div className="min-w-0 text-sm/5 text-muted">
          <p className="tabular-nums">{wordCountLabel(countWords(words.content))}</p>
          <p role="status" className={isSaved ? "text-success" : undefined}>
            {isSaved ? "Prayer saved to your journal" : "Your prayer will be saved securely and privately"}
          </p>
        </div>
        <Button
          type="submit"
          disabled={words.content.trim() === ""}
          pending={isSaving}
          pendingLabel="Saving..."
          className="shrink-0"
        >
          Save Prayer
        </Button>
      </div>
      <JournalCare words={savedWords} />
    </form>
  );
}
