import { useState } from "react";
import { type SavedMark, type SavedResponse, sharedPath } from "~/features/library/contract";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { isSavedThread, savedBodyOf } from "../../domain/saved-filter";
import type { Thread } from "../../domain/thread";
import type { SavedList } from "./use-saved-list";

const SAVED = "/api/saved-responses";

export type Saving = ReturnType<typeof useSaving>;

/** Saves and shares the thread on the screen, or a saved response. `marks` are the saved threads of the history. */
export function useSaving(list: SavedList, marks: readonly SavedMark[]) {
  const { toast } = useToast();
  // Saved or changed since the page was loaded.
  const [changed, setChanged] = useState<SavedResponse[]>([]);
  const [toShare, setToShare] = useState<Thread | SavedResponse | null>(null);
  const [isAsking, setAsking] = useState(false);

  const remember = (saved: SavedResponse) => {
    setChanged((before) => [saved, ...before.filter(({ id }) => id !== saved.id)]);
    list.refresh();
  };
  const create = (thread: Thread, isPublic: boolean) =>
    callApi<SavedResponse>(SAVED, { method: "POST", body: { ...savedBodyOf(thread), isPublic } });
  const publish = ({ id }: SavedResponse) =>
    callApi<SavedResponse>(`${SAVED}/${id}`, { method: "PATCH", body: { isPublic: true } });

  const save = useCall(async (thread: Thread) => remember(await create(thread, false)), {
    success: () => ({ title: "Saved", description: "You’ll find it in Saved Responses." }),
    failure: { title: "Save Failed", text: "Please check your connection and try again." },
  });
  const share = useCall(
    (what: Thread | SavedResponse) => ("turns" in what ? create(what, true) : publish(what)),
    {
      failure: { title: "Share Failed", text: "Failed to create share link. Please try again." },
    },
  );

  /** Returns the saved response of a thread, if there is one. */
  const savedOf = (thread: Thread): SavedMark | null =>
    [...changed, ...(list.loaded?.items ?? []), ...marks].find((saved) => isSavedThread(saved, thread)) ??
    null;

  const copyLink = async (token: string) => {
    const link = window.location.origin + sharedPath(token);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link Copied", description: "Share link copied to clipboard" });
    } catch {
      toast({ title: "Link not copied", description: `Your browser did not allow it. The link: ${link}` });
    }
  };

  return {
    isPending: save.isPending || share.isPending,
    savedOf,
    save: save.run,
    /** Copies the link of a public response. Asks before publishing anything else. */
    async share(what: Thread | SavedResponse) {
      const saved = "turns" in what ? savedOf(what) : (changed.find(({ id }) => id === what.id) ?? what);
      if (saved?.isPublic && saved.shareToken) return copyLink(saved.shareToken);
      setToShare(what);
      setAsking(true);
    },
    /** State of the dialog that asks before publishing. */
    dialog: {
      what: toShare,
      isOpen: isAsking,
      onOpenChange: setAsking,
      async confirm() {
        const shared = toShare && (await share.run(toShare));
        if (!shared) return;
        remember(shared.value);
        setAsking(false);
        if (shared.value.shareToken) await copyLink(shared.value.shareToken);
      },
    },
  };
}
