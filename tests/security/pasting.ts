import type { Page } from "@playwright/test";
import { entryText } from "../setup/journal-editor";

/** The browser's messages while the editor parses pasted HTML in an inert document: the policy would refuse each handler. */
export const HANDLERS_READ =
  /^console\.error: Executing inline event handler violates .*\/assets\/tiptap-editor-[\w-]+\.js\)$/s;

/** One paste: the clipboard, and words that the text must have afterwards. */
export interface Paste {
  mark: string;
  html?: string;
  text: string;
}

/** Pastes one after the other at the cursor, and returns the marks that did not arrive. */
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
