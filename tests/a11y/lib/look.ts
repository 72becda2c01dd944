import path from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { findViolations, RULES_OF_COLOUR } from "../../setup/axe";
import { expect } from "../../setup/fixtures";
import { findCut, findCutWhenSpaced, findDisorder } from "./layout";
import { motionsOf } from "./motion";

export const WIDTHS = [375, 1280] as const;
export const SCHEMES = ["light", "dark"] as const;

/** 1280 px at 200 percent, and at 400 percent, which is 320 px (WCAG 1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** A frame at 60 Hz: what takes less is not seen to move. */
const A_FRAME = 17;

/** Where pictures of the states go, for people to look at; none without. */
const pictures = process.env.A11Y_PICTURES;

const pictureOf = ({ screen, state }: { screen: string; state: string }, look: string) =>
  path.join(String(pictures), `${screen} ${state} ${look}.png`.replaceAll(/[^\w.]+/g, "-"));

/** What was found by one check of a state. */
export interface Finding {
  check: string;
  faults: string[];
}

/** What a screen reader would call by its kind alone. */
async function findNameless(page: Page): Promise<string[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  return lines.filter((line) =>
    /^\s*- (button|link|textbox|combobox|checkbox|switch|slider|img|dialog|alertdialog)\b(?! ")/.test(line),
  );
}

/** Looks at the page as it stands in every way: axe at each width and scheme, zoomed, with spaced text, its outline. */
export async function lookAt(page: Page, info: TestInfo, of: { screen: string; state: string }) {
  const findings: Finding[] = [];
  const check = async (name: string, find: () => Promise<string[]>) => {
    const faults = await find();
    findings.push({ check: name, faults });
    expect.soft(faults, name).toEqual([]);
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === "light" ? undefined : RULES_OF_COLOUR;
      await check(`axe ${width} ${colorScheme}`, () => findViolations(page, rules));
      if (pictures) await page.screenshot({ path: pictureOf(of, `${width}-${colorScheme}`) });
    }
    await check(`spaced ${width}`, () => findCutWhenSpaced(page));
  }
  await check("outline", async () => [...(await findDisorder(page)), ...(await findNameless(page))]);
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    // A chart follows the window a little later.
    await expect
      .poll(() => findCut(page), { timeout: 2_000 })
      .toEqual([])
      .catch(() => {});
    await check(`reflow ${size.width}`, () => findCut(page));
  }
  await check("still", async () => {
    const moved = (await motionsOf(page)).filter(({ duration, end }) => end === null || duration > A_FRAME);
    return [...new Set(moved.map(({ what, duration }) => `${what}: ${duration} ms`))];
  });
  await info.attach("findings", {
    body: JSON.stringify({ ...of, findings }),
    contentType: "application/json",
  });
}
