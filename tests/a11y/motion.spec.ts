import { motionsOf } from "./lib/motion";
import { expect, test, testEach } from "./lib/stage";
import { SCREENS } from "./screens";

/** The longest of the product's motions that move once, with their delay. */
const LONGEST_MS = 500;

/** Motions that never end turn or breathe this slowly, far from three flashes a second. */
const SLOWEST_BEAT_MS = 1000;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

testEach(SCREENS, "moves briefly, and never flashes", async (page) => {
  const motions = await motionsOf(page);
  const long = motions.filter(({ end }) => end !== null && end > LONGEST_MS);
  const flashing = motions.filter(({ end, duration }) => end === null && duration < SLOWEST_BEAT_MS);
  expect({ long, flashing }).toEqual({ long: [], flashing: [] });
});
