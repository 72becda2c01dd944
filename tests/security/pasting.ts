import type { Page } from "@playwright/test";
import { entryText } from "../setup/journal-editor";

/**
 * What the browser logs while the editor reads HTML from outside, in a document in which nothing runs: it says of each
 * handler that the page's policy would refuse it.
 */
export const HANDLERS_READ =
  /^console\.error: Executing inline event handler violates .*\/assets\/tiptap-editor-[\w-]+\.js\)$/s;

/** One paste: what stands on the clipboard, and words of it that must stand in the text afterwards. */
export interface Paste {
  mark: string;
  html?: string;
  text: string;
}

/** Pastes one after the other at the cursor, as after a copy elsewhere. Gives the marks that did not arrive. */
export function pasteAll(page: Page, pastes: Paste[]): Promise<string[]> {
  return entryText(page).evaluate(
    (element, pastes) =>
      pastes
        .filter(({ mark, html, text }) => {
          const clipboardData = new DataTransfer();
          if (html !== undefined) clipboardData.setData("text/html", html);
          clipboardData.setData("text/plain", text);
          const options = { bubbles: true, cancelable: true, clipboardData };
          element.dispatchEvent(new ClipboardEvent("paste", options));
          return !element.textContent?.includes(mark);
        })
        .map(({ mark }) => mark),
    pastes,
  );
}
