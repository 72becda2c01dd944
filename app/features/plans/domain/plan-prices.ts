import type { PlanType } from "../contract";

/** A plan's price and the texts beside it. Amounts are texts in US dollars. */
export interface PlanPrice {
  name: string;
  amount: string;
  period: string;
  /** Shown struck through. */
  oldAmount: string;
  pricing: { badge: string | null; notes: string[] };
  trial: { badge: string | null; note: string };
}

export const PLAN_PRICES: Record<PlanType, PlanPrice> = {
  monthly: {
    name: "Monthly",
    amount: "$5.99",
    period: "per month",
    oldAmount: "$9.99",
    pricing: { badge: null, notes: ["40% off launch pricing"] },
    trial: { badge: null, note: "Launch pricing • Cancel anytime" },
  },
  annual: {
    name: "Annual",
    amount: "$46.99",
    period: "per year",
    oldAmount: "$71.88",
    pricing: {
      badge: "Most Popular",
      notes: ["Save 35%", "$3.92 per month", "Saves $24.89 per year"],
    },
    trial: { badge: "Best Value", note: "Save 35% • Just $3.92/month" },
  },
};
