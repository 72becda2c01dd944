import { Link } from "@remix-run/react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { Card, CardHeader } from "~/ui/card";
import { Page } from "~/ui/page";
import { PLAN_TYPES, type PricingView } from "../../contract";
import { LISTED, PLAN_FEATURES } from "../../domain/plan-features";
import { TRIAL_NEEDS_ADDRESS } from "../../domain/plan-words";
import { Comparison } from "./comparison";
import { planAction } from "./plan-action";
import { PlanNotice } from "./plan-notice";
import { PriceCard } from "./price-card";
import { TrialFacts } from "./trial-facts";

const LISTS = {
  monthly: PLAN_FEATURES.slice(0, LISTED.pricingMonthly),
  annual: PLAN_FEATURES,
};
const LINKS = [
  { to: "/support", label: "Support" },
  { to: "/faq", label: "Questions and answers" },
  { to: "/terms", label: "Terms" },
  { to: "/profile", label: "Your profile" },
];

/** The plans: what they cost and give, beside the free account. For visitors, too. */
export function PricingScreen({ plan, timezone, paymentNote, unproven }: PricingView) {
  return (
    <Page
      title="Plans"
      subtitle="Try Premium free for 7 days. Your own words are never behind a plan."
      back={plan ? { to: "/profile", label: "Back to Profile" } : { to: "/", label: "Back to Home" }}
      width="wide"
    >
      {plan && <PlanNotice plan={plan} timezone={timezone} />}
      {unproven && plan?.tier === "free" && !plan.hasUsedTrial && (
        <div className="mb-6">
          <EmailConfirmation {...unproven} reason={TRIAL_NEEDS_ADDRESS} />
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {PLAN_TYPES.map((planType) => (
          <PriceCard
            key={planType}
            planType={planType}
            features={LISTS[planType]}
            action={planAction(plan, planType)}
            isPrimary={planType === "annual"}
          />
        ))}
      </div>
      <p className="mt-4 text-center text-sm text-pretty text-muted">
        Both plans give the same. {paymentNote}
      </p>
      <div className="mt-8 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section">
          <CardHeader
            title="Beside the free account"
            description="Journal, calendar, search, export, the liturgical day and what you saved stay free."
          />
          <Comparison />
        </Card>
        <TrialFacts />
      </div>
      <nav aria-label="More about the plans" className="mt-8 flex flex-wrap justify-center gap-x-6">
        {LINKS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </nav>
    </Page>
  );
}
