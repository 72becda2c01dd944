import { useCallback, useRef, useState } from "react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { Page } from "~/ui/page";
import type { EditProfileView } from "../../contract";
import { profileValuesOf } from "../../domain/profile-values";
import { ConfirmLeaveProfile } from "../profile-form/confirm-leave-profile";
import { useProfileForm } from "../profile-form/use-profile-form";
import { ChangePassword } from "./change-password";
import { EditProfileForm } from "./edit-profile-form";

/** The profile to edit, and the password of accounts that have one. */
export function EditProfileScreen({ view }: { view: EditProfileView }) {
  const { user, hasPassword, confirmsEmail, confirmation, today } = view;
  const [first] = useState(() => profileValuesOf(user));
  const form = useProfileForm(first);
  const passwords = useRef<HTMLFormElement>(null);
  const { changed } = form;
  const isDirty = useCallback(
    () => changed().length > 0 || (passwords.current !== null && hasText(passwords.current)),
    [changed],
  );

  return (
    <Page title="Edit profile" back={{ to: "/profile", label: "Back to Profile" }} width="reading">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <EditProfileForm
          user={user}
          form={form}
          today={today}
          emailHint={confirmsEmail ? "A new address counts once you have confirmed it there." : undefined}
          confirmation={confirmation && <EmailConfirmation {...confirmation} />}
        />
        {hasPassword && <ChangePassword email={user.email} form={passwords} />}
      </div>
      <ConfirmLeaveProfile isDirty={isDirty} />
    </Page>
  );
}

function hasText(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== "");
}
