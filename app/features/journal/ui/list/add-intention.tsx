import { type FormEvent, forwardRef, useState } from "react";
import { Button } from "~/ui/button";
import type { ButtonVariant } from "~/ui/button-class";
import { TextField } from "~/ui/field";
import { JOURNAL_LIMITS } from "../../domain/limits";

/** The line in which a new intention is written. */
export const AddIntention = forwardRef<
  HTMLInputElement,
  { isPending: boolean; onAdd: (text: string) => Promise<boolean>; variant?: ButtonVariant }
>(function AddIntention({ isPending, onAdd, variant }, ref) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setError("Please write your intention first.");
    if (await onAdd(text.trim())) setText("");
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <TextField
        ref={ref}
        label="New intention"
        hideLabel
        placeholder="For..."
        maxLength={JOURNAL_LIMITS.intentionLength}
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        fieldClassName="grow"
      />
      <Button type="submit" variant={variant} pending={isPending}>
        Add
      </Button>
    </form>
  );
});
