import { type FormEvent, useId, useState } from "react";
import { dropDraftsOf } from "~/features/drafts/ui/draft-store";
import { leaveBrowser } from "~/features/shell/ui/browser-worker";
import { useCall } from "~/features/shell/ui/use-call";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { callApi, fieldErrors } from "~/shared/call-api";
import { DELETION_WORD } from "~/shared/vocabulary";
import { Button } from "~/ui/button";
import { Dialog, DialogClose } from "~/ui/dialog";
import { TextField } from "~/ui/field";

/** Asks for the password and the word before it plans the deletion of an account, which ends the session. */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const formId = useId();
  const userId = useUserId();
  const { isPending, error, run } = useCall(
    async () => {
      const body = { password, confirmation };
      await callApi("/api/account/deletion", { method: "POST", body });
      await dropDraftsOf(userId).catch(() => {});
      await leaveBrowser().catch(() => {});
      window.location.assign("/");
    },
    {
      // A message about a field is shown beside it.
      failure: (thrown) =>
        Object.keys(fieldErrors(thrown)).length > 0
          ? null
          : { text: "Your account could not be deleted. Please try again." },
    },
  );
  const isReady = confirmation === DELETION_WORD && (!hasPassword || password !== "");
  const errors = fieldErrors(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void run();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Delete your account?"
      description="You’ll be signed out everywhere and your shared links will stop working. After 7 days everything will be deleted permanently."
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
        <p className="text-muted">You can export everything first, in the settings above.</p>
        {hasPassword && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errors.password}
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
          error={errors.confirmation}
        />
      </form>
    </Dialog>
  );
}
