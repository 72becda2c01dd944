import type { Page } from "@playwright/test";
import { formatLocalDate, localDateIn } from "../../app/shared/dates";
import type { Call } from "./fixtures";

/** The zone of the browser under test (playwright.config.ts). */
export const ZONE = "America/New_York";

export const ENTRIES = "/api/prayer-journal/entries";
export const today = localDateIn(ZONE, new Date());

/** The parts of an entry that a test cares about; the rest is made up. */
interface TestEntry {
  entryDate: string;
  timezone?: string;
  title?: string;
  content?: string;
  mood?: string;
}

const CONTENT =
  "<p>A quiet room, a candle, and the psalm read slowly. Nothing happened, and that was the gift of it; " +
  "the day could begin from there, and it did, with bread and a little more patience than yesterday.</p>";

/** Writes an entry, of today unless another day is given. Returns its id. */
export async function writeEntry(call: Call, entry: Partial<TestEntry>): Promise<string> {
  const { id } = await call<{ id: string }>("POST", ENTRIES, {
    content: CONTENT,
    entryDate: today,
    ...entry,
  });
  return id;
}

/** Writes entries one after the other, so that the last of a day is the newest. Returns their ids. */
export async function writeEntries(call: Call, all: Partial<TestEntry>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const entry of all) ids.push(await writeEntry(call, entry));
  return ids;
}

/** A day as the headings of the list write it. */
export const inWords = (day: string) => formatLocalDate(day, "EEEE, MMMM d, yyyy");
export const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
/** A day of the calendar beside the list. */
export const dayButton = (page: Page, day: string) =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${inWords(day)}:`) });
