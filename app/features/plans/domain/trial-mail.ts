import type { MailContent } from "~/features/mail/domain/mail-content";
import type { PlanType } from "../contract";
import { PLAN_PRICES } from "./plan-prices";
import { PLAN_NAMES } from "./plan-words";

/** The mail of a trial's fifth day: what begins, when, at what price, and how not to have it begin. */
export function trialEndsMail(trial: {
  planType: PlanType;
  /** "November 27, 2026" */
  endsOn: string;
  /** How the plan is paid, as a sentence. */
  paymentNote: string;
  /** The app's own origin, where it is known. */
  origin: string | null;
}): MailContent {
  const { planType, endsOn, paymentNote, origin } = trial;
  const { amount, period } = PLAN_PRICES[planType];
  return {
    subject: `Your free trial ends on ${endsOn}`,
    paragraphs: [
      "Your free trial of Premium is in its last days. We hope that it has been good company in your prayer.",
      `On ${endsOn} your ${PLAN_NAMES[planType]} plan begins: ${amount} ${period}. ${paymentNote}`,
      "If you would rather not go on, cancel on your profile page before that day. Nothing is charged then, and everything that you have written stays yours.",
    ],
    ...(origin && { action: { label: "See or cancel your plan", url: `${origin}/profile` } }),
  };
}
