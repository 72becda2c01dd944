import { Check, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import type { Intention } from "../../contract";
import { JOURNAL_LIMITS } from "../../domain/limits";

export interface IntentionItemProps {
  intention: Intention;
  /** The id of the intention that is being changed. */
  busy: string | null;
  onComplete: (id: string, thanks: string) => Promise<boolean>;
  onRemove: (id: string) => Promise<boolean>;
  /** The intention has left its place, and the focus with it. */
  onGone: () => void;
}

/** One intention; completing it asks for a line of thanks, which may stay empty. */
export function IntentionItem({ intention, busy, onComplete, onRemove, onGone }: IntentionItemProps) {
  const [isThanking, setThanking] = useState(false);
  const { id, text, isCompleted, thanks } = intention;
  const isBusy = busy === id;
  return (
    <li className="py-2.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow py-2.5">
          <p className="font-serif text-base/6 break-words">{text}</p>
          {thanks && <p className="mt-0.5 text-sm/5 break-words text-muted">{thanks}</p>}
        </div>
        {!isCompleted && !isThanking && (
          <IconButton label={`Answered: ${text}`} onClick={() => setThanking(true)}>
            <Check />
          </IconButton>
        )}
        <IconButton
          label={`Delete: ${text}`}
          tone="destructive"
          pending={isBusy && !isThanking}
          onClick={async () => {
            if (await onRemove(id)) onGone();
          }}
        >
          <Trash2 />
        </IconButton>
      </div>
      {isThanking && (
        <ThanksForm
          isPending={isBusy}
          onCancel={() => setThanking(false)}
          onSubmit={async (line) => {
            if (!(await onComplete(id, line))) return;
            setThanking(false);
            onGone();
          }}
        />
      )}
    </li>
  );
}

function ThanksForm(props: {
  isPending: boolean;
  onSubmit: (thanks: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [thanks, setThanks] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void props.onSubmit(thanks.trim());
  };
  return (
    <form onSubmit={submit} className="mb-2 grid gap-3 rounded-card bg-sunken p-4">
      <TextField
        label="A line of thanks"
        hint="Optional. It stays with the intention."
        autoFocus
        autoComplete="off"
        maxLength={JOURNAL_LIMITS.intentionLength}
        value={thanks}
        onChange={(event) => setThanks(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" pending={props.isPending}>
          Mark as answered
        </Button>
      </div>
    </form>
  );
}
