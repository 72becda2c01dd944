import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import type { CompanionStatus } from "../contract";

/** Tells why the configured model does not answer yet, and sends the link again. */
export function ConfirmEmailNotice({
  status: { mustConfirmEmail, provider },
}: {
  status: Pick<CompanionStatus, "mustConfirmEmail" | "provider">;
}) {
  if (!mustConfirmEmail) return null;
  return (
    <EmailConfirmation
      email=""
      pendingEmail={null}
      reason={`${provider} can answer once it is confirmed. Until then you can use the built-in companion.`}
    />
  );
}
