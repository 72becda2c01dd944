import { BookmarkCheck, BookmarkPlus, Share2 } from "lucide-react";
import { splitSourceBlocks } from "~/features/companion/domain/source-blocks";
import { transcriptOf } from "~/features/companion/domain/transcript";
import { RichText } from "~/features/companion/ui/answer/rich-text";
import type { SavedResponse } from "~/features/library/contract";
import { IconButton } from "~/ui/icon-button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { Thread } from "../../domain/thread";
import type { Saving } from "./use-saving";

/** Saves and shares the thread on the screen. */
export function SaveButtons({ thread, saving }: { thread: Thread; saving: Saving }) {
  const isSaved = saving.savedOf(thread) !== null;
  return (
    <>
      <IconButton
        label={isSaved ? "Saved" : "Save"}
        // Not `disabled`, which would take the focus away after saving.
        aria-disabled={isSaved || undefined}
        onClick={() => !isSaved && void saving.save(thread)}
        className={isSaved ? "text-accent-text!" : undefined}
      >
        {isSaved ? <BookmarkCheck /> : <BookmarkPlus />}
      </IconButton>
      <IconButton label="Share" onClick={() => void saving.share(thread)}>
        <Share2 />
      </IconButton>
    </>
  );
}

/** Asks before something becomes public, and shows it. */
export function ConfirmShare({ saving }: { saving: Saving }) {
  const { what, isOpen, onOpenChange, confirm } = saving.dialog;
  if (!what) return null;
  const { question, answer } = wordsOf(what);
  const opening = splitSourceBlocks(answer)[0]?.text ?? "";
  return (
    <LazyAlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Share this answer?"
      text={
        <>
          <p>Anyone with the link can see this question and its full answer, and nothing else about you:</p>
          <figure className="mt-3 rounded-lg bg-sunken px-4 py-3 text-ink">
            <p className="line-clamp-2 font-medium break-words">{question}</p>
            {/* Only its beginning, which fades out. */}
            <div className="prose-entry mt-1 max-h-36 overflow-hidden text-base [mask-image:linear-gradient(black_4.5rem,transparent_9rem)]">
              <RichText text={opening} citations={[]} isGrowing={false} />
            </div>
          </figure>
          <p className="mt-3">You can turn off the link in Saved Responses.</p>
        </>
      }
      confirmLabel="Share"
      confirmIcon={<Share2 aria-hidden />}
      pending={saving.isPending}
      pendingLabel="Sharing..."
      onConfirm={() => void confirm()}
    />
  );
}

function wordsOf(what: Thread | SavedResponse) {
  return "turns" in what
    ? { question: what.turns[0]?.question ?? "", answer: transcriptOf(what.turns) }
    : { question: what.title ?? what.question, answer: what.response };
}
