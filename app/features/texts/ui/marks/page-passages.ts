import { spotOf } from "../../domain/spots";

const PASSAGE = "[data-text] [data-place]";

/** Returns the elements of all passages on the page, in its order; with two editions a spot has two. */
export function passageElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PASSAGE)];
}

/** Returns the passage that an event hits: its words, its number, or the line that it is on. */
export function passageAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(PASSAGE) ?? target.closest("p")?.querySelector(PASSAGE) ?? null;
}

/** Returns the passages that the browser's own selection of words touches; none for a mere cursor. */
export function passagesInRange(): HTMLElement[] {
  const range = getSelection();
  if (!range || range.isCollapsed) return [];
  return passageElements().filter((element) => range.containsNode(element, true));
}

/** Returns the spot of a passage. */
export function spotOfElement(work: string, { dataset }: HTMLElement): number {
  return spotOf(work, { place: Number(dataset.place), sequence: Number(dataset.sequence) });
}

/** Returns the spots on the page, in its order. */
export function spotsOnPage(work: string): number[] {
  return [...new Set(passageElements().map((element) => spotOfElement(work, element)))];
}

/** Returns the id of the text that a passage is in. */
export function textOfElement(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-text]")?.dataset.text ?? "";
}

/** Returns the words of a passage without the signs of its footnotes. */
export function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const skipped of copy.querySelectorAll("[data-mark-skip]")) skipped.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
