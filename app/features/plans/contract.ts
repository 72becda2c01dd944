import { z } from "zod/mini";
import { PLAN_TYPES, type PlanType, type SubscriptionTier } from "~/shared/vocabulary";

export { PLAN_TYPES, type PlanType, SUBSCRIPTION_TIERS, type SubscriptionTier } from "~/shared/vocabulary";

/** The preselected plan. */
const DEFAULT_PLAN_TYPE: PlanType = "annual";

/** Days. */
export const TRIAL_LENGTH = 7;

/** A user's stored plan. Instants are ISO 8601 in UTC. */
export interface PlanRow {
  subscriptionTier: SubscriptionTier;
  /** The end of a trial, or of a premium plan that the operator set up; `null` for none. */
  subscriptionExpiresAt: string | null;
  /** The plan that follows the trial; `null` when it was cancelled during the trial. */
  planType: PlanType | null;
  /** The start of the account's one trial; `null` before. */
  trialStartedAt: string | null;
  /** When the user cancelled: in the trial, or later in the plan that followed it. */
  planCancelledAt: string | null;
}

/** A user's plan at an instant. */
export type Plan =
  | { tier: "free"; hasUsedTrial: boolean }
  | {
      tier: "trial";
      /** The plan that follows; null when none does. */
      planType: PlanType | null;
      endsAt: string;
      /** A started day counts as a whole one: 7 to 0. */
      daysLeft: number;
      isCancelled: boolean;
    }
  | {
      tier: "premium";
      /** Null for a plan that the operator set up. */
      planType: PlanType | null;
      /** Set for a cancelled plan and for one with a fixed end. */
      endsAt: string | null;
      /** Whether the user can end it here. */
      isCancellable: boolean;
    };

/** Body of `POST /api/auth/start-trial`. */
export const startTrialSchema = z.object({
  planType: z.enum(PLAN_TYPES, "Choose the monthly or the annual plan."),
});
export type StartTrialInput = z.infer<typeof startTrialSchema>;

/** The banner above the dashboard while a trial runs. */
export interface TrialBannerText {
  /** "3 days left in trial" */
  title: string;
  text: string;
  /** The plan at the end of the trial. */
  note: string;
  action: { label: string; href: string };
}

/** An address that has to be confirmed before a trial can start. */
export interface UnprovenAddress {
  email: string;
  /** A new address that is not confirmed yet; `null` when it is `email` itself. */
  pendingEmail: string | null;
}

/** View model of `/pricing`. */
export interface PricingView {
  /** Null for a visitor. */
  plan: Plan | null;
  timezone: string;
  /** How to pay for a plan, as a sentence. */
  paymentNote: string;
  unproven: UnprovenAddress | null;
}

/** View model of `/trial-signup`. */
export interface TrialView {
  /** Empty when the profile has none. */
  firstName: string;
  plan: Plan;
  timezone: string;
  /** The preselected plan. */
  planType: PlanType;
  paymentNote: string;
  unproven: UnprovenAddress | null;
}

/** Query of `/trial-signup`: the plan that was chosen on `/pricing`. */
export const trialQuery = z.object({
  plan: z.catch(z._default(z.enum(PLAN_TYPES), DEFAULT_PLAN_TYPE), DEFAULT_PLAN_TYPE),
});

/** View model of the plan's card on the profile. */
export interface PlanCardView {
  plan: Plan;
  timezone: string;
  /** AI actions today. */
  calls: { left: number; limit: number };
  /** Bytes of images. */
  images: { used: number; limit: number };
  /** Bytes of text in the journal and in all else; the limit holds for each of the two. */
  text: { journal: number; others: number; limit: number };
}

/** The kinds of daily quotas: AI actions, titles by the configured model, prayers shared by e-mail. */
export type QuotaKind = "companion" | "model-title" | "share";

export interface QuotaOf {
  userId: string;
  kind: QuotaKind;
}

/** One counted use, as needed to take it back. */
export interface QuotaUse extends QuotaOf {
  /** Epoch milliseconds. */
  at: number;
}
