import { describe, expect, it } from "vitest";
import type { Plan } from "~/features/plans/contract";
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
