import { describe, expect, it } from "vitest";
import type { Plan } from "~/features/plans/contract";
import { LISTED, PLAN_FEATURES } from "~/features/plans/domain/plan-features";
import { PLAN_PRICES } from "~/features/plans/domain/plan-prices";
import { trialBanner } from "~/features/plans/domain/plan-words";

const trial: Extract<Plan, { tier: "trial" }> = {
  tier: "trial",
  planType: "annual",
  endsAt: "2026-11-27T02:00:00.000Z",
  daysLeft: 3,
  isCancelled: false,
};
const at = (now: string, timezone = "UTC") => ({ now: new Date(now), timezone });

describe("the trial's banner", () => {
  it("counts the days and names the next plan, in the user's zone", () => {
    const now = at("2026-11-24T12:00:00Z", "America/New_York");
    expect(trialBanner(trial, now)).toEqual({
      title: "3 days left in trial",
      text: "Upgrade to continue your spiritual journey",
      note: "Your annual plan starts on November 26, 2026. Cancel any time.",
      action: { label: "Upgrade", href: "/pricing" },
    });
    expect(trialBanner({ ...trial, daysLeft: 1 }, now)?.title).toBe("1 day left in trial");
  });

  it("says when the trial ends today, in the user's zone", () => {
    const lastDay = { ...trial, daysLeft: 1 };
    expect(trialBanner(lastDay, at("2026-11-26T20:00:00Z"))?.title).toBe("1 day left in trial");
    const inNewYork = at("2026-11-26T20:00:00Z", "America/New_York");
    expect(trialBanner(lastDay, inNewYork)?.title).toBe("Trial expires today!");
    expect(trialBanner({ ...trial, daysLeft: 0 }, inNewYork)?.title).toBe("Trial expires today!");
  });

  it("names no next plan after a cancelled trial", () => {
    expect(trialBanner({ ...trial, isCancelled: true }, at("2026-11-24T12:00:00Z"))?.note).toBe(
      "Your trial ends on November 27, 2026. After that your account is free.",
    );
  });

  it("is absent outside a trial", () => {
    expect(trialBanner({ tier: "free", hasUsedTrial: true }, at("2026-11-24T12:00:00Z"))).toBeNull();
  });
});

describe("the plans' prices and features", () => {
  const dollars = (text: string) => Number(/\$([\d.]+)/.exec(text)?.[1]);
  const { monthly, annual } = PLAN_PRICES;

  it("agree with each other", () => {
    const saved = dollars(annual.oldAmount) - dollars(annual.amount);
    expect(dollars(annual.oldAmount)).toBeCloseTo(12 * dollars(monthly.amount), 5);
    expect(annual.pricing.notes).toEqual([
      `Save ${Math.round((saved / dollars(annual.oldAmount)) * 100)}%`,
      `$${(dollars(annual.amount) / 12).toFixed(2)} per month`,
      `Saves $${saved.toFixed(2)} per year`,
    ]);
    const launch = Math.round((1 - dollars(monthly.amount) / dollars(monthly.oldAmount)) * 100);
    expect(monthly.pricing.notes).toEqual([`${launch}% off launch pricing`]);
  });

  it("are 12 features, 6, 10 and 5 of them on the cards, with the enforced limits", () => {
    expect(PLAN_FEATURES).toHaveLength(12);
    expect(new Set(PLAN_FEATURES.map(({ name }) => name)).size).toBe(12);
    expect(LISTED).toEqual({ pricingMonthly: 6, trialAnnual: 10, trialMonthly: 5 });
    const more = PLAN_FEATURES.filter(({ free, premium }) => free !== premium);
    expect(more.map(({ free, premium }) => [free, premium])).toEqual([
      ["20 a day", "200 a day"],
      ["100 MB", "2 GB"],
    ]);
  });
});
