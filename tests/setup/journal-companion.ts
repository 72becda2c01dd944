import type { Locator, Page } from "@playwright/test";
import { entryText } from "./journal-editor";

/** Enough for a prayer, with people and a thanks of its own. */
export const OWN_WORDS =
  "My mother Anna is in hospital since Tuesday, and I worry about her. I am thankful for the nurses.";

/** The companion's controls beside an editor. */
export function companion(page: Page) {
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  return {
    prayer: button("Prayer"),
    reflect: button("Reflect"),
    creating: button("Creating..."),
    reflecting: button("Reflecting..."),
    prayerAdded: button("Prayer Added"),
    disabled: button("Disabled"),
    helpful: button("Helpful"),
    notHelpful: button("Not helpful"),
    /** Finds the blocks of the entry, without those that are still being written. */
    blocks: (kind: "prayer" | "reflection") => entryText(page).locator(`[data-ai="${kind}"]:not(.ai-coming)`),
    coming: entryText(page).locator(".ai-coming"),
  };
}
