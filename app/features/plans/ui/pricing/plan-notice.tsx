import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import type { Plan } from "../../contract";
import { planStanding } from "../../domain/plan-words";

/** How a signed-in person stands: what runs, until when, what follows. Nothing for who has never tried Premium. */
export function PlanNotice({ plan, timezone }: { plan: Plan; timezone: string }) {
  const standing = planStanding(plan, timezone);
  if (!standing) return null;
  return (
    <Notice
      title={standing.title}
      className="mb-6"
      action={
        <LinkButton to="/profile" size="sm" variant="secondary">
          See your plan
        </LinkButton>
      }
    >
      {standing.text}
    </Notice>
  );
}
