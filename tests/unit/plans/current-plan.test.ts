import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanRow } from "~/features/plans/contract";
import { PLAN_TYPES, SUBSCRIPTION_TIERS } from "~/features/plans/contract";
import { currentPlan, entitlementsOf, paidPeriodEnd } from "~/features/plans/domain/current-plan";

const START = "2026-11-20T12:00:00.000Z";
const END = "2026-11-27T12:00:00.000Z";
const trial: PlanRow = {
  subscriptionTier: "trial",
  subscriptionExpiresAt: END,
  planType: "annual",
  trialStartedAt: START,
  planCancelledAt: null,
};
const neverTried: PlanRow = {
  subscriptionTier: "free",
  subscriptionExpiresAt: null,
  planType: null,
  trialStartedAt: null,
  planCancelledAt: null,
};
const at = (row: PlanRow, instant: string) => currentPlan(row, new Date(instant));

describe("the current plan", () => {
  it("is the free account at first", () => {
    expect(at(neverTried, START)).toEqual({ tier: "free", hasUsedTrial: false });
  });

  it("is the chosen plan after the trial, and the free account after a cancelled one", () => {
    const cancelled = { ...trial, planCancelledAt: "2026-11-22T00:00:00.000Z" };
    expect(at(trial, END)).toEqual({
      tier: "premium",
      planType: "annual",
      endsAt: null,
      isCancellable: true,
    });
    expect(at(cancelled, "2026-11-27T11:59:59.999Z")).toMatchObject({ tier: "trial", isCancelled: true });
    expect(at(cancelled, END)).toEqual({ tier: "free", hasUsedTrial: true });
  });

  it("runs to the end of the paid period when it is cancelled after the trial", () => {
    const row: PlanRow = { ...trial, planType: "monthly", planCancelledAt: "2027-01-10T00:00:00.000Z" };
    const paidUntil = "2027-01-27T12:00:00.000Z";
    expect(at(row, "2027-01-27T11:59:59.999Z")).toMatchObject({ tier: "premium", endsAt: paidUntil });
    expect(at(row, paidUntil)).toEqual({ tier: "free", hasUsedTrial: true });
  });

  it("is the operator's choice until that ends", () => {
    const given: PlanRow = { ...neverTried, subscriptionTier: "premium" };
    expect(at(given, END)).toMatchObject({ tier: "premium", endsAt: null, isCancellable: false });
    expect(at({ ...given, subscriptionExpiresAt: END }, START)).toMatchObject({
      tier: "premium",
      endsAt: END,
    });
    expect(at({ ...given, subscriptionExpiresAt: END }, END).tier).toBe("free");
  });
});

const instants = fc
  .integer({ min: Date.parse("2026-01-01"), max: Date.parse("2032-01-01") })
  .map((time) => new Date(time).toISOString());
const rows: fc.Arbitrary<PlanRow> = fc.record({
  subscriptionTier: fc.constantFrom(...SUBSCRIPTION_TIERS),
  subscriptionExpiresAt: fc.option(instants),
  planType: fc.option(fc.constantFrom(...PLAN_TYPES)),
  trialStartedAt: fc.option(instants),
  planCancelledAt: fc.option(instants),
});
const ORDER = { trial: 0, premium: 1, free: 2 };

describe("every row at every time", () => {
  it("has one plan, and a trial counts its started days", () => {
    fc.assert(
      fc.property(rows, instants, (row, now) => {
        const plan = at(row, now);
        const paid = plan.tier !== "free";
        expect(entitlementsOf(row, new Date(now)).callsADay).toBe(paid ? 200 : 20);
        if (plan.tier !== "trial") return;
        const left = Date.parse(plan.endsAt) - Date.parse(now);
        expect(left).toBeGreaterThan(0);
        expect(plan.daysLeft).toBe(Math.ceil(left / 86_400_000));
      }),
    );
  });

  it("goes from trial to premium to free, and never back", () => {
    fc.assert(
      fc.property(rows, instants, instants, (row, one, other) => {
        const [earlier, later] = [one, other].sort() as [string, string];
        expect(ORDER[at(row, earlier).tier]).toBeLessThanOrEqual(ORDER[at(row, later).tier]);
      }),
    );
  });

  it("is never premium after a cancelled trial", () => {
    fc.assert(
      fc.property(instants, instants, fc.constantFrom(...PLAN_TYPES), (cancelled, now, planType) => {
        fc.pre(cancelled < END);
        expect(at({ ...trial, planType, planCancelledAt: cancelled }, now).tier).not.toBe("premium");
      }),
    );
  });
});

describe("a paid period", () => {
  it("keeps the day of the month, or the last day of a shorter one", () => {
    const start = "2027-01-31T08:00:00.000Z";
    expect(paidPeriodEnd("monthly", start, start)).toBe("2027-02-28T08:00:00.000Z");
    expect(paidPeriodEnd("monthly", start, "2027-02-28T08:00:00.000Z")).toBe("2027-03-31T08:00:00.000Z");
    expect(paidPeriodEnd("annual", "2028-02-29T08:00:00.000Z", "2028-03-01T00:00:00.000Z")).toBe(
      "2029-02-28T08:00:00.000Z",
    );
  });

  it("ends after the instant, and at most one period later", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_TYPES), instants, instants, (planType, one, other) => {
        const [start, instant] = [one, other].sort() as [string, string];
        const rest = Date.parse(paidPeriodEnd(planType, start, instant)) - Date.parse(instant);
        expect(rest).toBeGreaterThan(0);
        expect(rest).toBeLessThanOrEqual((planType === "annual" ? 366 : 31) * 86_400_000);
      }),
    );
  });
});
