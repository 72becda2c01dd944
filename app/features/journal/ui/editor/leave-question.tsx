import { LogOut } from "lucide-react";
import { AlertDialog } from "~/ui/alert-dialog";
import { useLeaveGuard } from "~/ui/use-leave-guard";

/**
 * Asks before a text that is not saved is left, by a link, by Back or by closing the page. `isDirty` is asked at
 * that moment. Leaving costs no word: the draft stays in this browser.
 */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const guard = useLeaveGuard(isDirty);
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      text="It is not in your journal yet. Your words stay in this browser as a draft, and are here when you come back."
      cancelLabel="Keep writing"
      confirmLabel="Leave"
      confirmIcon={<LogOut aria-hidden />}
      onConfirm={guard.leave}
    />
  );
}
