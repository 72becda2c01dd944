import type { Route } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { ENTRIES, markupOf } from "../../security/entries";
import { HANDLERS_READ, pasteAll } from "../../security/pasting";
import { PAYLOADS, packPayloads } from "../../security/payloads";
import { expect, memberTest as test } from "../../security/views";
import { entryText, openNewEntry, pngFile, saveEntry, transfer, write } from "../../setup/journal-editor";

/** Payloads pasted before the page is looked at: a text that grows without end would only take time. */
const AT_ONCE = 20;

test("the editor: what is pasted, typed and linked", async ({ browserFaults, bothWays }) => {
  browserFaults.allow(HANDLERS_READ);
  await bothWays(async ({ page, canary }) => {
    // A title would be made of the payloads, and what they say may sound like danger.
    await page.route("**/api/ai/journal-title", (route) => route.fulfill({ json: { title: "Payloads" } }));
    const text = await openNewEntry(page);
    for (let from = 0; from < PAYLOADS.length; from += AT_ONCE) {
      await text.focus();
      await page.keyboard.press("Control+A");
      const missing = await pasteAll(
        page,
        PAYLOADS.slice(from, from + AT_ONCE).flatMap((payload) => [
          { mark: `alone ${payload.id}.`, html: `${payload.text}<p>before</p>`, text: "" },
          {
            mark: `html ${payload.id}.`,
            html: `<p>html ${payload.id}.</p>${markupOf(payload, "")}`,
            text: "",
          },
          { mark: `text ${payload.id}.`, text: `text ${payload.id}. ${payload.text}` },
        ]),
      );
      expect(
        missing.filter((mark) => !mark.startsWith("alone")),
        "pastes that did not arrive",
      ).toEqual([]);
      await canary.expectQuiet(page, `pasted from ${from}`);
    }
    for (const words of packPayloads(2_000)) await page.keyboard.insertText(words);
    await canary.expectQuiet(page, "typed");
    await linkEach(text.page());
    await canary.expectQuiet(page, "linked");
    await saveEntry(page);
    await expect(page.locator(".prose-entry")).toContainText("html");
    await canary.expectQuiet(page, "saved");
  });

  /** Links words to each payload, past the link form, which takes fewer addresses. */
  function linkEach(page: Parameters<typeof entryText>[0]) {
    return entryText(page).evaluate(
      (element, addresses) => {
        const { editor } = element as unknown as { editor: Editor };
        for (const href of addresses) {
          editor.chain().selectAll().setLink({ href }).run();
          editor
            .chain()
            .insertContentAt(0, { type: "paragraph", content: [{ type: "text", text: href }] })
            .run();
        }
      },
      PAYLOADS.map(({ text }) => text),
    );
  }
});

test("the editor: file names, the server's words about a failure", async ({ browserFaults, bothWays }) => {
  browserFaults.allow(/status of (400|415)/);
  const names = packPayloads(4_000);
  await bothWays(async ({ page, canary }) => {
    await openNewEntry(page);
    const uploads: Route[] = [];
    await page.route("/api/upload/image", (route) => void uploads.push(route));
    await transfer(page, "paste", { files: names.map((name) => pngFile(name)) });
    for (const [index, message] of names.entries()) {
      await expect.poll(() => uploads.length).toBe(index + 1);
      await expect(page.getByRole("progressbar", { name: /Uploading/ })).toHaveCount(1);
      await canary.expectQuiet(page, "a file on its way");
      await uploads[index]?.fulfill({ status: 415, json: { message } });
    }
    await expect(page.getByRole("progressbar", { name: /Uploading/ })).toHaveCount(0);
    await canary.expectQuiet(page, "a file that was refused");

    await page.route(`**${ENTRIES}`, (route) => {
      const message = names.join(" ");
      return route.fulfill({ status: 400, json: { message, issues: [{ path: message, message }] } });
    });
    await write(page, "words");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await expect(page.getByText("Failed to save entry").first()).toBeVisible();
    await expect(page.getByText("<script>__xss(0)</script>").first()).toBeVisible();
    await canary.expectQuiet(page, "the server's words in a toast");
  });
});
