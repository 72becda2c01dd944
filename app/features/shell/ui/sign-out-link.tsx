import { LogOut } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { draftsOf, dropDraftsOf } from "~/features/drafts/ui/draft-store";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import { LinkButton } from "~/ui/link-button";
import { leaveBrowser } from "./browser-worker";
import { useUserId } from "./use-root-data";

const ADDRESS = "/api/logout";
/** Tells the server that this page has cleared what is this person's, so that the drafts of others here may stay. */
const CLEARED_ADDRESS = `${ADDRESS}?drafts=cleared`;

/**
 * Signs out. Asks first when there are unsaved words, because they leave this browser with their writer;
 * so do the reminders on this device. Without JavaScript it is a plain link, and the browser clears all that it keeps.
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
        title="Sign out without your unsaved words?"
        text="There is writing in this browser that is not in your journal yet. Signing out removes it from here."
        cancelLabel="Stay"
        confirmLabel="Sign out"
        confirmIcon={<LogOut aria-hidden />}
        destructive
        onConfirm={signOut}
      />
    </>
  );
}
