import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules to check again when only colours have changed. */
export const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Returns the violations of all rules of axe, target sizes included, or of the given rules, in words. Waits for running
 * animations, which mix colours.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map((one) => one.finished));
  });
  // Without a page of its own for each look: that is for frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.options({ rules: { "target-size": { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}

/** Expects the page to be accessible as it is now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await findViolations(page, colorScheme === "light" ? undefined : RULES_OF_COLOUR);
    expect(found, `accessibility, ${colorScheme}`).toEqual([]);
  }
}
