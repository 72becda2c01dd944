import { describe, expect, it } from "vitest";
import { MILESTONES, milestoneFor } from "~/features/calendar/domain/milestones";

describe("milestones", () => {
  it("have seven thresholds and signs", () => {
    expect(MILESTONES.map(({ threshold, icon }) => [threshold, icon])).toEqual([
      [3, "seedling"],
      [7, "herb"],
      [14, "blossom"],
      [30, "tree"],
      [60, "star"],
      [100, "trophy"],
      [365, "crown"],
    ]);
  });

  it("start with the third day", () => {
    expect(milestoneFor(0)).toBeNull();
    expect(milestoneFor(2)).toBeNull();
    expect(milestoneFor(3)?.message).toBe("Great start! You're building a beautiful habit.");
  });

  it.each(MILESTONES.map(({ threshold }, index) => [threshold, index] as const))(
    "of %i days holds from its day to the day before the next",
    (threshold, index) => {
      const next = MILESTONES[index + 1]?.threshold ?? 10_000;
      expect(milestoneFor(threshold)?.threshold).toBe(threshold);
      expect(milestoneFor(next - 1)?.threshold).toBe(threshold);
    },
  );
});
