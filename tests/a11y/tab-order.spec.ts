import { walk } from "./lib/keys";
import { WIDTHS } from "./lib/look";
import { expect, nameOf, test } from "./lib/stage";
import { SCREENS } from "./screens";

for (const { name: screen, states } of SCREENS) {
  test.describe(screen, () => {
    for (const state of states.filter(({ kind }) => kind === "empty" || kind === "filled")) {
      test.describe(() => {
        test.use({ role: state.as ?? "member", isAlone: state.isAlone ?? false });
        test(`${nameOf(state)}: the Tab key leads through it in order, seen all the way`, async ({
          stage,
          browserFaults,
        }) => {
          if (state.faults) browserFaults.allow(state.faults);
          await state.show(stage);
          for (const width of WIDTHS) {
            await stage.page.setViewportSize({ width, height: 800 });
            const { stops, faults } = await walk(stage.page);
            expect.soft(faults, `at ${width} px`).toEqual([]);
            expect.soft(stops, `at ${width} px`).toBeGreaterThan(0);
          }
        });
      });
    }
  });
}
