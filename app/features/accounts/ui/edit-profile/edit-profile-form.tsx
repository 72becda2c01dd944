import { useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import type { User } from "../../contract";
import { missingNames, profileBody, profileValuesOf } from "../../domain/profile-values";
import { ProfileFields } from "../profile-form/profile-fields";
import type { useProfileForm } from "../profile-form/use-profile-form";
import { useSaveProfile } from "../profile-form/use-save-profile";
import { useTimezone } from "../profile-form/use-timezone";

export interface EditProfileFormProps {
  user: User;
  form: ReturnType<typeof useProfileForm>;
  today: string;
  /** The notice about an address that is not confirmed yet. */
  confirmation: ReactNode;
  emailHint?: string;
}

/** Name, address, place, zone, saint, birth date and bio; only what was changed is sent. */
export function EditProfileForm({ user, form, today, confirmation, emailHint }: EditProfileFormProps) {
  const [first] = useState(() => profileValuesOf(user));
  const zone = useTimezone(first.timezone, { startsDetected: false });
  const { isSaving, save } = useSaveProfile();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const { elements } = event.currentTarget;
    const names = form.changed();
    form.showErrors({});
    if (names.length === 0)
      return toast({ title: "Nothing to save", description: "Your profile is as it was." });
    const values = form.read();
    // An account that a provider made may have no name yet: only a name that was emptied here is refused.
    const missing = Object.entries(missingNames(values)).filter(([name]) =>
      names.some((one) => one === name),
    );
    if (missing.length > 0) return form.showErrors(Object.fromEntries(missing));
    const result = await save(profileBody(values, names));
    if ("errors" in result) return form.showErrors(result.errors);
    const stored = profileValuesOf(result.user);
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
          errors={form.errors}
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
                error={form.errors.email}
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
