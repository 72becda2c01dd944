import { type FormEvent, useId, useState } from "react";
import { dropDraftsOf } from "~/features/drafts/ui/draft-store";
import { leaveBrowser } from "~/features/shell/ui/browser-worker";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Dialog, DialogClose } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import type { PlannedDeletion } from "../contract";
import { DELETION_WORD } from "../domain/archive-constants";

const FAILED = "Your account could not be deleted. Please try again.";

/** Asks for the password and the word before an account's deletion is planned; then the session is over. */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const formId = useId();
  const userId = useUserId();
  const signInAgain = useSignInAgain();
  const isReady = confirmation === DELETION_WORD && (!hasPassword || password !== "");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isPending) return;
    setIsPending(true);
    setError(null);
    try {
      const body = { password, confirmation };
      await callApi<PlannedDeletion>("/api/account/deletion", { method: "POST", body });
      await dropDraftsOf(userId).catch(() => {});
      await leaveBrowser().catch(() => {});
      window.location.assign("/");
    } catch (failure) {
      if (isUnauthorized(failure)) return signInAgain();
      setError(errorMessage(failure, FAILED));
      setIsPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Delete your account?"
      description="You are signed out everywhere now, and nothing of yours is shared any more. After 7 days all of it is deleted for good."
      size="sm"
      footer={
        <>
          <DialogClose>
            <Button variant="secondary" disabled={isPending}>
              Keep my account
            </Button>
          </DialogClose>
          <Button
            variant="destructive"
            type="submit"
            form={formId}
            disabled={!isReady}
            pending={isPending}
            pendingLabel="Deleting..."
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <p className="text-muted">An export of your words is in the settings, just above.</p>
        {hasPassword && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <TextField
          label={`Type ${DELETION_WORD} to go on`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          error={error}
        />
      </form>
    </Dialog>
  );
}
