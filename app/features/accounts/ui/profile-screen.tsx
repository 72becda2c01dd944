import { Link } from "@remix-run/react";
import {
  Bookmark,
  BookOpen,
  ChevronRight,
  CreditCard,
  Crown,
  HandHeart,
  type LucideIcon,
  MessageCircleQuestionMark,
  Pencil,
  Settings,
} from "lucide-react";
import type { ReactNode } from "react";
import { SignOutLink } from "~/features/drafts/ui/sign-out-link";
import { PLAN_BADGES } from "~/features/plans/domain/plan-words";
import { Badge } from "~/ui/badge";
import { Card, CardHeader } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { Page } from "~/ui/page";
import { Stat, StatRow } from "~/ui/stat";
import type { ProfileView, User } from "../contract";
import { SessionsCard } from "./sessions-card";

export interface ProfileScreenProps {
  view: ProfileView;
  /** The card of the plan. */
  plan?: ReactNode;
  /** Shown below everything else. */
  footer?: ReactNode;
}

/** The profile: the user, their plan and totals, links to their other screens, and their devices. */
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

/** Name, address and plan, with links to edit the profile and to upgrade. */
function UserCard({ user, plan }: Pick<ProfileView, "user" | "plan">) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Card as="section" aria-label="You">
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft font-serif text-xl text-accent-text"
        >
          {initialsOf(user)}
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-xl/7 break-words">{name || user.email}</h2>
          {name && <p className="break-words text-muted">{user.email}</p>}
          <Badge tone={plan.tier === "free" ? "neutral" : "accent"} className="mt-1.5">
            {PLAN_BADGES[plan.tier]}
          </Badge>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton to="/edit-profile" variant="secondary" icon={<Pencil aria-hidden />}>
          Edit profile
        </LinkButton>
        {plan.tier !== "premium" && (
          <LinkButton to="/pricing" icon={<Crown aria-hidden />}>
            Upgrade to Premium
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** Returns at most two letters, from the names or the address. */
function initialsOf({ firstName, lastName, email }: User): string {
  const first = (text: string) => [...text][0] ?? "";
  return (first(firstName) + first(lastName) || first(email)).toUpperCase();
}

/** Counts of prayers, questions and readings since the account was made. */
function JourneyCard({ totals }: Pick<ProfileView, "totals">) {
  const stats: [label: string, count: number, icon: LucideIcon][] = [
    ["Prayers", totals.prayers, HandHeart],
    ["Questions", totals.questions, MessageCircleQuestionMark],
    ["Scriptures", totals.scriptures, BookOpen],
  ];
  return (
    <Card as="section" aria-labelledby="journey-title">
      <CardHeader title={<span id="journey-title">Spiritual Journey</span>} />
      <StatRow>
        {stats.map(([label, count, Icon]) => (
          <Stat key={label} label={label} value={count.toLocaleString("en-US")} icon={<Icon aria-hidden />} />
        ))}
      </StatRow>
    </Card>
  );
}

const LINKS: { to: string; label: string; text: string; icon: LucideIcon }[] = [
  { to: "/settings", label: "Settings", text: "Journal, prayer, reminders, appearance", icon: Settings },
  { to: "/saved-responses", label: "Saved Responses", text: "Answers you saved", icon: Bookmark },
  { to: "/pricing", label: "Plans and pricing", text: "Compare the plans", icon: CreditCard },
];

/** Links to the screens around the profile. */
function ProfileLinks() {
  return (
    <Card as="section" padding="none" aria-label="More" className="overflow-hidden">
      <ul>
        {LINKS.map(({ to, label, text, icon: Icon }) => (
          <li key={to} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-16 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
