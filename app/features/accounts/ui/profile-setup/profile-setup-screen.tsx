import { useState } from "react";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { Logo } from "~/ui/logo";
import type { User } from "../../contract";
import { profileValuesOf } from "../../domain/profile-values";
import { PageLink } from "../account-page";
import { ConfirmLeaveProfile } from "../profile-form/confirm-leave-profile";
import { ProfileFields } from "../profile-form/profile-fields";
import { useProfileForm } from "../profile-form/use-profile-form";
import { useTimezone } from "../profile-form/use-timezone";
import { AFTER_SETUP, useCompleteSetup } from "./use-complete-setup";

/** The first screen of a new account: who they are, and the zone that their days are counted in. */
export function ProfileSetupScreen({ user, today }: { user: User; today: string }) {
  const [first] = useState(() => profileValuesOf(user));
  const zone = useTimezone(first.timezone, { startsDetected: true });
  const form = useProfileForm(first);
  const { isSaving, complete } = useCompleteSetup(form);
  // The zone comes by itself: it is nothing that could be lost.
  const isDirty = () => form.changed().some((name) => name !== "timezone");

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
          <ProfileFields first={first} zone={zone} errors={form.errors} today={today} isSetup />
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
