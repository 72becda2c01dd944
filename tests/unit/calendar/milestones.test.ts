import { expect, it } from "vitest";
import { MILESTONES, milestoneFor } from "~/features/calendar/domain/milestones";

it("reaches seven milestones, each until the next", () => {
  expect(MILESTONES.map(({ threshold, icon }) => `${threshold} ${icon}`).join()).toBe(
    "3 seedling,7 herb,14 blossom,30 tree,60 star,100 trophy,365 crown",
  );
  for (const [index, { threshold }] of MILESTONES.entries()) {
    const next = MILESTONES[index + 1]?.threshold ?? 10_000;
    expect(milestoneFor(threshold)?.threshold).toBe(threshold);
    expect(milestoneFor(next - 1)?.threshold).toBe(threshold);
  }
  expect([milestoneFor(0), milestoneFor(2)]).toEqual([null, null]);
  expect(milestoneFor(3)?.message).toBe("Great start! You're building a beautiful habit.");
});
