import type { Buffer } from "node:buffer";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import type { JournalEntry } from "../../app/features/journal/contract";
import { ENTRIES } from "./journal-entries";
import { png } from "./png";

/** The entry's text on the screens that write. */
export function entryText(page: Page): Locator {
  return page.getByRole("textbox", { name: "Journal entry" });
}

/** Opens a new entry and waits for its editor. */
export async function openNewEntry(page: Page, query = ""): Promise<Locator> {
  await page.goto(`/journal?new=true${query}`);
  const text = entryText(page);
  await expect(text).toBeVisible();
  return text;
}

/** Writes at the end of the text, key by key. */
export async function write(page: Page, words: string) {
  await entryText(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

/** Selects words of the text, and waits until the editor knows: the browser tells it later. */
export async function select(page: Page, words: string) {
  await entryText(page).getByText(words, { exact: true }).selectText();
  await expect
    .poll(() =>
      entryText(page).evaluate((element) => {
        const { state } = (element as unknown as { editor: Editor }).editor;
        return state.doc.textBetween(state.selection.from, state.selection.to);
      }),
    )
    .toBe(words);
}

/** Saves the new entry. Returns the id in the address that follows. */
export async function saveEntry(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save Entry" }).click();
  await page.waitForURL(/\/journal\?entry=/);
  return new URL(page.url()).searchParams.get("entry") ?? "";
}

/** Saves an entry that is edited. */
export const saveChanges = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

/** The question of an editor that is left with words that are not saved. */
export const leaveDialog = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

/** The person's entries as the server has them, newest first. */
export async function storedEntries(context: BrowserContext): Promise<JournalEntry[]> {
  const response = await context.request.get(ENTRIES);
  expect(response.status()).toBe(200);
  return (await response.json()) as JournalEntry[];
}

/** A real picture in PNG: `side` pixels in the square, of one colour. */
export function pngFile(name = "candle.png", side = 24): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: "image/png", buffer: png(side, side) };
}

/** The data of a paste or drop. */
export interface Transferred {
  files?: { name: string; mimeType: string; buffer: Buffer }[];
  html?: string;
  text?: string;
}

// The types of workerd's Buffer hide that Node's takes an encoding.
function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Pastes into, or drops onto, the editor, as the browser would after a copy elsewhere or a drag from the desktop. */
export async function transfer(page: Page, kind: "paste" | "drop", { files = [], html, text }: Transferred) {
  const described = files.map((file) => ({ ...file, buffer: toBase64(file.buffer) }));
  await entryText(page).evaluate(
    (element, { kind, described, html, text }) => {
      const data = new DataTransfer();
      for (const file of described) {
        const bytes = Uint8Array.from(atob(file.buffer), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], file.name, { type: file.mimeType }));
      }
      if (html !== undefined) data.setData("text/html", html);
      if (text !== undefined) data.setData("text/plain", text);
      const target = element.lastElementChild ?? element;
      const { left, top } = target.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { ...common, clipboardData: data })
          : new DragEvent("drop", { ...common, dataTransfer: data, clientX: left + 2, clientY: top + 2 }),
      );
    },
    { kind, described, html, text },
  );
}
