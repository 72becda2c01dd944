import { Bookmark, Download, Pencil, Printer, Share2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { SavedResponse } from "../../contract";
import type { SavedActions } from "./use-saved-actions";

const EditDialog = lazy(() => import("./edit-dialog"));
const ShareDialog = lazy(() => import("./share-dialog"));

type Asked = "edit" | "share" | "delete";

interface DetailActionsProps {
  saved: SavedResponse;
  actions: SavedActions;
  onDeleted: () => void;
}

/** What can be done with the open response, and the dialogs for it. Their code comes with the first click. */
export function DetailActions({ saved, actions, onDeleted }: DetailActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, update, remove } = actions;
  const ask = (what: Asked) => {
    setAsked(what);
    setOpen(true);
  };
  const dialog = { saved, open: isOpen, onOpenChange: setOpen, actions };
  const deleteIt = async () => {
    if (!(await remove(saved))) return;
    setOpen(false);
    onDeleted();
  };
  return (
    <div className="-mr-2.5 ml-auto flex flex-wrap items-center justify-end">
      <IconButton
        label={saved.isBookmarked ? "Remove bookmark" : "Bookmark"}
        pressed={saved.isBookmarked}
        onClick={() => void update(saved, { isBookmarked: !saved.isBookmarked })}
      >
        <Bookmark />
      </IconButton>
      <IconButton label="Edit" onClick={() => ask("edit")}>
        <Pencil />
      </IconButton>
      <IconButton label="Share" onClick={() => ask("share")}>
        <Share2 />
      </IconButton>
      <a
        href={`/api/saved-responses/${saved.id}/markdown`}
        download
        aria-label="Export as Markdown"
        title="Export as Markdown"
        className="inline-grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-5"
      >
        <Download aria-hidden />
      </a>
      <IconButton label="Print" onClick={() => window.print()}>
        <Printer />
      </IconButton>
      <IconButton label="Delete" tone="destructive" onClick={() => ask("delete")}>
        <Trash2 />
      </IconButton>
      {(asked === "edit" || asked === "share") && (
        <Suspense>{asked === "edit" ? <EditDialog {...dialog} /> : <ShareDialog {...dialog} />}</Suspense>
      )}
      {asked === "delete" && (
        <LazyAlertDialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete Response"
          text="Are you sure you want to delete this response? This action cannot be undone. A link to it stops working, too."
          confirmLabel="Delete"
          destructive
          pending={isBusy}
          pendingLabel="Deleting..."
          onConfirm={() => void deleteIt()}
        />
      )}
    </div>
  );
}
