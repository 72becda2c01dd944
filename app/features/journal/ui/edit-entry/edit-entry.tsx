import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { CompanionAccess } from "~/features/companion/contract";
import { DraftNotice, SavedLaterNotice } from "~/features/drafts/ui/draft-notice";
import { type DraftKeeper, isKept, useDraft } from "~/features/drafts/ui/use-draft";
import { UNTITLED, wordCountLabel } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { JournalEntry } from "../../contract";
import { JOURNAL_LIMITS } from "../../domain/limits";
import { EntryWriting, useSaveAction } from "../editor/entry-writing";
import { thumbNeverClass } from "../editor/thumb-bar";
import { useEntryText } from "../editor/use-entry-text";
import { EntryFieldInputs, entryFieldsOf } from "../entry-fields";
import { type EditedFields, useUpdateEntry } from "./use-update-entry";

const ConflictDialog = lazy(() => import("./conflict-dialog"));

export interface EditEntryProps {
  entry: JournalEntry;
  /** Leaves the edit mode: after saving, on Cancel, and when another version was taken. */
  onDone: () => void;
  moodTrackingEnabled: boolean;
  /** `null` when the companion is off. */
  companion: CompanionAccess | null;
}

/** A draft of an edit, with the version it started from: an edit of an older one is a conflict, also after a restart. */
type EditDraft = EditedFields & Pick<JournalEntry, "version">;

/** The edit mode of an entry: title, mood and text, within the screen of the entry view. */
export default function EditEntry({ entry, onDone, moodTrackingEnabled, companion }: EditEntryProps) {
  const [changes, setChanges] = useState<Partial<EditedFields>>({});
  const text = useEntryText();
  const isFinished = useRef(false);
  // An entry that has its prayer is not offered another one until that is removed.
  const hadNoPrayer = useRef(false);
  hadNoPrayer.current ||= text.isReady && !text.isEmpty && !text.hasPrayer;
  const draft: DraftKeeper<EditDraft> = useDraft({
    target: `entry:${entry.id}`,
    read: (): EditDraft | null => (hasChanges() ? { ...words(), version } : null),
  });
  const { restored } = draft;
  const initial = restored?.words ?? entry;
  const { version } = initial;
  const { title = initial.title } = changes;
  const fields = { ...entryFieldsOf(initial), ...changes };
  const change = (next: Partial<EditedFields>) => {
    setChanges((now) => ({ ...now, ...next }));
    draft.touch();
  };
  const finish = () => {
    isFinished.current = true;
    void draft.settle().then(onDone);
  };
  const beforeSignIn = async () => {
    isFinished.current = await isKept(draft);
  };
  const { save, isSaving, isWaiting, conflict, closeConflict } = useUpdateEntry({
    entryId: entry.id,
    version,
    onSaved: finish,
    saveAgain: () => action.save(),
    beforeSignIn,
  });
  const action = useSaveAction({
    label: "Save Changes",
    text,
    isSaving,
    isDone: () => isFinished.current,
    onSave: () => void save(words()),
  });

  const hasChanges = useCallback(
    () =>
      restored !== null ||
      text.isChanged() ||
      Object.entries(changes).some(([name, value]) => value !== entry[name as keyof EditedFields]),
    [changes, entry, restored, text.isChanged],
  );
  const isDirty = useCallback(() => !isFinished.current && hasChanges(), [hasChanges]);
  const words = () => ({
    ...fields,
    title: title.trim(),
    content: text.isReady ? text.html() : initial.content,
  });

  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-end gap-2">
        <span className="mr-auto text-sm text-muted tabular-nums">{wordCountLabel(text.words)}</span>
        {/* The navigation itself asks whether to leave changed words. */}
        <Button variant="ghost" onClick={onDone} disabled={isSaving}>
          Cancel
        </Button>
        {action.saveButton(thumbNeverClass)}
      </div>
      {isWaiting && <SavedLaterNotice />}
      {restored && (
        <DraftNotice
          keptAt={restored.keptAt}
          freshLabel="Discard draft"
          onStartFresh={() => {
            setChanges({});
            text.reset();
            draft.startFresh();
          }}
        />
      )}
      <TextField
        label="Title"
        value={title}
        maxLength={JOURNAL_LIMITS.titleLength}
        placeholder={UNTITLED}
        autoComplete="off"
        className="font-serif text-lg"
        onChange={(event) => change({ title: event.target.value })}
      />
      <EntryFieldInputs
        fields={fields}
        onChange={change}
        hasMood={moodTrackingEnabled || entry.mood !== null}
      />
      <EntryWriting
        text={text}
        draft={draft}
        initialHtml={initial.content}
        isDraft={restored !== null}
        companion={companion}
        contentId={entry.id}
        mood={fields.mood}
        showsCompanion={hadNoPrayer.current}
        saveButton={action.saveButton()}
        isDirty={isDirty}
        beforeSignIn={beforeSignIn}
      />
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
