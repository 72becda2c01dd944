import { expect, it } from "vitest";
import { moodShares } from "~/features/journal/domain/mood-chart";

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
