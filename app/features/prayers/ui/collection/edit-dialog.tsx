import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextAreaField, TextField } from "~/ui/field";
import { PRAYER_LIMITS, type Prayer } from "../../contract";
import { CategoryField } from "./category-field";
import type { PrayerWords } from "./use-prayers";

export interface EditDialogProps {
  prayer: Prayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Tells whether it is saved; the dialog stays open otherwise. */
  onSave: (words: PrayerWords) => Promise<boolean>;
}

/** Changes title, category and words of a saved prayer. */
export default function EditDialog({ prayer, open, onOpenChange, onSave }: EditDialogProps) {
  const form = useId();
  const [words, setWords] = useState<PrayerWords>(prayer);
  const [isSaving, setSaving] = useState(false);
  const { title, category, content } = words;
  const change = (part: Partial<PrayerWords>) => setWords((now) => ({ ...now, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const isSaved = await onSave({ title, category, content });
    setSaving(false);
    if (isSaved) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isSaving && onOpenChange(next)}
      title="Edit Prayer"
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={title.trim() === "" || content.trim() === ""}
            pending={isSaving}
            pendingLabel="Saving..."
          >
            Save Changes
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          maxLength={PRAYER_LIMITS.title}
          autoComplete="off"
          value={title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <CategoryField value={category} onChange={(next) => change({ category: next })} />
        <TextAreaField
          serif
          label="Prayer"
          rows={10}
          maxLength={PRAYER_LIMITS.content}
          value={content}
          onChange={(event) => change({ content: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
