import type { Page } from "@playwright/test";

/** What the text-spacing rule of WCAG (1.4.12) has every text bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** What cannot be read on the page as it stands: text that is cut off, or that lies beyond the edge. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - wide;
    if (sideways > 0) {
      const wider = [...document.querySelectorAll("body *")]
        .filter((one) => one.getBoundingClientRect().right > wide + 0.5)
        .slice(-3)
        .map((one) => `${one.tagName.toLowerCase()} ${one.textContent?.trim().slice(0, 40)}`);
      found.push(`the page is ${sideways} px too wide: ${wider.join("; ")}`);
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden='true']");
    // Text for screen readers alone is a pixel large.
    const isTiny = ({ width, height }: DOMRect) => width <= 1.5 || height <= 1.5;
    // What scrolls shows the rest; what is cut with an ellipsis is whole elsewhere.
    const isScroller = (element: Element | null): boolean => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one);
        const isScrolled = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
        if (isScrolled || textOverflow === "ellipsis") return true;
      }
      return false;
    };
    const words = (element: Element) => (element.textContent ?? "").trim().slice(0, 60);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE|OPTGROUP)$/.test(element.tagName) || !isShown(element))
        continue;
      // Text for screen readers alone is clipped away, whatever its size.
      let clipped: Element | null = element;
      while (clipped && getComputedStyle(clipped).clipPath === "none") clipped = clipped.parentElement;
      if (clipped) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (isTiny(text) || isTiny(element.getBoundingClientRect())) continue;
      if ((text.right > wide + 1 || text.left < -1) && !isScroller(element))
        found.push(`beyond the edge: <${element.tagName.toLowerCase()}> ${words(element)}`);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is shortened on purpose says so, and is whole elsewhere.
        if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") break;
        if (isTiny(box.getBoundingClientRect())) break;
        const edge = box.getBoundingClientRect();
        const hides = (value: string) => value === "hidden" || value === "clip";
        if (hides(style.overflowX) && (text.right > edge.right + 1 || text.left < edge.left - 1))
          found.push(`cut at the side: ${words(element)}`);
        if (hides(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2))
          found.push(`cut in height: ${words(element)}`);
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
      }
    }
    return [...new Set(found)];
  });
}

/** Looks at the page with the spacing between lines, words and letters that people may want. */
export async function findCutWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  const found = await findCut(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}

/** What is wrong with the page's outline: its landmarks and its headings. */
export function findDisorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && !one.closest(".ProseMirror, .prose-entry"),
      );
    const mains = shown("main").length;
    if (mains !== 1) found.push(`${mains} main landmarks`);
    const headings = shown("h1, h2, h3, h4, h5, h6").map((one) => ({
      level: Number(one.tagName[1]),
      text: one.textContent?.trim() ?? "",
    }));
    const firsts = headings.filter(({ level }) => level === 1).length;
    if (firsts !== 1) found.push(`${firsts} headings of level 1`);
    for (const [index, { level, text }] of headings.entries()) {
      const before = headings[index - 1]?.level ?? 0;
      if (level > before + 1) found.push(`a heading of level ${level} after level ${before}: ${text}`);
    }
    if (!document.title.trim()) found.push("no title");
    if (document.documentElement.lang !== "en") found.push("no language");
    return found;
  });
}
