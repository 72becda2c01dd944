import { type FormEvent, useId, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextAreaField, TextField } from "~/ui/field";
import { PRAYER_LIMITS, type Prayer, type SavePrayerInput } from "../../contract";
import { CategoryField } from "./category-field";

interface EditDialogProps {
  prayer: Prayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits title, category and text of a saved prayer. */
export default function EditDialog({ prayer, open, onOpenChange }: EditDialogProps) {
  const form = useId();
  const { id, title, category, content } = prayer;
  const [draft, setDraft] = useState<SavePrayerInput>({ title, category, content });
  const change = (part: Partial<SavePrayerInput>) => setDraft((now) => ({ ...now, ...part }));
  const save = useCall(() => callApi(`/api/prayers/${id}`, { method: "PATCH", body: draft }), {
    success: () => ({ title: "Prayer updated" }),
    failure: { text: "Failed to save prayer. Please try again." },
    revalidate: "after-success",
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save.run()) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !save.isPending && onOpenChange(next)}
      title="Edit Prayer"
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={draft.title.trim() === "" || draft.content.trim() === ""}
            pending={save.isPending}
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
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <CategoryField value={draft.category} onChange={(next) => change({ category: next })} />
        <TextAreaField
          serif
          label="Prayer"
          rows={10}
          maxLength={PRAYER_LIMITS.content}
          value={draft.content}
          onChange={(event) => change({ content: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
