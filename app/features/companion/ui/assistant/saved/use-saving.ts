import { useState } from "react";
import { type SavedMark, type SavedResponse, sharedPath } from "~/features/library/contract";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { isSavedThread, savedBodyOf } from "../../../domain/saved-filter";
import type { Thread } from "../../../domain/thread";
import type { SavedList } from "./use-saved-list";

const SAVED = "/api/saved-responses";

export type Saving = ReturnType<typeof useSaving>;

/** Saving and sharing of what the screen shows: a thread, or a response that is saved already. `marks`: which items of the history are saved. */
export function useSaving(list: SavedList, marks: readonly SavedMark[]) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  // What was saved or changed since the page came.
  const [kept, setKept] = useState<SavedResponse[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [toShare, setToShare] = useState<Thread | SavedResponse | null>(null);
  const [isAsking, setAsking] = useState(false);

  const known = (thread: Thread): SavedMark | null =>
    [...kept, ...(list.loaded?.items ?? []), ...marks].find((saved) => isSavedThread(saved, thread)) ?? null;

  const remember = (saved: SavedResponse) => {
    setKept((before) => [saved, ...before.filter(({ id }) => id !== saved.id)]);
    list.refresh();
    return saved;
  };

  const run = async (
    work: () => Promise<void>,
    failed: (error: unknown) => [title: string, text: string],
  ) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const [title, description] = failed(error);
      toast({ title, description, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };

  const create = (thread: Thread, isPublic: boolean) =>
    callApi<SavedResponse>(SAVED, { method: "POST", body: { ...savedBodyOf(thread), isPublic } });

  const publish = ({ id }: SavedMark) =>
    callApi<SavedResponse>(`${SAVED}/${id}`, { method: "PATCH", body: { isPublic: true } });

  const copyLink = async (token: string) => {
    const link = window.location.origin + sharedPath(token);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link Copied", description: "Share link copied to clipboard" });
    } catch {
      toast({ title: "Link not copied", description: `Your browser did not allow it. The link: ${link}` });
    }
  };

  const shareFailed = (): [string, string] => [
    "Share Failed",
    "Failed to create share link. Please try again.",
  ];

  return {
    isBusy,
    known,
    save: (thread: Thread) =>
      run(
        async () => {
          remember(await create(thread, false));
          toast({ title: "Saved", description: "You will find it among your saved responses." });
        },
        (error) => ["Save Failed", errorMessage(error, "Please check your connection and try again.")],
      ),
    /** Copies the link of what is public; what is not is asked about first. */
    share: (what: Thread | SavedResponse) =>
      run(async () => {
        const saved = "turns" in what ? known(what) : (kept.find(({ id }) => id === what.id) ?? what);
        if (saved?.isPublic && saved.shareToken) return copyLink(saved.shareToken);
        setToShare(what);
        setAsking(true);
      }, shareFailed),
    /** The question before anything becomes public. */
    question: {
      what: toShare,
      isOpen: isAsking,
      onOpenChange: setAsking,
      confirm: () =>
        run(async () => {
          if (!toShare) return;
          const saved = "turns" in toShare ? await create(toShare, true) : await publish(toShare);
          remember(saved);
          setAsking(false);
          if (saved.shareToken) await copyLink(saved.shareToken);
        }, shareFailed),
    },
  };
}
