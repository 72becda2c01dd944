import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./fixtures";
import { entryText } from "./journal-editor";

/** Returns the texts of all drafts in this browser, of any user, by their names. */
async function keptWords(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>[]>((resolve) => {
        const opening = indexedDB.open("acolyte-drafts");
        // Not there yet: it is the app that makes it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map((draft: { words: Record<string, string> }) => draft.words));
          };
        };
      }),
  );
}

/** The contents of the drafts that this browser keeps, of whoever wrote them. */
export async function keptDrafts(page: Page): Promise<string[]> {
  return (await keptWords(page)).map(({ content }) => content ?? "");
}

/** Waits until the words on the screen are in the browser's store. */
export async function waitUntilKept(page: Page, words: string): Promise<void> {
  const all = async () => (await keptWords(page)).flatMap((texts) => Object.values(texts)).join();
  await expect.poll(all).toContain(words);
}

/** The notice above an editor that began with a draft. */
export function draftNotice(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: "Draft restored from" });
}

/** Ends the tab as the system does when it runs out of memory. Returns a new tab. */
export async function killTab(context: BrowserContext, page: Page): Promise<Page> {
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  // Never answered.
  void devtools.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
  return context.newPage();
}

/** Fills in the sign-in card that has replaced the page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(entryText(page)).toBeVisible();
}

/** Answers the question of the browser itself as a person would who means to leave. */
export function leaveWhenAsked(page: Page) {
  page.on("dialog", (dialog) => dialog.accept());
}
