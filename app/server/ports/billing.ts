import type { PlanType } from "../../shared/vocabulary";

/** Who takes the money for a plan. The plan itself is a row of the account; billing is told of what happens to it. */
export interface Billing {
  /** How a plan is paid, as a sentence for the pages and the mails. */
  paymentNote: string;
  /** From `startsAt` on the plan is to be paid. Called once a trial. */
  planChosen(order: { userId: string; planType: PlanType; startsAt: string }): Promise<void>;
  /** Nothing is to be charged from `endsAt` on. */
  planCancelled(order: { userId: string; endsAt: string }): Promise<void>;
}
