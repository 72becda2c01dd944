import { useEffect, useState } from "react";
import { AlertDialog } from "~/ui/alert-dialog";
import type { Prayer } from "../../contract";

export interface DeleteDialogProps {
  prayer: Prayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Tells whether it is deleted; the question stays otherwise. */
  onDelete: () => Promise<boolean>;
  /** After the question has gone and has given the focus back. */
  onClosed: () => void;
}

/** Asks before a prayer is deleted. */
export default function DeleteDialog({ prayer, open, onOpenChange, onDelete, onClosed }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    const isDeleted = await onDelete();
    setDeleting(false);
    if (isDeleted) onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this prayer?"
      text={
        <>
          “{prayer.title}” is deleted for good.
          <Closing onClosed={onClosed} />
        </>
      }
      confirmLabel="Delete"
      destructive
      pending={isDeleting}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
    />
  );
}

/** Tells when the question that it stands in has gone. */
function Closing({ onClosed }: Pick<DeleteDialogProps, "onClosed">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end counts alone.
  useEffect(
    () => () => {
      // The dialog gives the focus back in a task of its own, which comes first.
      setTimeout(onClosed);
    },
    [],
  );
  return null;
}
