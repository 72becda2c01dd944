import { Bookmark, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import type { JournalEntry } from "../../contract";
import { editPath } from "../../domain/journal-paths";
import { IconLink } from "../list/icon-link";
import type { EntryActions } from "../use-entry-actions";

export interface EntryToolsProps {
  entry: JournalEntry;
  actions: EntryActions;
  /** Kept for the way back from the editor. */
  from: string;
  onDelete: () => void;
}

/** Bookmark, edit and delete of an entry. */
export function EntryTools({ entry, actions, from, onDelete }: EntryToolsProps) {
  return (
    <>
      <IconButton
        label="Bookmark"
        pressed={actions.isBookmarked(entry)}
        onClick={() => void actions.toggleBookmark(entry)}
      >
        <Bookmark />
      </IconButton>
      <IconLink
        to={editPath(entry.id)}
        state={{ from, isFromEntry: true }}
        prefetch="intent"
        label="Edit"
        icon={<Pencil aria-hidden />}
      />
      <IconButton
        label="Delete"
        tone="destructive"
        pending={actions.workOn(entry.id) === "move-to-bin"}
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
