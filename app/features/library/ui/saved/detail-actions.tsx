import { Bookmark, Download, Pencil, Printer, Share2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { IconButton } from "~/ui/icon-button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { SavedResponse } from "../../contract";
import { useUpdateResponse } from "./use-update-response";

const EditDialog = lazy(() => import("./edit-dialog"));
const ShareDialog = lazy(() => import("./share-dialog"));

/** The dialog that was opened last. Each opening starts over; it stays in place while it closes. */
interface Opened {
  dialog: "edit" | "share" | "delete";
  number: number;
}

/** The actions on the open response, and their dialogs, whose code is loaded with the first click. */
export function DetailActions({ saved }: { saved: SavedResponse }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const update = useUpdateResponse(saved);
  const remove = useCall(() => callApi(`/api/saved-responses/${saved.id}`, { method: "DELETE" }), {
    success: () => ({ title: "Success", description: "Response deleted successfully" }),
    failure: { text: "Please check your connection and try again." },
    revalidate: "after-success",
  });
  const show = (dialog: Opened["dialog"]) => {
    setOpened({ dialog, number: (opened?.number ?? 0) + 1 });
    setOpen(true);
  };
  const deleteIt = async () => {
    if (await remove.run()) setOpen(false);
  };
  const props = { saved, open: isOpen, onOpenChange: setOpen };
  return (
    <div className="-mr-2.5 ml-auto flex flex-wrap items-center justify-end">
      <IconButton
        label={saved.isBookmarked ? "Remove bookmark" : "Bookmark"}
        pressed={saved.isBookmarked}
        onClick={() => void update.run({ isBookmarked: !saved.isBookmarked })}
      >
        <Bookmark />
      </IconButton>
      <IconButton label="Edit" onClick={() => show("edit")}>
        <Pencil />
      </IconButton>
      <IconButton label="Share" onClick={() => show("share")}>
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
      <IconButton label="Delete" tone="destructive" onClick={() => show("delete")}>
        <Trash2 />
      </IconButton>
      <Suspense>
        {opened?.dialog === "edit" && <EditDialog key={opened.number} {...props} />}
        {opened?.dialog === "share" && <ShareDialog {...props} />}
      </Suspense>
      {opened?.dialog === "delete" && (
        <LazyAlertDialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete Response"
          text="Are you sure you want to delete this response? This action cannot be undone. If you shared a link, it stops working."
          confirmLabel="Delete"
          destructive
          pending={remove.isPending}
          pendingLabel="Deleting..."
          onConfirm={() => void deleteIt()}
        />
      )}
    </div>
  );
}
