import { AlertDialog } from "~/ui/alert-dialog";

interface LeaveDialogProps {
  open: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onKeepEditing: () => void;
}

/** The question before changes are left behind. */
export default function LeaveDialog({ open, isSaving, onSave, onDiscard, onKeepEditing }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onKeepEditing()}
      title="Leave without saving?"
      text="Some of what you changed here is not saved yet."
      cancelLabel="Keep Editing"
      alternative={{ label: "Discard Changes", onSelect: onDiscard, destructive: true }}
      confirmLabel="Save Changes"
      onConfirm={onSave}
      pending={isSaving}
      pendingLabel="Saving..."
    />
  );
}
