import { Plus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { HelpFound } from "~/features/safety/ui/help-found";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import type { Intention } from "../../contract";
import { AddIntention } from "../list/add-intention";
import { IntentionItem } from "../list/intention-item";
import { NEW_INTENTION, useIntentions } from "../list/use-intentions";

const IntentionsDialog = lazy(() => import("../list/intentions-dialog"));

/** What somebody who has no intention yet might pray for. */
const SUGGESTIONS = ["Peace in the world", "Family health and happiness", "Spiritual growth"];

export interface IntentionsCardProps {
  /** The newest open intentions. */
  intentions: Intention[];
  /** Open intentions in all. */
  total: number;
}

/** The open intentions at a glance: add one, mark it as answered with a line of thanks, delete it, see them all. */
export function IntentionsCard({ intentions: known, total }: IntentionsCardProps) {
  const { intentions, busy, help, add, complete, remove } = useIntentions(false, known);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const suggest = async (text: string) => {
    // The suggestions go with the first intention.
    if (await add(text)) heading.current?.focus();
  };
  const open = (intentions ?? []).filter((one) => !one.isCompleted);
  const shared = { busy, onComplete: complete, onRemove: remove, onGone: () => field.current?.focus() };
  return (
    <Card as="section" aria-labelledby="prayer-intentions">
      <CardHeader
        title={
          <span ref={heading} id="prayer-intentions" tabIndex={-1} className="outline-none">
            Prayer Intentions
          </span>
        }
        action={<All total={total} />}
      />
      <AddIntention ref={field} isPending={busy === NEW_INTENTION} onAdd={add} variant="secondary" />
      <HelpFound {...help} />
      {open.length === 0 ? (
        <Suggestions onAdd={suggest} isBusy={busy !== null} />
      ) : (
        <ul className="mt-2 -mr-2 divide-y divide-line">
          {open.map((one) => (
            <IntentionItem key={one.id} intention={one} {...shared} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Suggestions({ onAdd, isBusy }: { onAdd: (text: string) => Promise<void>; isBusy: boolean }) {
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">You might pray for</p>
      <ul className="mt-1.5 grid justify-items-start gap-1.5">
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <Button
              variant="secondary"
              size="sm"
              icon={<Plus aria-hidden />}
              aria-disabled={isBusy || undefined}
              onClick={() => void onAdd(text)}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to all intentions, the answered ones among them. The dialog's code comes with the first click. */
function All({ total }: { total: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const trigger = (
    <Button
      variant="ghost"
      size="sm"
      className="-mt-1 -mr-2"
      aria-haspopup="dialog"
      onClick={() => {
        setOpened(true);
        setOpen(true);
      }}
    >
      {total > 0 ? `All ${total}` : "All"}
      <span className="sr-only"> intentions</span>
    </Button>
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <IntentionsDialog open={isOpen} onOpenChange={setOpen} trigger={trigger} />
    </Suspense>
  );
}
