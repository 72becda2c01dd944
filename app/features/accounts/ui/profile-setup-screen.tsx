import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { PageLink } from "~/features/shell/ui/card-page";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { Logo } from "~/ui/logo";
import { useToast } from "~/ui/use-toast";
import type { User } from "../contract";
import {
  missingNames,
  type ProfileValues,
  profileBody,
  profileValuesOf,
  SETUP_NAMES,
} from "../domain/profile-values";
import { ConfirmLeaveProfile, ProfileFields } from "./profile-form/profile-fields";
import { useTimezone } from "./profile-form/timezone-field";
import { useProfileForm } from "./profile-form/use-profile-form";

/** The page after a completed profile. */
const AFTER_SETUP = "/dashboard";

/** The first screen of a new account: names, birth date, and the zone of its days. */
export function ProfileSetupScreen({ user, today }: { user: User; today: string }) {
  const [first] = useState(() => profileValuesOf(user));
  const zone = useTimezone(first.timezone, { startsDetected: true });
  const form = useProfileForm(first);
  const { isSaving, errors, showErrors } = form;
  const { toast } = useToast();
  const navigate = useNavigate();
  // The zone is detected: losing it costs nothing.
  const isDirty = () => form.changed().some((name) => name !== "timezone");

  async function complete(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const values = form.read();
    const missing = missingIn(values);
    showErrors(missing);
    if (missing.firstName || missing.lastName) {
      const description = "Please fill in your first and last name.";
      toast({ title: "Required Fields", description, variant: "destructive" });
    }
    if (Object.keys(missing).length > 0) return;
    if (!(await form.save(profileBody(values, SETUP_NAMES)))) return;
    form.markSaved(values);
    navigate(AFTER_SETUP);
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full max-w-[38rem] content-center gap-6 px-4 py-8 sm:px-6"
    >
      <header className="grid justify-items-center gap-4 text-center">
        <Logo />
        <div>
          <h1 className="text-[1.75rem]/9 lg:text-[2rem]/10">Complete Your Profile</h1>
          <p className="mt-1 text-pretty text-muted">Help us personalize your spiritual journey</p>
        </div>
      </header>
      <Card as="section" className="sm:p-8!">
        <CardHeader title="Tell us about yourself" />
        <form
          ref={form.form}
          method="post"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void complete(event)}
        >
          <ProfileFields first={first} zone={zone} errors={errors} today={today} isSetup />
          <Button
            type="submit"
            size="lg"
            className="mt-2 w-full"
            pending={isSaving}
            pendingLabel="Saving Profile..."
          >
            Complete Setup
          </Button>
        </form>
        <div className="mt-3">
          <PageLink to={AFTER_SETUP}>Not now</PageLink>
        </div>
      </Card>
      <p className="text-center text-sm text-muted">You can update your profile anytime in settings</p>
      <ConfirmLeaveProfile isDirty={isDirty} />
    </main>
  );
}

function missingIn(values: ProfileValues): Record<string, string> {
  return {
    ...missingNames(values),
    ...(values.birthDate === "" && { birthDate: "Please enter your birth date." }),
  };
}
