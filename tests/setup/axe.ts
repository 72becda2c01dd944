import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe looks at anew when only colours have changed. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Checks the page as it stands for accessibility, in light and in dark. Waits for running animations, which mix colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      return Promise.allSettled(ending.map((one) => one.finished));
    });
    // Without a page of its own for each look: that is for frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(RULES_OF_COLOUR)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
    expect(found, `accessibility, ${colorScheme}`).toEqual([]);
  }
}
