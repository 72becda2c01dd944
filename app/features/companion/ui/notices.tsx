import type { ReactNode } from "react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import type { CompanionStatus } from "../contract";

/** Replaces the companion's controls while it is off. `children` explain the consequences. */
export function OffNotice({ children }: { children: ReactNode }) {
  return (
    <Notice
      title="The companion is switched off"
      action={
        <LinkButton to="/settings" variant="secondary" size="sm">
          Open settings
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}

interface ConfirmEmailNoticeProps {
  status: Pick<CompanionStatus, "mustConfirmEmail" | "provider">;
}

/** Says that the configured model waits for the confirmed e-mail address, and sends the link again. */
export function ConfirmEmailNotice({ status: { mustConfirmEmail, provider } }: ConfirmEmailNoticeProps) {
  if (!mustConfirmEmail) return null;
  return (
    <EmailConfirmation
      email=""
      pendingEmail={null}
      reason={`${provider} can answer once it is confirmed. Until then you can use the built-in companion.`}
    />
  );
}
