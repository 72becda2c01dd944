import type { PlanRow } from "../contract";
import { currentPlan } from "./current-plan";
import { ENTITLEMENTS, type Entitlements } from "./entitlements";

/** What a person's plan allows at an instant. */
export function entitlementsOf(row: PlanRow, now: Date): Entitlements {
  return ENTITLEMENTS[currentPlan(row, now).tier];
}
