import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import { JOURNAL_LIMITS, type JournalEntry } from "../../contract";
import { wordCountLabel } from "../../domain/count-words";
import { EntryEditor } from "../editor/entry-editor";
import { LeaveQuestion } from "../editor/leave-question";
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
  moodTrackingEnabled?: boolean;
}

/** Edit mode of an entry: title, mood and text (SPEC section 2, mode 3). The entry view gives the screen around it. */
export default function EditEntry({ entry, onDone, moodTrackingEnabled = false }: EditEntryProps) {
  const { toast } = useToast();
  const [title, setTitle] = useState(entry.title);
  const [mood, setMood] = useState(entry.mood);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const text = useEntryText();
  const isFinished = useRef(false);
  const finish = () => {
    isFinished.current = true;
    onDone();
  };
  const { save, isSaving, conflict, closeConflict } = useUpdateEntry(entry, finish);

  const isDirty = useCallback(
    () => !isFinished.current && (title !== entry.title || mood !== entry.mood || text.isChanged()),
    [title, mood, entry, text.isChanged],
  );
  const words = () => ({ title: title.trim(), content: text.html(), mood });
  const handleSave = () => {
    if (isSaving || isFinished.current || !text.isReady) return;
    if (text.isEmpty) return toast({ title: "Please write something first" });
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
      <TextField
        label="Title"
        value={title}
        maxLength={JOURNAL_LIMITS.titleLength}
        placeholder="Untitled Entry"
        autoComplete="off"
        className="font-serif text-lg"
        onChange={(event) => setTitle(event.target.value)}
      />
      {(moodTrackingEnabled || entry.mood !== null) && <MoodPicker value={mood} onChange={setMood} />}
      <EntryEditor
        label="Journal entry"
        initialHtml={entry.content}
        toolbarSlot={slot}
        {...text.editorProps}
      />
      <ThumbBar slotRef={setSlot} action={saveButton()} />
      <LeaveQuestion isDirty={isDirty} />
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
