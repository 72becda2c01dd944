import type { Page } from "@playwright/test";
import { prepareContent } from "../../../app/features/journal/server/prepare-content.server";
import { ENTRIES, joinUpTo, markupOf, postEntry, uploadPicture } from "../../security/entries";
import { PAYLOADS, packPayloads } from "../../security/payloads";
import { expect, inTurn, memberTest as test } from "../../security/views";
import { entryText, write } from "../../setup/journal-editor";

test("an entry's HTML and notes: view, editor, both versions of a conflict", async ({
  page,
  context,
  baseURL,
  browserFaults,
  bothWays,
  call,
}) => {
  browserFaults.allow(/status of 409/);
  const image = await uploadPicture(context, baseURL);
  const raw = PAYLOADS.map((payload) => `<p>before ${payload.id}.</p>${markupOf(payload, image)}`);
  // The server stores what its sanitiser makes of them: several a call here, each on its own below.
  const closed = raw.filter((_, id) => !PAYLOADS[id]?.isOpen);
  const open = raw.slice(closed.length);
  const each = Math.ceil(closed.length / open.length);
  await inTurn([...open.entries()], async ([index, last]) => {
    const content = [...closed.slice(index * each, (index + 1) * each), last].join("");
    const entry = await postEntry(context, baseURL, { content });
    expect(entry.content, "what the server stored").toBe(prepareContent(content).content);
  });

  await page.goto("/");
  const contents = raw.map((content) => prepareContent(content).content);
  expect(await changedByParsing(page, contents), "contents that a second parsing reads differently").toEqual(
    [],
  );

  // The remains of each payload, together: the same HTML as in an entry of its own, in fewer pages.
  const together = joinUpTo(150_000, contents);
  const [first, second, third, fourth] = packPayloads(4_000);
  const entries: string[] = [];
  for (const [index, content] of together.entries()) {
    const entry = await postEntry(context, baseURL, {
      title: PAYLOADS[index]?.text,
      content,
      originalGreeting: first,
      originalInspiration: second,
      prayerIntentions: third,
      spiritualInsights: fourth,
    });
    expect(entry.content, "what the sanitiser made of its own work").toBe(content);
    entries.push(entry.id);
  }

  await bothWays(async ({ page, canary }) => {
    const seen = new Set<string>();
    for (const [index, id] of entries.entries()) {
      await page.goto(`/journal?entry=${id}`);
      expect(await page.title()).toBe("Journal entry · Acolyte");
      for (const mark of await marksIn(page)) seen.add(mark);
      await canary.expectQuiet(page, `view ${index}`);
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await expect(entryText(page)).toContainText("before");
      await canary.expectQuiet(page, `editor ${index}`);

      const theirs = `${together[index]}<p>theirs</p>`;
      await call("PUT", `${ENTRIES}/${id}`, { content: theirs });
      await write(page, "mine");
      await page.keyboard.press("Control+S");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("region", { name: "Your version" })).toContainText("mine");
      await expect(dialog.getByRole("region", { name: "The other version" })).toContainText("theirs");
      await canary.expectQuiet(page, `both versions of ${index}`);
      await dialog.getByRole("button", { name: "Use the other version" }).click();
      await expect(page.locator("article .prose-entry")).toContainText("theirs");
      await canary.expectQuiet(page, `view after the conflict ${index}`);
    }
    expect(seen.size, "payloads whose entry is in the view").toBe(PAYLOADS.length);
  });
});

/** Returns the payloads whose contents are in the shown entry. */
function marksIn(page: Page): Promise<string[]> {
  return page
    .locator(".prose-entry p")
    .evaluateAll((parts) =>
      parts.map((part) => part.textContent ?? "").filter((text) => /^before \d+\.$/.test(text)),
    );
}

/** Contents that are not the same after a browser has parsed and written them twice: one could mutate into a script. */
function changedByParsing(page: Page, contents: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const once = (html: string) => {
      const holder = document.implementation.createHTMLDocument().createElement("div");
      holder.innerHTML = html;
      return holder.innerHTML;
    };
    return all.filter((html) => once(once(html)) !== once(html));
  }, contents);
}
