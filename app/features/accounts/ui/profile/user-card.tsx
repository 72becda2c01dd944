import { Crown, Pencil } from "lucide-react";
import type { Plan } from "~/features/plans/contract";
import { PLAN_BADGES } from "~/features/plans/domain/plan-words";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import type { User } from "../../contract";

/** Name, address and plan, with the way to edit them and to a larger plan. */
export function UserCard({ user, plan }: { user: User; plan: Plan }) {
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

/** At most two letters, of the names or of the address. */
function initialsOf({ firstName, lastName, email }: User): string {
  const first = (text: string) => [...text][0] ?? "";
  return (first(firstName) + first(lastName) || first(email)).toUpperCase();
}
