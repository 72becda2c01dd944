import { expect, it } from "vitest";
import { barHeight, latestMoods, MAX_BAR_HEIGHT, moodShares } from "~/features/journal/domain/mood-chart";

it.each([
  ["joyful", 72],
  ["blessed", 68],
  ["peaceful", 64],
  ["grateful", 60],
  ["hopeful", 56],
  ["contemplative", 48],
  ["struggling", 32],
  ["anxious", 24],
  ["bewildered", 40],
  [null, 8],
])("the bar of a day with the mood %s is %i high and fits the chart", (mood, height) => {
  expect(barHeight(mood)).toBeCloseTo(height, 10);
  expect(barHeight(mood)).toBeLessThanOrEqual(MAX_BAR_HEIGHT);
});

it.each([
  [3, 1, [75, 25], [true, true]],
  [92, 8, [92, 8], [true, false]],
  [11, 1, [(11 / 12) * 100, (1 / 12) * 100], [true, true]],
])(
  "of %i and %i days the shares are %j percent, labelled only above 8: %j",
  (joy, fear, percents, labels) => {
    const shares = moodShares([
      { mood: "joyful", count: joy },
      { mood: "anxious", count: fear },
    ]);
    expect(shares.map(({ percent }) => percent)).toEqual(percents);
    expect(shares.map(({ isLabelled }) => isLabelled)).toEqual(labels);
  },
);

it("no moods have no shares", () => {
  expect(moodShares([])).toEqual([]);
});

it("the latest moods leave out days without one and keep the order", () => {
  const days = [
    { date: "2026-11-17", mood: "joyful" as const },
    { date: "2026-11-18", mood: null },
    { date: "2026-11-19", mood: "anxious" as const },
    { date: "2026-11-20", mood: "hopeful" as const },
  ];
  expect(latestMoods(days, 7).map(({ mood }) => mood)).toEqual(["joyful", "anxious", "hopeful"]);
  expect(latestMoods(days, 2).map(({ date }) => date)).toEqual(["2026-11-19", "2026-11-20"]);
});
