import path from "node:path";
import type { Page } from "@playwright/test";
import { findViolations, RULES_OF_COLOUR } from "../../setup/axe";
import { expect } from "../../setup/fixtures";
import { findDisorder, findFlaws, findFlawsWhenSpaced, findMotion, findNameless } from "./layout";

/** The two sizes of a window that every screen is designed for. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;
const SCHEMES = ["light", "dark"] as const;

/** 1,280 px at 200 percent, and at 400 percent, which is 320 px (WCAG 1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** The folder for pictures of the states, for people to look at; none by default. */
const pictures = process.env.A11Y_PICTURES;

/** Checks the page in every way: axe, layout, spaced text, outline, enlarged, stillness. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const look = `${size.width} px, ${colorScheme}`;
      const rules = colorScheme === "light" ? undefined : RULES_OF_COLOUR;
      expect.soft(await findViolations(page, rules), `axe at ${look}`).toEqual([]);
      if (pictures) {
        const file = `${name} ${look}.png`.replaceAll(/[^\w.]+/g, "-");
        await page.screenshot({ path: path.join(pictures, file) });
      }
    }
    await expectFlawless(page, `${size.width} px`);
    expect.soft(await findFlawsWhenSpaced(page), `spaced text at ${size.width} px`).toEqual([]);
  }
  expect.soft([...(await findDisorder(page)), ...(await findNameless(page))], "outline").toEqual([]);
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    await expectFlawless(page, `${size.width} px, enlarged`);
  }
  expect.soft(await findMotion(page), "motion").toEqual([]);
}

/** Expects that nothing on the page looks broken. Waits a little: a chart follows the window later. */
export async function expectFlawless(page: Page, look: string): Promise<void> {
  await expect.soft
    .poll(() => findFlaws(page), { message: `layout at ${look}`, timeout: 2_000, intervals: [100, 300, 600] })
    .toEqual([]);
}
