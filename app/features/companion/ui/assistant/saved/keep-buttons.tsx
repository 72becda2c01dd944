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
        disabled={isSaved}
        onClick={() => void keep.save(thread)}
        className={isSaved ? "opacity-100! text-accent-text!" : undefined}
      >
        {isSaved ? <BookmarkCheck /> : <BookmarkPlus />}
      </IconButton>
      <IconButton label="Share" onClick={() => void keep.share(thread)}>
        <Share2 />
      </IconButton>
    </>
  );
}
