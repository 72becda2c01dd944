import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useToast } from "~/ui/use-toast";
import { useSignInAgain } from "./use-sign-in-again";

const PATH = "/api/auth/verify-email";

export interface EmailConfirmationProps {
  email: string;
  /** The new address that waits; `null` when it is `email` itself. */
  pendingEmail: string | null;
  /** What the confirmation is needed for, as a sentence. */
  reason?: string;
}

/** Says that an address is not confirmed yet, and sends the link again. */
export function EmailConfirmation({ email, pendingEmail, reason }: EmailConfirmationProps) {
  const [busyWith, setBusyWith] = useState<"POST" | "DELETE" | null>(null);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  async function run(method: "POST" | "DELETE") {
    setBusyWith(method);
    try {
      const answer = await callApi<{ message?: string }>(PATH, { method });
      await revalidate();
      toast({ title: method === "POST" ? (answer.message ?? "The link is on its way.") : `${email} stays` });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Please try again in a moment.");
      toast({ title: "Error", description, variant: "destructive" });
    } finally {
      setBusyWith(null);
    }
  }

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
              pending={busyWith === "DELETE"}
              onClick={() => busyWith === null && run("DELETE")}
            >
              Keep the old one
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            pending={busyWith === "POST"}
            pendingLabel="Sending..."
            onClick={() => busyWith === null && run("POST")}
          >
            Send the link again
          </Button>
        </>
      }
    >
      {reason && `${reason} `}
      {pendingEmail
        ? "Open the link that we sent there. Until then you sign in with the old address."
        : reason
          ? "Open the link that we sent you."
          : "Open the link that we sent you, so that we can reach you when you need it."}
    </Notice>
  );
}
