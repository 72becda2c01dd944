import { Copy, PenLine, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { formatLocalDate, localDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/icon-button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { useCopy } from "~/ui/use-copy";
import { PRAYER_CATEGORY_LABELS, type Prayer } from "../../contract";
import { ClampedText } from "./clamped-text";
import { ShareForm } from "./share-form";

const EditDialog = lazy(() => import("./edit-dialog"));

/** A saved prayer, with the actions on it. */
export function PrayerCard({ prayer, timezone }: { prayer: Prayer; timezone: string }) {
  const { id, title, content, category, createdAt } = prayer;
  const copy = useCopy();
  const [isEditing, setEditing] = useState(false);
  // Each opening of the dialog starts over; it stays in place while it closes.
  const [openings, setOpenings] = useState(0);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useCall(() => callApi(`/api/prayers/${id}`, { method: "DELETE" }), {
    success: () => ({ title: "Prayer deleted" }),
    failure: { text: "Failed to delete prayer. Please try again." },
    revalidate: "after-success",
  });
  const day = localDateIn(timezone, new Date(createdAt));

  const edit = () => {
    setOpenings(openings + 1);
    setEditing(true);
  };
  const deleteIt = async () => {
    if (await remove.run()) setDeleting(false);
  };
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col rounded-card border border-line bg-card p-4 break-inside-avoid sm:p-5"
    >
      <h3 className="text-lg/6 break-words">{title}</h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]/5 text-muted">
        <Badge tone="accent">{PRAYER_CATEGORY_LABELS[category]}</Badge>
        <time dateTime={createdAt}>{formatLocalDate(day, "MMM d, yyyy")}</time>
      </p>
      <ClampedText text={content} name={title} />
      <div className="mt-auto pt-2">
        <div className="-ml-3 flex print:hidden">
          <IconButton label={`Copy ${title}`} title="Copy" onClick={() => void copy(content, PRAYER_COPIED)}>
            <Copy />
          </IconButton>
          <IconButton label={`Edit ${title}`} title="Edit" onClick={edit}>
            <PenLine />
          </IconButton>
          <IconButton
            label={`Delete ${title}`}
            title="Delete"
            tone="destructive"
            onClick={() => setDeleting(true)}
          >
            <Trash2 />
          </IconButton>
        </div>
        <ShareForm prayer={prayer} />
      </div>
      {openings > 0 && (
        <Suspense>
          <EditDialog key={openings} prayer={prayer} open={isEditing} onOpenChange={setEditing} />
        </Suspense>
      )}
      <LazyAlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this prayer?"
        text={`“${title}” will be deleted permanently.`}
        confirmLabel="Delete"
        destructive
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => void deleteIt()}
      />
    </article>
  );
}

/** The toast after a prayer was copied. */
export const PRAYER_COPIED = { title: "Copied", description: "The prayer is in your clipboard." };
