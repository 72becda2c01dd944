import { LogOut } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { leaveBrowser } from "~/features/shell/ui/browser-worker";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { LinkButton } from "~/ui/link-button";
import { draftsOf, dropDraftsOf } from "./draft-store";

const ADDRESS = "/api/logout";
/** Tells the server that this page has cleared the user's own data, so that drafts of other users may stay. */
const CLEARED_ADDRESS = `${ADDRESS}?drafts=cleared`;

/**
 * Signs out. Asks first when there are drafts: they are deleted from this browser, and its reminders end. Without
 * JavaScript it is a plain link, and the browser clears everything.
 */
export function SignOutLink() {
  const userId = useUserId();
  const [isAsking, setIsAsking] = useState(false);

  const handleClick = async (event: MouseEvent) => {
    event.preventDefault();
    const drafts = await draftsOf(userId).catch(() => []);
    if (drafts.length > 0) setIsAsking(true);
    else await signOut();
  };
  const signOut = async () => {
    const cleared = await Promise.allSettled([dropDraftsOf(userId), leaveBrowser()]);
    const isCleared = cleared.every(({ status }) => status === "fulfilled");
    window.location.assign(isCleared ? CLEARED_ADDRESS : ADDRESS);
  };
  return (
    <>
      <LinkButton
        to={ADDRESS}
        reloadDocument
        variant="secondary"
        icon={<LogOut aria-hidden />}
        onClick={handleClick}
      >
        Sign out
      </LinkButton>
      <LazyAlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out and lose your drafts?"
        text="Some writing in this browser isn't saved to your journal yet. Signing out deletes it from this browser."
        cancelLabel="Stay"
        confirmLabel="Sign out"
        confirmIcon={<LogOut aria-hidden />}
        destructive
        onConfirm={signOut}
      />
    </>
  );
}
