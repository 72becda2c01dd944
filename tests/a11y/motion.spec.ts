import { motionsOf } from "./lib/motion";
import { expect, nameOf, test } from "./lib/stage";
import { SCREENS } from "./screens";

/** Of what moves once: the longest of the product's motions, with what it waits for before. */
const LONGEST_MS = 500;

/** What goes on for as long as something is on its way turns or breathes this slowly, far from three flashes a second. */
const SLOWEST_BEAT_MS = 1000;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const { name: screen, states } of SCREENS) {
  test.describe(screen, () => {
    for (const state of states) {
      test.describe(() => {
        test.use({ role: state.as ?? "member", isAlone: state.isAlone ?? false });
        test(`${nameOf(state)}: what moves is short, and nothing flashes`, async ({
          stage,
          browserFaults,
        }) => {
          if (state.faults) browserFaults.allow(state.faults);
          await state.show(stage);
          const motions = await motionsOf(stage.page);
          const long = motions.filter(({ end }) => end !== null && end > LONGEST_MS);
          const flashing = motions.filter(({ end, duration }) => end === null && duration < SLOWEST_BEAT_MS);
          expect({ long, flashing }).toEqual({ long: [], flashing: [] });
        });
      });
    }
  });
}
