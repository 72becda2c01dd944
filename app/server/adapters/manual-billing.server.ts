import type { Billing } from "../ports/billing";

/** Leaves billing to the operator, outside the app, from the accounts' own rows (docs/plans.md). */
export function manualBilling(): Billing {
  return {
    paymentNote: "No card needed. We'll e-mail you about payment.",
    planChosen: async () => {},
    planCancelled: async () => {},
  };
}
