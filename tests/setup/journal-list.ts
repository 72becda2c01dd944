import type { BrowserContext, Page } from "@playwright/test";
import { formatLocalDate, localDateIn } from "../../app/shared/dates";
import { callAs } from "./call";
import { type TestEntry, ZONE } from "./journal-entries";

export const ENTRIES = "/api/prayer-journal/entries";
export const today = localDateIn(ZONE, new Date());

/** A day as the headings of the list write it. */
export const inWords = (day: string) => formatLocalDate(day, "EEEE, MMMM d, yyyy");
export const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
/** A day of the calendar beside the list. */
export const dayButton = (page: Page, day: string) =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${inWords(day)}:`) });

/** Writes entries one after the other, so that the last of a day is the newest. Returns their ids. */
export async function writeEntries(
  context: BrowserContext,
  origin: string | undefined,
  all: (Partial<TestEntry> & { timezone?: string })[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const words of all) {
    const data = { content: "<p>Thanks be to God.</p>", entryDate: today, ...words };
    ids.push((await callAs<{ id: string }>(context, origin, "POST", ENTRIES, data)).id);
  }
  return ids;
}
