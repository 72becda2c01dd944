import { Plus } from "lucide-react";
import { lazy, useRef } from "react";
import { Button } from "~/ui/button";
import { buttonClass } from "~/ui/button-class";
import { Card, CardHeader } from "~/ui/card";
import { DialogButton } from "~/ui/dialog-button";
import type { Intention } from "../../contract";
import { IntentionList } from "./intention-list";

const IntentionsDialog = lazy(() => import("./intentions-dialog"));

const SUGGESTIONS = ["Peace in the world", "Family health and happiness", "Spiritual growth"];

export interface IntentionsCardProps {
  /** The newest open intentions. */
  intentions: Intention[];
  /** The number of all open intentions. */
  total: number;
}

/** The open intentions at a glance, with suggestions for a first one and a dialog of all. */
export function IntentionsCard({ intentions, total }: IntentionsCardProps) {
  const heading = useRef<HTMLSpanElement>(null);
  return (
    <Card as="section" aria-labelledby="prayer-intentions">
      <CardHeader
        title={
          <span ref={heading} id="prayer-intentions" tabIndex={-1} className="outline-none">
            Prayer Intentions
          </span>
        }
        action={
          <DialogButton dialog={IntentionsDialog} className={buttonClass("ghost", "sm", "-mt-1 -mr-2")}>
            {total > 0 ? `All ${total}` : "All"}
            <span className="sr-only"> intentions</span>
          </DialogButton>
        }
      />
      <IntentionList
        intentions={intentions}
        addVariant="secondary"
        empty={(add, isAdding) => (
          <div className="mt-4">
            <p className="text-sm text-muted">You might pray for</p>
            <ul className="mt-1.5 grid justify-items-start gap-1.5">
              {SUGGESTIONS.map((text) => (
                <li key={text}>
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<Plus aria-hidden />}
                    aria-disabled={isAdding || undefined}
                    onClick={async () => {
                      // The suggestions disappear with the first intention.
                      if (await add(text)) heading.current?.focus();
                    }}
                  >
                    {text}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      />
    </Card>
  );
}
