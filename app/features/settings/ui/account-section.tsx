import type { AddressConfirmation } from "~/features/accounts/contract";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { SignOutLink } from "~/features/shell/ui/sign-out-link";
import { SectionCard } from "~/ui/card";

interface AccountSectionProps {
  email: string;
  /** Whether an address of the account is not confirmed yet, where links can be sent. */
  confirmation: AddressConfirmation | null;
}

/** Who is signed in, and the way out. */
export function AccountSection({ email, confirmation }: AccountSectionProps) {
  return (
    <SectionCard id="account" title="Account">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block text-sm text-muted">Signed in as</span>
          <span className="block break-words">{email}</span>
        </p>
        <SignOutLink />
      </div>
      {confirmation && <EmailConfirmation {...confirmation} />}
    </SectionCard>
  );
}
