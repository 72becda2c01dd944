import { CircleX } from "lucide-react";
import { useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { Plan } from "../contract";
import { planDate } from "../domain/plan-words";

/** Cancels a trial, or the plan that followed it, after asking. */
export function CancelPlan({ plan, timezone }: { plan: Exclude<Plan, { tier: "free" }>; timezone: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run: cancel } = useCall(
    () => callApi<Plan>("/api/auth/cancel-plan", { method: "POST" }),
    {
      success: ({ tier }) => ({
        title: tier === "trial" ? "Your trial is cancelled" : "Your plan is cancelled",
      }),
      failure: { title: "Failed to cancel", text: "Please try again in a moment." },
      revalidate: "after-success",
    },
  );
  const isTrial = plan.tier === "trial";
  const until = plan.endsAt
    ? `until ${planDate(plan.endsAt, timezone)}`
    : "until the end of the period you've paid for";
  const confirm = async () => {
    await cancel();
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {isTrial ? "Cancel the trial" : "Cancel the plan"}
      </Button>
      <LazyAlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isTrial ? "Cancel your trial?" : "Cancel your plan?"}
        text={`You keep Premium ${until}. After that your account is free${isTrial ? ", and you pay nothing" : ""}. Everything you have written stays yours.`}
        cancelLabel="Keep it"
        confirmLabel={isTrial ? "Cancel the trial" : "Cancel the plan"}
        confirmIcon={<CircleX aria-hidden />}
        destructive
        pending={isPending}
        pendingLabel="Cancelling..."
        onConfirm={confirm}
      />
    </>
  );
}
