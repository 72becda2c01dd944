import { Sparkles } from "lucide-react";
import type { FormEvent } from "react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { type PlanType, TRIAL_LENGTH, type TrialView } from "../../contract";
import { planStanding, TRIAL_NEEDS_ADDRESS } from "../../domain/plan-words";
import { PlanChoice } from "./plan-choice";
import { useStartTrial } from "./use-start-trial";

/** Begins the free trial with the plan that is to follow it; says how a person stands who cannot have one. */
export function TrialScreen(view: TrialView) {
  const standing = planStanding(view.plan, view.timezone);
  return (
    <Page
      title="Start Your Spiritual Journey"
      subtitle={<Badge tone="accent">Welcome, {view.firstName || "Friend"}!</Badge>}
      back={{ to: "/pricing", label: "Back to Plans" }}
      width="wide"
    >
      {standing ? (
        <Notice title={standing.title} action={<LinkButton to="/pricing">See the plans</LinkButton>}>
          {standing.text}
        </Notice>
      ) : view.unproven ? (
        <EmailConfirmation {...view.unproven} reason={TRIAL_NEEDS_ADDRESS} />
      ) : (
        <TrialForm planType={view.planType} paymentNote={view.paymentNote} />
      )}
    </Page>
  );
}

function TrialForm({ planType, paymentNote }: { planType: PlanType; paymentNote: string }) {
  const { isPending, start } = useStartTrial();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) start(new FormData(event.currentTarget).get("plan") as PlanType);
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Notice icon={<Sparkles aria-hidden />} title={`${TRIAL_LENGTH}-day free trial`}>
        All of Premium for {TRIAL_LENGTH} days, free of charge.
      </Notice>
      <PlanChoice initial={planType} />
      <div className="grid justify-items-center gap-3 text-center">
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          pendingLabel="Starting Your Trial..."
          className="w-full sm:w-auto sm:min-w-72"
        >
          Start 7-Day Free Trial
        </Button>
        <p className="max-w-[34rem] text-sm/6 text-pretty text-muted">
          Your trial converts automatically to the chosen plan after 7 days. You can cancel any time during
          the trial at no charge. {paymentNote}
        </p>
      </div>
    </form>
  );
}
