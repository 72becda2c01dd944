import { expect, type Locator, type Page } from "@playwright/test";

/** An element that the Tab key has led to. */
interface Stop {
  what: string;
  /** Whether the focus is visible on it. */
  isMarked: boolean;
  /** Whether something covers all of it. */
  isCovered: boolean;
  /** Whether it keeps its place when the page scrolls, such as a bar at the lower edge. */
  isFixed: boolean;
  /** How often the key led here before. */
  visits: number;
  /** Whether the press before led here as well. */
  isSameAsBefore: boolean;
  left: number;
  top: number;
}

type WalkingWindow = Window & { walked?: Map<Element, number>; before?: Element | null };

/** More than any screen has. */
const MOST_STOPS = 400;

/** Starts at the top of the page, as after it was opened. */
export async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute("tabindex");
    window.scrollTo(0, 0);
    Object.assign(window, { walked: new Map(), before: null });
  });
}

/** Returns the element with the focus; null without one. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // By then the browser has scrolled to it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const walking = window as WalkingWindow;
    walking.walked ??= new Map();
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const visits = walking.walked.get(element) ?? 0;
    walking.walked.set(element, visits + 1);
    const isSameAsBefore = walking.before === element;
    walking.before = element;

    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const around = [element, element.parentElement, element.parentElement?.parentElement, ...labels];
    const isMarked = around.some((one) => {
      if (!one) return false;
      // In a text, the caret is the mark.
      if (one.isContentEditable) return true;
      // A link as large as its card has its mark around the card.
      return [getComputedStyle(one), getComputedStyle(one, "::after")].some(
        ({ outlineStyle, outlineWidth, outlineColor }) =>
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor),
      );
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9];
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
    const isCovered = !points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit && (element.contains(hit) || hit.contains(element) || labels.some((one) => one.contains(hit)))
      );
    });
    let isFixed = false;
    for (let one: Element | null = element; one; one = one.parentElement)
      isFixed ||= ["fixed", "sticky"].includes(getComputedStyle(one).position);
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      what: `${element.tagName.toLowerCase()} ${element.getAttribute("name") ?? element.id} ${name.trim().slice(0, 40)}`,
      isMarked,
      isCovered,
      isFixed,
      visits,
      isSameAsBefore,
      left: left + window.scrollX,
      top: top + window.scrollY,
    };
  });
}

/** Returns what is wrong with a stop. */
function faultsOf(stop: Stop): string[] {
  return [
    ...(stop.isMarked ? [] : [`the focus is not seen on ${stop.what}`]),
    ...(stop.isCovered ? [`something covers ${stop.what}`] : []),
  ];
}

/**
 * Presses Tab until an element has the focus, and checks each stop on the way. `Shift+Tab` leads back.
 */
export async function reach(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop) expect(faultsOf(stop)).toEqual([]);
    if (await isThere()) return;
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Walks through the page with the Tab key, from its top to its end, and returns what is wrong on the way. */
export async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  await startAtTop(page);
  const faults: string[] = [];
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    if (stop.visits > 0 && !stop.isSameAsBefore) {
      if (stop.what !== stops[0]?.what) faults.push(`back to ${stop.what} before the end`);
      break;
    }
    if (stop.isSameAsBefore) {
      // The parts of a date are stops of their own.
      if (stop.visits > 12) faults.push(`no way on from ${stop.what}`);
      if (stop.visits > 12) break;
      continue;
    }
    const last = stop.isFixed ? undefined : stops.findLast(({ isFixed }) => !isFixed);
    const isBackwards = last && stop.top < last.top - 120 && stop.left < last.left - 40;
    if (isBackwards) faults.push(`${stop.what} comes after ${last.what}, which stands below and beside it`);
    faults.push(...faultsOf(stop));
    stops.push(stop);
  }
  return { stops: stops.length, faults: [...faults, ...(await findUnreached(page))] };
}

/** Returns the controls for a mouse that the walk did not reach. */
function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { walked } = window as WalkingWindow;
    const usable =
      "a[href], button, input, select, textarea, summary, [tabindex='0'], [contenteditable='true']";
    return (
      [...document.querySelectorAll<HTMLInputElement>(usable)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"))
        .filter((one) => !one.disabled && one.tabIndex >= 0 && one.type !== "hidden")
        // A link in an edited text is no stop of its own.
        .filter((one) => !one.parentElement?.closest("[contenteditable='true']"))
        // Of a group of radio buttons or tabs the Tab key leads to one.
        .filter(
          (one) => one.type !== "radio" && ![...(walked?.keys() ?? [])].some((stop) => one.contains(stop)),
        )
        // Invisible elements that a script uses, such as the marks around the toasts.
        .filter((one) => one.offsetWidth > 1 && one.offsetHeight > 1)
        .map((one) => `the Tab key does not lead to ${one.tagName.toLowerCase()} ${one.textContent?.trim()}`)
    );
  });
}

/** Expects that the Tab key stays within a dialog, in both directions. */
export async function expectToStayWithin(page: Page, dialog: Locator): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"] as const) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
}
