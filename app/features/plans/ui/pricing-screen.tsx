import { Link } from "@remix-run/react";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { Card, CardHeader } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { PLAN_TYPES, type PricingView } from "../contract";
import { LISTED, PLAN_FEATURES } from "../domain/plan-features";
import { planStanding, TRIAL_NEEDS_ADDRESS } from "../domain/plan-words";
import { Comparison } from "./comparison";
import { PriceCard, planAction } from "./price-card";

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
const FACTS = [
  ["One trial per account", "Seven days with everything in Premium."],
  ["A reminder before it ends", "On day five we e-mail you which plan starts, when, and at what price."],
  ["Then the plan you chose", "After 7 days your trial becomes your plan, unless you cancel."],
  ["Cancel on your profile", "Any time, with one button. Cancel during the trial, and you pay nothing."],
] as const;

/** The plans, their prices and features, compared with the free account. For visitors, too. */
export function PricingScreen({ plan, timezone, paymentNote, unproven }: PricingView) {
  const standing = plan && planStanding(plan, timezone);
  return (
    <Page
      title="Plans"
      subtitle="Try Premium free for 7 days. Your own writing is always free."
      back={plan ? { to: "/profile", label: "Back to Profile" } : { to: "/", label: "Back to Home" }}
      width="wide"
    >
      {standing && (
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
      )}
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
        Both plans include the same features. {paymentNote}
      </p>
      <div className="mt-8 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section">
          <CardHeader
            title="Free and Premium compared"
            description="Journal, calendar, search, export, the liturgical day and everything you saved stay free."
          />
          <Comparison />
        </Card>
        <Card as="section" tone="soft">
          <CardHeader title="How the free trial works" />
          <dl className="grid gap-3.5">
            {FACTS.map(([term, text]) => (
              <div key={term}>
                <dt className="font-medium">{term}</dt>
                <dd className="text-[0.9375rem]/6">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
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
