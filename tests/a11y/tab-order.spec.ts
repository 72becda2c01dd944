import { walk } from "./lib/keys";
import { SIZES } from "./lib/look";
import { expect, testEach } from "./lib/stage";
import { SCREENS } from "./screens";

testEach(
  SCREENS,
  "the Tab key leads through it in order, with the focus in sight",
  async (page) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { stops, faults } = await walk(page);
      expect.soft(faults, `at ${size.width} px`).toEqual([]);
      expect.soft(stops, `at ${size.width} px`).toBeGreaterThan(0);
    }
  },
  ({ kind }) => kind === "empty" || kind === "filled",
);
