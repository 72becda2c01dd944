import { LogOut } from "lucide-react";
import { LazyAlertDialog, prepareAlertDialog } from "./lazy-alert-dialog";
import { useFirstInput } from "./use-first-input";
import { useLeaveGuard } from "./use-leave-guard";

interface ConfirmLeaveProps {
  /** Called at the moment of leaving. */
  isDirty: () => boolean;
  /** Says what happens to unsaved work. */
  text: string;
  stayLabel: string;
}

/** Asks before unsaved work is left by a link, by Back or by closing the page. */
export function ConfirmLeave({ isDirty, text, stayLabel }: ConfirmLeaveProps) {
  const guard = useLeaveGuard(isDirty);
  useFirstInput(prepareAlertDialog);
  return (
    <LazyAlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      text={text}
      cancelLabel={stayLabel}
      confirmLabel="Leave"
      confirmIcon={<LogOut aria-hidden />}
      onConfirm={guard.leave}
    />
  );
}
