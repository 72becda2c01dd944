import { Check, Trash2 } from "lucide-react";
import { type FormEvent, forwardRef, type ReactNode, useRef, useState } from "react";
import type { HelpFound as Help } from "~/features/safety/contract";
import { HelpFound } from "~/features/safety/ui/help-cards";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import type { ButtonVariant } from "~/ui/button-class";
import { TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import type { Intention } from "../../contract";
import { JOURNAL_LIMITS } from "../../domain/limits";

export const INTENTIONS = "/api/prayer-journal/intentions";

/** Adds an intention; returns whether it is stored. */
type AddIntention = (text: string) => Promise<boolean>;

export interface IntentionListProps {
  /** `null` until they are loaded. */
  intentions: Intention[] | null;
  /** Receives each stored change, for screens whose loader does not have the list. */
  onChange?: (change: (all: Intention[]) => Intention[]) => void;
  /** Shown when no intention is open. */
  empty: ReactNode | ((add: AddIntention, isAdding: boolean) => ReactNode);
  addVariant?: ButtonVariant;
}

/** A field for a new intention, then the open and the answered ones, each with its actions. */
export function IntentionList({ intentions, onChange, empty, addVariant }: IntentionListProps) {
  const field = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState<Help>({});
  const open = intentions?.filter((one) => !one.isCompleted) ?? [];
  const answered = intentions?.filter((one) => one.isCompleted) ?? [];

  const { isPending, run } = useCall(
    async (text: string) => {
      const { safetyMessage, support, ...added } = await callApi<Intention & Help>(INTENTIONS, {
        method: "POST",
        body: { text },
      });
      setHelp({ safetyMessage, support });
      onChange?.((all) => [added, ...all]);
    },
    { failure: { text: "Failed to add the intention. Please try again." }, revalidate: "after-success" },
  );
  const add: AddIntention = async (text) => (await run(text)) !== null;
  const listOf = (list: Intention[]) => (
    <ul className="mt-3 -mr-2 divide-y divide-line">
      {list.map((one) => (
        <IntentionItem
          key={one.id}
          intention={one}
          onCompleted={({ safetyMessage, support, ...completed }) => {
            setHelp({ safetyMessage, support });
            onChange?.((all) => all.map((other) => (other.id === one.id ? completed : other)));
          }}
          onDeleted={() => onChange?.((all) => all.filter((other) => other.id !== one.id))}
          // The intention has left its place, and the focus with it.
          onGone={() => field.current?.focus()}
        />
      ))}
    </ul>
  );

  return (
    <>
      <AddForm ref={field} isPending={isPending} onAdd={add} variant={addVariant} />
      <HelpFound {...help} />
      {intentions && open.length === 0 && (typeof empty === "function" ? empty(add, isPending) : empty)}
      {open.length > 0 && listOf(open)}
      {answered.length > 0 && (
        <>
          <h3 className="mt-6 text-base text-muted">Answered</h3>
          {listOf(answered)}
        </>
      )}
    </>
  );
}

interface AddFormProps {
  isPending: boolean;
  onAdd: AddIntention;
  variant?: ButtonVariant;
}

const AddForm = forwardRef<HTMLInputElement, AddFormProps>(function AddForm(
  { isPending, onAdd, variant },
  ref,
) {
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

interface IntentionItemProps {
  intention: Intention;
  onCompleted: (completed: Intention & Help) => void;
  onDeleted: () => void;
  /** Called after both, once the screen is up to date. */
  onGone: () => void;
}

/** One intention. Completing it asks for a line of thanks, which may stay empty. */
function IntentionItem({ intention, onCompleted, onDeleted, onGone }: IntentionItemProps) {
  const { id, text, isCompleted, thanks } = intention;
  const [isThanking, setThanking] = useState(false);
  const complete = useCall(
    async (line: string) => {
      const body = { isCompleted: true, thanks: line };
      onCompleted(await callApi<Intention & Help>(`${INTENTIONS}/${id}`, { method: "PATCH", body }));
    },
    { failure: { text: "Failed to complete the intention. Please try again." }, revalidate: "after-success" },
  );
  const remove = useCall(
    async () => {
      await callApi(`${INTENTIONS}/${id}`, { method: "DELETE" });
      onDeleted();
    },
    { failure: { text: "Failed to delete the intention. Please try again." }, revalidate: "after-success" },
  );
  return (
    <li className="py-2.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow py-2.5">
          <p className="font-serif text-base/6 break-words">{text}</p>
          {thanks && <p className="mt-0.5 text-sm/5 break-words text-muted">{thanks}</p>}
        </div>
        {!isCompleted && !isThanking && (
          <IconButton label={`Mark as answered: ${text}`} onClick={() => setThanking(true)}>
            <Check />
          </IconButton>
        )}
        <IconButton
          label={`Delete: ${text}`}
          tone="destructive"
          pending={remove.isPending}
          onClick={async () => {
            if (await remove.run()) onGone();
          }}
        >
          <Trash2 />
        </IconButton>
      </div>
      {isThanking && (
        <ThanksForm
          isPending={complete.isPending}
          onCancel={() => setThanking(false)}
          onSubmit={async (line) => {
            if (await complete.run(line)) onGone();
          }}
        />
      )}
    </li>
  );
}

interface ThanksFormProps {
  isPending: boolean;
  onSubmit: (thanks: string) => Promise<void>;
  onCancel: () => void;
}

function ThanksForm({ isPending, onSubmit, onCancel }: ThanksFormProps) {
  const [thanks, setThanks] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(thanks.trim());
  };
  return (
    <form onSubmit={submit} className="mb-2 grid gap-3 rounded-card bg-sunken p-4">
      <TextField
        label="A line of thanks"
        hint="Optional. Saved with the intention."
        autoFocus
        autoComplete="off"
        maxLength={JOURNAL_LIMITS.intentionLength}
        value={thanks}
        onChange={(event) => setThanks(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" pending={isPending}>
          Mark as answered
        </Button>
      </div>
    </form>
  );
}
