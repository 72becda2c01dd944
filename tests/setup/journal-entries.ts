import { type BrowserContext, expect } from "@playwright/test";

/** The zone of the browser under test (playwright.config.ts). */
export const ZONE = "America/New_York";

/** The parts of an entry that a test cares about; the rest is made up. */
export interface TestEntry {
  entryDate: string;
  title?: string;
  content?: string;
  mood?: string;
}

const CONTENT =
  "<p>A quiet room, a candle, and the psalm read slowly. Nothing happened, and that was the gift of it; " +
  "the day could begin from there, and it did, with bread and a little more patience than yesterday.</p>";

/** Writes an entry of the signed-in person through the product's own call. */
export async function writeEntry(context: BrowserContext, origin: string, entry: TestEntry): Promise<string> {
  const response = await context.request.post("/api/prayer-journal/entries", {
    data: { content: CONTENT, ...entry },
    headers: { Origin: origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
