import type { Page } from "@playwright/test";
import { markupOf, postEntry } from "../../security/entries";
import { HANDLERS_READ } from "../../security/pasting";
import { PAYLOADS, packPayloads } from "../../security/payloads";
import { expect, memberTest as test, type View } from "../../security/views";
import { draftNotice, waitUntilKept } from "../../setup/drafts";
import { entryText, openNewEntry, write } from "../../setup/journal-editor";
import { open } from "../../setup/open";

test("drafts with payloads in the browser's store", async ({ context, baseURL, browserFaults, bothWays }) => {
  browserFaults.allow(HANDLERS_READ);
  const { id } = await postEntry(context, baseURL, { content: "<p>before</p>" });
  const packs = packPayloads(4_000);
  const [greeting = "", ...others] = packs;
  const words = {
    content: contentOfAll(),
    title: packs[1],
    originalGreeting: greeting,
    originalInspiration: others.join(" "),
  };

  await bothWays(async (view) => {
    const { page, canary } = view;
    await openNewEntry(page);
    await write(page, "words");
    await waitUntilKept(page, "words");
    await forgeDraft(view, words);
    await openNewEntry(page);
    await expect(draftNotice(page)).toBeVisible();
    await expect(page.getByText(greeting.slice(0, 40)).first()).toBeAttached();
    await expectAll(page);
    await canary.expectQuiet(page, "a new entry with a draft");
    await page.getByRole("button", { name: "Start fresh" }).click();
    await expect(draftNotice(page)).toHaveCount(0);
    await canary.expectQuiet(page, "a new entry begun afresh");

    await page.goto(`/journal?entry=${id}&edit=true`);
    await write(page, "changed");
    await waitUntilKept(page, "changed");
    await forgeDraft(view, words);
    await page.goto(`/journal?entry=${id}&edit=true`);
    await expect(draftNotice(page)).toBeVisible();
    await expectAll(page);
    await canary.expectQuiet(page, "an edit with a draft");
  });
});

/** Each payload raw, those that swallow what follows last; the marks between them show what arrived. */
function contentOfAll(): string {
  const closed = PAYLOADS.filter(({ isOpen }) => !isOpen);
  const open = PAYLOADS.filter(({ isOpen }) => isOpen);
  const kept = closed.filter(({ text }) => !/^<(?:svg|math|img src=x onerror=\S*\/\/$)/.test(text));
  const rest = closed.filter((payload) => !kept.includes(payload));
  const marked = kept.map((payload) => `<p>mark ${payload.id}.</p>${markupOf(payload, "")}`);
  return [...marked, ...rest.map(({ text }) => text), ...open.map(({ text }) => text)].join("");
}

/** Most payloads' marks have arrived in the editor: nothing was lost on the way. */
async function expectAll(page: Page) {
  await expect(entryText(page)).toContainText("mark");
  const text = await entryText(page).innerText();
  expect(new Set(text.match(/mark \d+\./g)).size).toBeGreaterThan(PAYLOADS.length * 0.7);
}

/** Puts other words into the drafts of this browser, as only somebody could who had it in hand. */
async function forgeDraft({ page }: View, words: object) {
  // Not under the screen that keeps them.
  page.once("dialog", (dialog) => dialog.accept());
  await open(page, "/settings");
  await page.evaluate(
    (words) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("acolyte-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const cursor = transaction.objectStore("drafts").openCursor();
          cursor.onsuccess = () => {
            const { result } = cursor;
            if (!result) return;
            result.update({ ...result.value, words: { ...result.value.words, ...words } });
            result.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    words,
  );
}
