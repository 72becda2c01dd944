import { formatBytes } from "~/shared/format-bytes";
import { ENTITLEMENTS } from "./entitlements";

/** One thing that the product gives, with what the free account and Premium have of it. */
export interface PlanFeature {
  name: string;
  free: string;
  premium: string;
}

/** The value of a feature that is there whole. */
export const INCLUDED = "Included";
const onEveryPlan = (name: string): PlanFeature => ({ name, free: INCLUDED, premium: INCLUDED });

/** The features of the plans, what Premium has more of first. The numbers are those that the server holds to. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    name: "AI prayers, reflections and answers",
    free: `${ENTITLEMENTS.free.callsADay} a day`,
    premium: `${ENTITLEMENTS.premium.callsADay} a day`,
  },
  {
    name: "Room for images in your journal",
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
  onEveryPlan("Export of all that is yours"),
];

/** How many features each card lists. */
export const LISTED = { pricingMonthly: 6, trialAnnual: 10, trialMonthly: 5 } as const;

/** A feature as a line of a Premium card: "Journal entries: Unlimited", or the name alone for what is on every plan. */
export function premiumLine({ name, premium }: PlanFeature): string {
  return premium === INCLUDED ? name : `${name}: ${premium}`;
}
