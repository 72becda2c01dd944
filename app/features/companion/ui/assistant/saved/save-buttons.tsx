import { BookmarkCheck, BookmarkPlus, Share2 } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import type { Thread } from "../../../domain/thread";
import type { Saving } from "./use-saving";

/** Saves and shares the thread on the screen. */
export function SaveButtons({ thread, saving }: { thread: Thread; saving: Saving }) {
  const isSaved = saving.known(thread) !== null;
  return (
    <>
      <IconButton
        label={isSaved ? "Saved" : "Save"}
        // Not `disabled`, which would take the focus from whoever has just saved.
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
