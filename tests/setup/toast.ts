import type { Locator, Page } from "@playwright/test";

/** A toast's title or description. */
export function toast(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true }).first();
}
