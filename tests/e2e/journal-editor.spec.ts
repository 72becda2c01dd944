import type { Page } from "@playwright/test";
import { expect, memberTest as test } from "../setup/fixtures";
import { openNewEntry, saveEntry, select, storedEntries, write } from "../setup/journal-editor";

/** Writes words and selects them. */
async function writeSelected(page: Page, words: string) {
  await write(page, words);
  await select(page, words);
}

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("bold, italic, underline and highlights are stored", async ({ page, context }) => {
  const text = await openNewEntry(page);
  const marks = [
    ["Bold", "strong"],
    ["Italic", "em"],
    ["Underline", "u"],
  ] as const;
  const colours = ["Yellow", "Green", "Blue", "Pink", "Purple", "Orange"];
  await text.focus();
  for (const name of [...marks.map(([name]) => name), ...colours]) {
    await page.keyboard.type(`${name} words`);
    await page.keyboard.press("Enter");
  }
  for (const [name, tag] of marks) {
    await select(page, `${name} words`);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(text.locator(tag)).toHaveText(`${name} words`);
  }
  for (const colour of colours) {
    await select(page, `${colour} words`);
    await tool(page, "Highlight").click();
    await tool(page, `${colour} highlight`).click();
    await expect(text.locator(`mark[data-color="${colour.toLowerCase()}"]`)).toHaveText(`${colour} words`);
  }
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  for (const [name, tag] of marks) expect(entry?.content).toContain(`<${tag}>${name} words</${tag}>`);
  for (const colour of colours) {
    expect(entry?.content).toContain(`<mark data-color="${colour.toLowerCase()}">${colour} words</mark>`);
  }
});

test("a highlight is changed and taken away, by touch as well", async ({ page }) => {
  const text = await openNewEntry(page);
  await writeSelected(page, "grace");
  await page.keyboard.press("Control+Shift+H");
  await expect(text.locator('mark[data-color="yellow"]')).toHaveText("grace");
  await tool(page, "Highlight").click();
  await expect(tool(page, "Yellow highlight")).toHaveAttribute("aria-pressed", "true");
  await tool(page, "Blue highlight").click();
  await expect(text.locator("mark")).toHaveAttribute("data-color", "blue");
  await tool(page, "Highlight").click();
  await tool(page, "No highlight").click();
  await expect(text.locator("mark")).toHaveCount(0);
  await select(page, "grace");
  await tool(page, "Bold").tap();
  await expect(text.locator("strong")).toHaveText("grace");
  await expect(text).toBeFocused();
});

test("headings, lists, quote and code block are stored, undone and redone", async ({ page, context }) => {
  const text = await openNewEntry(page);
  for (const level of [1, 2, 3]) {
    await write(page, `Heading of level ${level}`);
    await tool(page, `Heading ${level}`).click();
    await expect(text.getByRole("heading", { level })).toHaveText(`Heading of level ${level}`);
    await tool(page, "Undo").click();
    await expect(text.getByRole("heading", { level })).toHaveCount(0);
    await tool(page, "Redo").click();
    await expect(text.getByRole("heading", { level })).toHaveText(`Heading of level ${level}`);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
  }
  for (const [name, tag] of [
    ["Bulleted list", "ul"],
    ["Numbered list", "ol"],
    ["Quote", "blockquote"],
    ["Code block", "pre"],
  ] as const) {
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type(`${name} line`);
    await expect(text.locator(tag)).toContainText(`${name} line`);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "false");
    await tool(page, name).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowDown");
    if (tag !== "pre") {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
  }
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  for (const tag of ["h1", "h2", "h3", "ul", "ol", "blockquote", "pre"]) {
    expect(entry?.content).toContain(`<${tag}>`);
  }
});

test("links get http, rel and target, and scripts are refused", async ({ page, context }) => {
  const text = await openNewEntry(page);
  await writeSelected(page, "the Vatican");
  await tool(page, "Link").click();
  const field = page.getByRole("textbox", { name: "Link address" });
  await expect(field).toBeFocused();
  await page.keyboard.type("vatican.va");
  await page.keyboard.press("Enter");
  const link = text.locator("a");
  await expect(link).toHaveAttribute("href", "http://vatican.va");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect(text).toBeFocused();

  await tool(page, "Link").click();
  await expect(field).toHaveValue("http://vatican.va");
  await page.getByRole("button", { name: "Remove link" }).click();
  await expect(link).toHaveCount(0);
  await expect(text).toContainText("the Vatican");

  await page.keyboard.press("Control+K");
  await field.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Links can't have this kind of address.");
  await expect(link).toHaveCount(0);
  await field.fill("mailto:parish@example.org");
  await page.getByRole("button", { name: "Apply" }).click();
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry?.content).toContain('href="mailto:parish@example.org"');
});

test("the tools are above the navigation, large enough, and rise above the keyboard", async ({ page }) => {
  // A stand-in for the on-screen keyboard, which a browser without a window does not have.
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), {
      scale: 1,
      offsetTop: 0,
      offsetLeft: 0,
      height: window.innerHeight,
      width: window.innerWidth,
    });
    Object.defineProperty(window, "visualViewport", { value: viewport });
  });
  await openNewEntry(page);
  const toolbar = page.getByRole("toolbar", { name: "Text formatting" });
  const navigation = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  const below = await toolbar.boundingBox();
  expect(below!.y + below!.height).toBeLessThanOrEqual(navigation!.y + 1);

  const sizes = await toolbar
    .getByRole("button")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map((r) => Math.min(r.width, r.height)),
    );
  expect(sizes.length).toBeGreaterThan(12);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);

  await page.evaluate(() => {
    Object.assign(window.visualViewport as object, { height: window.innerHeight - 300 });
    window.visualViewport?.dispatchEvent(new Event("resize"));
  });
  const height = page.viewportSize()!.height;
  await expect
    .poll(async () => {
      const box = await page.getByRole("button", { name: "Save Entry" }).boundingBox();
      return Math.round(box!.y + box!.height);
    })
    .toBeLessThanOrEqual(height - 300);
});
