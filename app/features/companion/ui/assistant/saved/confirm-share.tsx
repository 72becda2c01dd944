import { Share2 } from "lucide-react";
import type { SavedResponse } from "~/features/library/contract";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { type Thread, transcriptOf } from "../../../domain/thread";
import type { Saving } from "./use-saving";

/** Asks before something becomes public, and shows what that will be. */
export function ConfirmShare({ saving }: { saving: Saving }) {
  const { what, isOpen, onOpenChange, confirm } = saving.question;
  if (!what) return null;
  return (
    <LazyAlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Share this answer?"
      text={<Shown {...wordsOf(what)} />}
      confirmLabel="Share"
      confirmIcon={<Share2 aria-hidden />}
      pending={saving.isBusy}
      pendingLabel="Sharing..."
      onConfirm={() => void confirm()}
    />
  );
}

function Shown({ question, answer }: { question: string; answer: string }) {
  return (
    <>
      <p>Anyone with the link can see this question with its whole answer, and nothing else of you:</p>
      <figure className="mt-3 max-h-48 overflow-y-auto rounded-lg bg-sunken px-4 py-3 text-ink">
        <p className="font-medium break-words">{question}</p>
        <p className="mt-1 line-clamp-4 font-serif break-words">{answer}</p>
      </figure>
      <p className="mt-3">You can end the link among your saved responses at any time.</p>
    </>
  );
}

function wordsOf(what: Thread | SavedResponse) {
  return "turns" in what
    ? { question: what.turns[0]?.question ?? "", answer: transcriptOf(what) }
    : { question: what.title ?? what.question, answer: what.response };
}
