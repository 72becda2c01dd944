import { BookmarkCheck, BookmarkPlus, Share2 } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import type { Thread } from "../../../domain/thread";
import type { Keep } from "./use-keep";

/** Saves and shares the thread on the screen. */
export function KeepButtons({ thread, keep }: { thread: Thread; keep: Keep }) {
  const isSaved = keep.known(thread) !== null;
  return (
    <>
      <IconButton
        label={isSaved ? "Saved" : "Save"}
        // Not `disabled`, which would take the focus from whoever has just saved.
        aria-disabled={isSaved || undefined}
        onClick={() => !isSaved && void keep.save(thread)}
        className={isSaved ? "text-accent-text!" : undefined}
      >
        {isSaved ? <BookmarkCheck /> : <BookmarkPlus />}
      </IconButton>
      <IconButton label="Share" onClick={() => void keep.share(thread)}>
        <Share2 />
      </IconButton>
    </>
  );
}
