import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { type Plan, type PlanType, TRIAL_LENGTH, type TrialView } from "../contract";
import { planStanding, TRIAL_NEEDS_ADDRESS } from "../domain/plan-words";
import { PlanChoice } from "./plan-choice";

/** Starts the free trial with the plan that follows it; shows the plan of users who cannot have a trial. */
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
  const [isLeaving, setLeaving] = useState(false);
  const { isPending, run } = useCall(
    (chosen: PlanType) =>
      callApi<Plan>("/api/auth/start-trial", { method: "POST", body: { planType: chosen } }),
    { failure: { title: "Error Starting Trial", text: "Failed to start trial" } },
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    if (!(await run(new FormData(event.currentTarget).get("plan") as PlanType))) return;
    setLeaving(true);
    // The response has left a toast for this page.
    window.location.assign("/");
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-6">
      <Notice icon={<Sparkles aria-hidden />} title={`${TRIAL_LENGTH}-day free trial`}>
        Everything in Premium, free for {TRIAL_LENGTH} days.
      </Notice>
      <PlanChoice initial={planType} />
      <div className="grid justify-items-center gap-3 text-center">
        <Button
          type="submit"
          size="lg"
          pending={isPending || isLeaving}
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
