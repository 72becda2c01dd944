import { formatBytes } from "~/shared/bytes";
import { ENTITLEMENTS } from "./entitlements";

/** A feature of the product, in the free account and in Premium. */
export interface PlanFeature {
  name: string;
  free: string;
  premium: string;
}

/** The value of a feature without limits. */
export const INCLUDED = "Included";
const onEveryPlan = (name: string): PlanFeature => ({ name, free: INCLUDED, premium: INCLUDED });

/** The features of the plans, first those with more in Premium. The numbers are those that the server enforces. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    name: "AI prayers, reflections and answers",
    free: `${ENTITLEMENTS.free.callsADay} a day`,
    premium: `${ENTITLEMENTS.premium.callsADay} a day`,
  },
  {
    name: "Image storage in your journal",
    free: formatBytes(ENTITLEMENTS.free.imageBytes),
    premium: formatBytes(ENTITLEMENTS.premium.imageBytes),
  },
  { name: "Journal entries", free: "Unlimited", premium: "Unlimited" },
  onEveryPlan("Calendar, streaks and milestones"),
  onEveryPlan("Search through all your entries"),
  onEveryPlan("Mood tracking and insights"),
  onEveryPlan("Quick prayer with the liturgical day"),
  onEveryPlan("Prayer Collection"),
  onEveryPlan("Guided prayer: Examen, Lectio Divina, Rosary"),
  onEveryPlan("Saved and shared answers"),
  onEveryPlan("Reminders"),
  onEveryPlan("Export of all your data"),
];

/** The number of features on each card. */
export const LISTED = { pricingMonthly: 6, trialAnnual: 10, trialMonthly: 5 } as const;

/** Returns a feature as a line of a Premium card: "Journal entries: Unlimited", or the name if it is on every plan. */
export function premiumLine({ name, premium }: PlanFeature): string {
  return premium === INCLUDED ? name : `${name}: ${premium}`;
}
