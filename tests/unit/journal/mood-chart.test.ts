import { describe, expect, it } from "vitest";
import { MOODS } from "~/features/journal/contract";
import {
  barHeight,
  latestMoods,
  MAX_BAR_HEIGHT,
  moodScore,
  moodShares,
} from "~/features/journal/domain/mood-chart";

describe("the score of a mood", () => {
  it.each([
    ["joyful", 90],
    ["blessed", 85],
    ["peaceful", 80],
    ["grateful", 75],
    ["hopeful", 70],
    ["contemplative", 60],
    ["struggling", 40],
    ["anxious", 30],
    ["bewildered", 50],
  ])("%s is %i", (mood, score) => {
    expect(moodScore(mood)).toBe(score);
  });
});

describe("the height of a bar", () => {
  it.each([
    ["joyful", 72],
    ["contemplative", 48],
    ["anxious", 24],
    ["bewildered", 40],
    [null, 8],
  ])("is 0.8 of the score for %s, 8 without an entry", (mood, height) => {
    expect(barHeight(mood)).toBeCloseTo(height, 10);
  });

  it("is at least 20 and fits the chart for every mood", () => {
    for (const mood of MOODS) {
      expect(barHeight(mood)).toBeGreaterThanOrEqual(20);
      expect(barHeight(mood)).toBeLessThanOrEqual(MAX_BAR_HEIGHT);
    }
  });
});

describe("shares", () => {
  it("are percents of the days that have a mood", () => {
    const shares = moodShares([
      { mood: "joyful", count: 3 },
      { mood: "anxious", count: 1 },
    ]);
    expect(shares.map(({ percent }) => percent)).toEqual([75, 25]);
  });

  it("are named only above 8 percent", () => {
    const shares = moodShares([
      { mood: "joyful", count: 92 },
      { mood: "anxious", count: 8 },
    ]);
    expect(shares.map(({ isLabelled }) => isLabelled)).toEqual([true, false]);
    expect(
      moodShares([
        { mood: "joyful", count: 11 },
        { mood: "anxious", count: 1 },
      ])[1]?.isLabelled,
    ).toBe(true);
  });

  it("of nothing are nothing", () => {
    expect(moodShares([])).toEqual([]);
  });
});

describe("the latest moods", () => {
  const days = [
    { date: "2026-11-17", mood: "joyful" as const },
    { date: "2026-11-18", mood: null },
    { date: "2026-11-19", mood: "anxious" as const },
    { date: "2026-11-20", mood: "hopeful" as const },
  ];

  it("leave out days without one and keep the order", () => {
    expect(latestMoods(days, 7).map(({ mood }) => mood)).toEqual(["joyful", "anxious", "hopeful"]);
    expect(latestMoods(days, 2).map(({ date }) => date)).toEqual(["2026-11-19", "2026-11-20"]);
  });
});
