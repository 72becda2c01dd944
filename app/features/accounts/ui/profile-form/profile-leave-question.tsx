import { LogOut } from "lucide-react";
import { AlertDialog } from "~/ui/alert-dialog";
import { useLeaveGuard } from "~/ui/use-leave-guard";

/** Asks before changes of a profile are left that nobody saved. */
export function ProfileLeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const guard = useLeaveGuard(isDirty);
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      text="What you have changed here is not saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      confirmIcon={<LogOut aria-hidden />}
      onConfirm={guard.leave}
    />
  );
}
