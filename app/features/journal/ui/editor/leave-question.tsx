import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { useCallback } from "react";
import { AlertDialog } from "~/ui/alert-dialog";

/**
 * Asks before a text that is not saved is left, by a link, by Back or by closing the page. `isDirty` is asked at
 * that moment. Leaving costs no word: the draft stays in this browser.
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
      text="It is not in your journal yet. Your words stay in this browser as a draft, and are here when you come back."
      cancelLabel="Keep writing"
      confirmLabel="Leave"
      confirmIcon={<LogOut aria-hidden />}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
