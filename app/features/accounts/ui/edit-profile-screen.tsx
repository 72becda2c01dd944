import { useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { TextField } from "~/ui/field";
import { Page } from "~/ui/page";
import { useToast } from "~/ui/use-toast";
import type { EditProfileView } from "../contract";
import { missingNames, type ProfileValues, profileBody, profileValuesOf } from "../domain/profile-values";
import { ChangePassword } from "./change-password";
import { ConfirmLeaveProfile, ProfileFields } from "./profile-form/profile-fields";
import { useTimezone } from "./profile-form/timezone-field";
import { type ProfileForm, useProfileForm } from "./profile-form/use-profile-form";

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
          first={first}
          form={form}
          today={today}
          emailHint={confirmsEmail ? "We'll ask you to confirm a new address before it changes." : undefined}
          confirmation={confirmation && <EmailConfirmation {...confirmation} />}
        />
        {hasPassword && <ChangePassword email={user.email} form={passwords} />}
      </div>
      <ConfirmLeaveProfile isDirty={isDirty} />
    </Page>
  );
}

interface EditProfileFormProps {
  first: ProfileValues;
  form: ProfileForm;
  today: string;
  /** The notice about an unconfirmed address. */
  confirmation: ReactNode;
  emailHint?: string;
}

/** The form of the profile. It sends only changed fields. */
function EditProfileForm({ first, form, today, confirmation, emailHint }: EditProfileFormProps) {
  const zone = useTimezone(first.timezone, { startsDetected: false });
  const { isSaving, errors, showErrors } = form;
  const { revalidate } = useRevalidator();
  const { toast } = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const { elements } = event.currentTarget;
    const names = form.changed();
    showErrors({});
    if (names.length === 0) {
      return toast({ title: "Nothing to save", description: "You haven't changed anything." });
    }
    const values = form.read();
    // An account that a provider made may have no name yet: only a name that was emptied here is refused.
    const missing = Object.entries(missingNames(values)).filter(([name]) =>
      names.some((one) => one === name),
    );
    if (missing.length > 0) return showErrors(Object.fromEntries(missing));
    const result = await form.save(profileBody(values, names));
    if (!result) return;
    const stored = profileValuesOf(result.value);
    form.markSaved(stored);
    // A new address may have to be confirmed first: until then the account has the old one.
    const email = elements.namedItem("email");
    if (email instanceof HTMLInputElement) email.value = stored.email;
    void revalidate();
  }

  return (
    <Card as="section">
      <CardHeader title="About you" />
      <form
        ref={form.form}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <ProfileFields
          first={first}
          zone={zone}
          errors={errors}
          today={today}
          email={
            <div>
              <TextField
                label="E-mail"
                hint={emailHint}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                defaultValue={first.email}
                error={errors.email}
              />
              {confirmation}
            </div>
          }
        />
        <Button
          type="submit"
          className="mt-2 justify-self-end max-sm:w-full"
          pending={isSaving}
          pendingLabel="Saving..."
        >
          Save Changes
        </Button>
      </form>
    </Card>
  );
}

function hasText(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== "");
}
