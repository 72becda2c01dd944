import { useId } from "react";
import { UNTITLED } from "~/shared/entry-labels";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { JournalEntry } from "../../contract";

type Version = Pick<JournalEntry, "title" | "content">;

export interface ConflictDialogProps {
  mine: Version;
  other: Version;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeOther: () => void;
  onClose: () => void;
}

/** Both versions of an entry that was changed elsewhere meanwhile: side by side, stacked on phones. */
export default function ConflictDialog({
  mine,
  other,
  isSaving,
  onKeepMine,
  onTakeOther,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      size="lg"
      title="This entry was changed elsewhere"
      description="It was saved on another device or in another window while you were writing here. Which version do you want to keep?"
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onTakeOther}>
            Use the other version
          </Button>
          <Button pending={isSaving} pendingLabel="Saving..." onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionView heading="Your version" version={mine} />
        <VersionView heading="The other version" version={other} />
      </div>
    </Dialog>
  );
}

function VersionView({ heading, version }: { heading: string; version: Version }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line">
      <h3 id={id} className="border-b border-line px-4 py-2 font-sans text-sm font-medium text-muted">
        {heading}
      </h3>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[26dvh] overflow-y-auto p-4 focus-visible:-outline-offset-2 sm:max-h-[46dvh]"
      >
        <p className="mb-3 font-serif text-lg/6 font-medium">{version.title || UNTITLED}</p>
        <div
          className="prose-entry"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, or created by the editor's schema.
          dangerouslySetInnerHTML={{ __html: version.content }}
        />
      </section>
    </div>
  );
}
