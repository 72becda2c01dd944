import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { CompanionAccess } from "~/features/companion/contract";
import { DraftNotice, SavedLaterNotice } from "~/features/drafts/ui/draft-notice";
import { type DraftKeeper, isKept, useDraft } from "~/features/drafts/ui/use-draft";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import type { JournalEntry, Mood } from "../../contract";
import { wordCountLabel } from "../../domain/count-words";
import { JOURNAL_LIMITS } from "../../domain/limits";
import { Companion } from "../companion/companion";
import { stillWriting } from "../companion/still-writing";
import { ConfirmLeaveEntry } from "../editor/confirm-leave-entry";
import { EditorSkeleton, EntryEditor } from "../editor/entry-editor";
import { ThumbBar } from "../editor/thumb-bar";
import { thumbNeverClass } from "../editor/thumb-layout";
import { useEntryText } from "../editor/use-entry-text";
import { useSaveShortcut } from "../editor/use-save-shortcut";
import { MoodPicker } from "../mood-picker";
import { useUpdateEntry } from "./use-update-entry";

const ConflictDialog = lazy(() => import("./conflict-dialog"));

export interface EditEntryProps {
  entry: JournalEntry;
  /** Leaves the edit mode: after saving, on Cancel, and when another version was taken. */
  onDone: () => void;
  moodTrackingEnabled: boolean;
  /** Null for who does without the companion. */
  companion: CompanionAccess | null;
}

/** What a draft of an edit holds. */
interface EditDraft {
  title: string;
  content: string;
  mood: Mood | null;
  /** The version that the person began with: an edit of an older one is a conflict, also after a restart. */
  version: number;
}

/** Edit mode of an entry: title, mood and text. The entry view gives the screen around it. */
export default function EditEntry({ entry, onDone, moodTrackingEnabled, companion }: EditEntryProps) {
  const { toast } = useToast();
  const [typedTitle, setTitle] = useState<string>();
  const [chosenMood, setMood] = useState<Mood | null>();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const text = useEntryText();
  const isFinished = useRef(false);
  // An entry that has its prayer is not offered another one, until that is taken out.
  const hadNoPrayer = useRef(false);
  hadNoPrayer.current ||= text.isReady && !text.isEmpty && !text.hasPrayer;
  const kept: DraftKeeper<EditDraft> = useDraft({
    target: `entry:${entry.id}`,
    read: (): EditDraft | null => (hasChanges() ? { ...words(), version } : null),
  });
  const { restored } = kept;
  const began = restored?.words ?? entry;
  const { version } = began;
  const title = typedTitle ?? began.title;
  const mood = chosenMood === undefined ? began.mood : chosenMood;
  const finish = () => {
    isFinished.current = true;
    void kept.settle().then(onDone);
  };
  const handleSessionEnd = async () => {
    isFinished.current = await isKept(kept);
  };
  const { save, isSaving, isWaiting, conflict, closeConflict } = useUpdateEntry({
    entryId: entry.id,
    version,
    onSaved: finish,
    saveAgain: () => handleSave(),
    onSessionEnd: handleSessionEnd,
  });

  const hasChanges = useCallback(
    () => title !== entry.title || mood !== entry.mood || restored !== null || text.isChanged(),
    [title, mood, entry, restored, text.isChanged],
  );
  const isDirty = useCallback(() => !isFinished.current && hasChanges(), [hasChanges]);
  const words = () => ({ title: title.trim(), content: text.isReady ? text.html() : began.content, mood });
  const handleSave = () => {
    if (isSaving || isFinished.current || !text.isReady) return;
    if (text.isEmpty) return toast({ title: "Please write something first" });
    if (text.isWriting()) return toast(stillWriting(text.stopWriting));
    if (text.isUploading())
      return toast({ title: "One moment", description: "An image is still on its way." });
    void save(words());
  };
  useSaveShortcut(handleSave);

  const saveButton = (className?: string) => (
    <Button className={className} onClick={handleSave} pending={isSaving} pendingLabel="Saving...">
      Save Changes
    </Button>
  );
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-end gap-2">
        <span className="mr-auto text-sm text-muted tabular-nums">{wordCountLabel(text.words)}</span>
        {/* The question whether to leave changed words comes with the navigation itself. */}
        <Button variant="ghost" onClick={onDone} disabled={isSaving}>
          Cancel
        </Button>
        {saveButton(thumbNeverClass)}
      </div>
      {isWaiting && <SavedLaterNotice />}
      {restored && (
        <DraftNotice
          keptAt={restored.keptAt}
          freshLabel="Discard them"
          onStartFresh={() => {
            setTitle(undefined);
            setMood(undefined);
            text.reset();
            kept.startFresh();
          }}
        />
      )}
      <TextField
        label="Title"
        value={title}
        maxLength={JOURNAL_LIMITS.titleLength}
        placeholder="Untitled Entry"
        autoComplete="off"
        className="font-serif text-lg"
        onChange={(event) => {
          setTitle(event.target.value);
          kept.touch();
        }}
      />
      {(moodTrackingEnabled || entry.mood !== null) && (
        <MoodPicker
          value={mood}
          onChange={(next) => {
            setMood(next);
            kept.touch();
          }}
        />
      )}
      <div>
        {kept.isLoaded ? (
          <EntryEditor
            key={kept.id()}
            label="Journal entry"
            initialHtml={began.content}
            isDraft={restored !== null}
            toolbarSlot={slot}
            {...text.editorProps}
            onChange={kept.touch}
          />
        ) : (
          <EditorSkeleton />
        )}
        {companion && kept.isLoaded && (
          <Companion
            key={`companion of ${kept.id()}`}
            access={companion}
            text={text}
            thumbSlot={above}
            contentId={entry.id}
            mood={mood}
            appears={hadNoPrayer.current}
            onSessionEnd={handleSessionEnd}
          />
        )}
      </div>
      <ThumbBar slotRef={setSlot} aboveRef={setAbove} action={saveButton()} />
      <ConfirmLeaveEntry isDirty={isDirty} />
      {conflict && (
        <Suspense>
          <ConflictDialog
            mine={words()}
            other={conflict}
            isSaving={isSaving}
            onKeepMine={() => void save(words(), { overwrite: true })}
            onTakeOther={finish}
            onClose={closeConflict}
          />
        </Suspense>
      )}
    </div>
  );
}
