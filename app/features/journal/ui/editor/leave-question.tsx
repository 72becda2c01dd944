import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { useCallback } from "react";
import { AlertDialog } from "~/ui/alert-dialog";

/**
 * Asks before a text that is not saved is left, by a link, by Back or by closing the page. `isDirty` is asked at
 * that moment. To be replaced by drafts, which need no question.
 */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Record<"currentLocation" | "nextLocation", Location>) =>
        // The skip link changes only the fragment.
        currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
        isDirty(),
      [isDirty],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty()) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return (
    <AlertDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      text="What you have written here is not saved yet."
      cancelLabel="Keep writing"
      confirmLabel="Leave"
      confirmIcon={<LogOut aria-hidden />}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
