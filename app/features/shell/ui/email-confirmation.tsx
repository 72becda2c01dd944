import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useCall } from "./use-call";

const PATH = "/api/auth/verify-email";

export interface EmailConfirmationProps {
  email: string;
  /** A new address that is not confirmed yet; `null` when it is `email` itself. */
  pendingEmail: string | null;
  /** Why the confirmation is needed, as a sentence. */
  reason?: string;
}

/** Says that an address is not confirmed yet, and sends the link again. */
export function EmailConfirmation({ email, pendingEmail, reason }: EmailConfirmationProps) {
  const failure = { text: "Please try again in a moment." };
  const resend = useCall(() => callApi<{ message: string }>(PATH, { method: "POST" }), {
    success: ({ message }) => ({ title: message }),
    failure,
    revalidate: "after-success",
  });
  const keepOld = useCall(() => callApi(PATH, { method: "DELETE" }), {
    success: () => ({ title: `${email} stays` }),
    failure,
    revalidate: "after-success",
  });
  const isBusy = resend.isPending || keepOld.isPending;

  return (
    <Notice
      className="my-4"
      title={
        pendingEmail ? `${pendingEmail} is not confirmed yet` : "Your e-mail address is not confirmed yet"
      }
      action={
        <>
          {pendingEmail && (
            <Button
              size="sm"
              variant="ghost"
              pending={keepOld.isPending}
              onClick={() => isBusy || keepOld.run()}
            >
              Keep the old one
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            pending={resend.isPending}
            pendingLabel="Sending..."
            onClick={() => isBusy || resend.run()}
          >
            Send the link again
          </Button>
        </>
      }
    >
      {reason && `${reason} `}
      {pendingEmail
        ? "Open the link that we sent there. Until then, sign in with the old address."
        : reason
          ? "Open the link that we sent you."
          : "Open the link that we sent you, so that we can reach you when you need it."}
    </Notice>
  );
}
