import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import type { CompanionStatus } from "../contract";

/** Why the configured model does not write yet, and the way to get the link again. */
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
      reason={`${provider} writes for you once your address is confirmed. The built-in companion needs no confirmation.`}
    />
  );
}
