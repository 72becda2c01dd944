import type { ReactNode } from "react";
import { SignOutLink } from "~/features/shell/ui/sign-out-link";
import { Page } from "~/ui/page";
import type { ProfileView } from "../../contract";
import { JourneyCard } from "./journey-card";
import { ProfileLinks } from "./profile-links";
import { SessionsCard } from "./sessions-card";
import { UserCard } from "./user-card";

export interface ProfileScreenProps {
  view: ProfileView;
  /** The card of a running plan. */
  plan?: ReactNode;
  /** Below everything: what helps when something is wrong. */
  footer?: ReactNode;
}

/** Who the user is, what they have done, and the ways to everything that is theirs. */
export function ProfileScreen({ view, plan, footer }: ProfileScreenProps) {
  const { user, totals, sessions, today } = view;
  return (
    <Page title="Profile">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <UserCard user={user} plan={view.plan} />
        {plan}
        <JourneyCard totals={totals} />
        <ProfileLinks />
        <SessionsCard sessions={sessions} timezone={user.timezone} today={today} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
          <SignOutLink />
          {footer}
        </div>
      </div>
    </Page>
  );
}
