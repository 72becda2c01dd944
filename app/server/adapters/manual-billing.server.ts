import type { Billing } from "../ports/billing";

/** The operator bills outside the app, from the accounts' own rows (docs/plans.md): there is nothing to tell anyone. */
export function manualBilling(): Billing {
  return {
    paymentNote: "No card is asked for here: we write to you about payment.",
    planChosen: async () => {},
    planCancelled: async () => {},
  };
}
