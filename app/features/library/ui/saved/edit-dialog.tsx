import { type FormEvent, useId, useState } from "react";
import { CATEGORIES, type Category } from "~/features/companion/domain/limits";
import { Button } from "~/ui/button";
import { Dialog, DialogClose } from "~/ui/dialog";
import { TextAreaField, TextField } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import { CATEGORY_LABELS, LIBRARY_LIMITS, type SavedResponse } from "../../contract";
import { useUpdateResponse } from "./use-update-response";

interface EditDialogProps {
  saved: SavedResponse;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits title, category and notes of a saved response. */
export default function EditDialog({ saved, open, onOpenChange }: EditDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(saved.title ?? "");
  const [category, setCategory] = useState<Category | "">(saved.category ?? "");
  const [notes, setNotes] = useState(saved.notes ?? "");
  const update = useUpdateResponse(saved);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await update.run({ title, category, notes })) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Response"
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} pending={update.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Title"
          value={title}
          maxLength={LIBRARY_LIMITS.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <NativeSelect
          label="Category"
          value={category}
          onChange={(event) => setCategory(event.target.value as Category | "")}
        >
          <option value="">No category</option>
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {CATEGORY_LABELS[one]}
            </option>
          ))}
        </NativeSelect>
        <TextAreaField
          label="Notes"
          rows={4}
          value={notes}
          maxLength={LIBRARY_LIMITS.notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
