import type { Page } from "@playwright/test";

/** Icons are at most this large; larger drawings say that they are illustrations. */
const LARGEST_ICON = 48;

/** Drawings that are no icons: the illustrations of the design system, and charts. */
const ILLUSTRATIONS = "[data-illustration], .recharts-surface";

/**
 * Returns what looks broken on the page: icons as large as pictures, text that is cut off, beyond the edge
 * or on top of other text, anything outside its card, and a page that scrolls sideways.
 */
export function findFlaws(page: Page): Promise<string[]> {
  return page.evaluate(inspect, { largestIcon: LARGEST_ICON, illustrations: ILLUSTRATIONS });
}

/** The spacing that every text must bear (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Returns what looks broken when lines, words and letters are spaced as some readers need it. */
export async function findFlawsWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  const found = await findFlaws(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in the page, and therefore holds everything that it needs. */
function inspect({ largestIcon, illustrations }: { largestIcon: number; illustrations: string }): string[] {
  const found = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  const texts = findTexts();
  if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  findLargeIcons();
  findCutTexts();
  findStrays();
  findOverlaps();
  return [...found];

  /** Returns each line of text that is seen, unless it is for screen readers alone. */
  function findTexts(): { element: Element; box: Box }[] {
    const lines: { element: Element; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (/^(script|style|noscript|option|optgroup|title|textarea)$/.test(element.localName)) continue;
      const isForScreenReaders = ancestorsOf(element).some(
        (one) => getComputedStyle(one).clipPath !== "none" || isTiny(one.getBoundingClientRect()),
      );
      if (isForScreenReaders) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (!isTiny(box)) lines.push({ element, box });
    }
    return lines;
  }

  function findLargeIcons() {
    for (const icon of document.querySelectorAll("svg")) {
      const { width, height } = icon.getBoundingClientRect();
      if (!isShown(icon) || icon.matches(illustrations) || Math.max(width, height) <= largestIcon) continue;
      found.add(`an icon of ${Math.round(width)} x ${Math.round(height)} px: ${nameOf(icon)}`);
    }
  }

  function findCutTexts() {
    const hides = (value: string) => value === "hidden" || value === "clip";
    for (const { element, box } of texts) {
      const around = ancestorsOf(element).map((one) => ({ one, style: getComputedStyle(one) }));
      // Text that is shortened on purpose says so, and is whole elsewhere.
      if (around.some(({ style }) => style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis"))
        continue;
      // A scroller shows the rest.
      const scroller = around.findIndex(({ style }) =>
        /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
      );
      if (scroller < 0 && (box.right > clientWidth + 1 || box.left < -1))
        found.add(`text beyond the edge: ${nameOf(element)}`);
      for (const { one, style } of scroller < 0 ? around : around.slice(0, scroller)) {
        const edge = one.getBoundingClientRect();
        if (hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          found.add(`text cut at the side: ${nameOf(element)}`);
        if (hides(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          found.add(`text cut in height: ${nameOf(element)}`);
      }
    }
  }

  /** Finds what reaches out of the card that it belongs to. */
  function findStrays() {
    const parts = document.querySelectorAll(".rounded-card :is(svg, img, button, input, select, textarea)");
    const boxes = [...parts]
      .filter(isShown)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of [...texts, ...boxes]) {
      const card = element.closest(".rounded-card");
      if (!card || layerOf(element) !== layerOf(card)) continue;
      const edge = card.getBoundingClientRect();
      const part = visiblePartOf(box, element);
      const over = Math.max(
        ...[edge.left - part.left, part.right - edge.right, edge.top - part.top, part.bottom - edge.bottom],
      );
      if (!isTiny(part) && over > 1) found.add(`${Math.round(over)} px outside its card: ${nameOf(element)}`);
    }
  }

  function findOverlaps() {
    const inks = texts.flatMap(({ element, box }) => {
      // The box of a line is higher than its letters: boxes may touch where letters do not.
      const rim = (box.bottom - box.top) * 0.25;
      const letters = { ...sidesOf(box), top: box.top + rim, bottom: box.bottom - rim };
      const part = visiblePartOf(letters, element);
      return isTiny(part) ? [] : [{ element, box: part, layer: layerOf(element) }];
    });
    inks.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of inks.entries()) {
      for (const other of inks.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across > 2) found.add(`text on text: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }

  /** Returns the part of a box within the ancestors that hide or scroll what does not fit. */
  function visiblePartOf(whole: Box, element: Element): Box {
    const box = sidesOf(whole);
    for (const one of ancestorsOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      if (overflowX !== "visible") {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (overflowY !== "visible") {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    return box;
  }

  /** Returns the dialog, bar or menu around an element, which covers what lies below it; `null` for the page itself. */
  function layerOf(element: Element): Element | null {
    let isOpaque = false;
    const layer = ancestorsOf(element).find((one) => {
      const { position, backgroundColor } = getComputedStyle(one);
      isOpaque ||= !/, 0\)$|transparent/.test(backgroundColor);
      return position === "fixed" || position === "sticky" || (position === "absolute" && isOpaque);
    });
    return layer ?? null;
  }

  function ancestorsOf(element: Element): Element[] {
    const all: Element[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      all.push(one);
    return all;
  }

  function isShown(element: Element): boolean {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && !element.closest("[inert]");
  }

  function isTiny({ left, top, right, bottom }: Box): boolean {
    return right - left <= 1.5 || bottom - top <= 1.5;
  }

  function sidesOf({ left, top, right, bottom }: Box): Box {
    return { left, top, right, bottom };
  }

  /** Names an element by its tag, its first classes, its words, and the part of the page around it. */
  function nameOf(element: Element): string {
    const classes = [...element.classList].slice(0, 4).map((name) => `.${name}`);
    const words = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    const around = element.parentElement?.closest("[id], [aria-label], section, article, li, dialog");
    const place = around && (around.id || around.getAttribute("aria-label") || around.localName);
    return `${element.localName}${classes.join("")}${words && ` "${words}"`}${place ? ` in ${place}` : ""}`;
  }
}

/** Returns what is wrong with the page's outline: its landmarks, its headings, its title and language. */
export function findDisorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && !one.closest(".ProseMirror, .prose-entry"),
      );
    const mains = shown("main").length;
    if (mains !== 1) found.push(`${mains} main landmarks`);
    const headings = shown("h1, h2, h3, h4, h5, h6");
    const levels = headings.map((one) => Number(one.tagName[1]));
    const firsts = levels.filter((level) => level === 1).length;
    if (firsts !== 1) found.push(`${firsts} headings of level 1`);
    for (const [index, level] of levels.entries()) {
      const before = levels[index - 1] ?? 0;
      if (level > before + 1)
        found.push(`a heading of level ${level} after level ${before}: ${headings[index]?.textContent}`);
    }
    if (!document.title.trim()) found.push("no title");
    if (document.documentElement.lang !== "en") found.push("no language");
    return found;
  });
}

/** Returns the controls and pictures that a screen reader would call by their kind alone. */
export async function findNameless(page: Page): Promise<string[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  return lines.filter((line) =>
    /^\s*- (button|link|textbox|combobox|checkbox|switch|slider|img|dialog|alertdialog)\b(?! ")/.test(line),
  );
}

/** A frame at 60 Hz: nobody sees a shorter motion. */
const A_FRAME = 0.017;

/** Returns what would move for longer than a frame: with reduced motion, nothing does. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate((frame) => {
    const isLong = (durations: string) => durations.split(", ").some((one) => Number.parseFloat(one) > frame);
    const moving = [...document.querySelectorAll("body, body *")].filter((element) =>
      [undefined, "::before", "::after"].some((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
        return isLong(transitionDuration) || (animationName !== "none" && isLong(animationDuration));
      }),
    );
    return [...new Set(moving.map((one) => `${one.localName} ${one.getAttribute("class") ?? ""}`))];
  }, A_FRAME);
}
