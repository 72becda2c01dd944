import type { Page } from "@playwright/test";
import { expectAccessible } from "../setup/axe";
import { signUp } from "../setup/fixtures";
import { open } from "../setup/open";
import { expect, test } from "../setup/reader-site";

const CHAPTER = "/read/scripture/john/6";
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const verse = (page: Page, number: number) => page.locator(`#v${number}`);
/** Opens the table of contents where it is not a column of the page. */
const openContents = async (page: Page) => {
  if (isPhone(page)) await page.getByRole("button", { name: /^Contents/ }).click();
};

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a search finds words with a typing error, and a reference, and opens the verse @layout", async ({
    page,
  }) => {
    await page.goto("/read");
    const search = page.getByRole("searchbox", { name: "Words or a reference" });
    await search.fill("John 6:70 told at some lenght");
    await search.press("Enter");
    await expect(page.getByRole("link", { name: "John 6:70" })).toBeVisible();
    await search.fill("John 6:53-54");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "John 6:53-54" }).click();
    await expect(page).toHaveURL(/\/read\/scripture\/john\/6\?v=53-54#v53$/);
    await expect(verse(page, 53)).toContainText("The first at John 6:53");
    await page.goto("/read/search?q=xylophone");
    await expect(page.getByText("Nothing found for “xylophone”.")).toBeVisible();
  });

  test("a reader goes from the library to a chapter and on @layout", async ({ page }) => {
    await page.goto("/read");
    await page.getByRole("link", { name: "John", exact: true }).click();
    await page.getByRole("link", { name: "6", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "John 6" })).toBeVisible();
    await expect(verse(page, 53)).toContainText("The first at John 6:53");

    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents).toBeVisible({ visible: !isPhone(page) });
    await openContents(page);
    await expect(contents.getByRole("link", { name: "6", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await contents.getByRole("link", { name: "5", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "John 5" })).toBeVisible();
    await page.getByRole("link", { name: "Next: John 6" }).click();
    await expect(page).toHaveURL(/\/read\/scripture\/john\/6$/);

    await page.getByRole("button", { name: "Text size and theme" }).click();
    const before = await verse(page, 1).evaluate((one) => getComputedStyle(one).fontSize);
    await page.getByRole("radio", { name: "Largest" }).check();
    const after = await verse(page, 1).evaluate((one) => getComputedStyle(one).fontSize);
    expect(Number.parseFloat(after)).toBeGreaterThan(1.4 * Number.parseFloat(before));
  });
});

test("an address marks its verses and brings them into view @layout", async ({ page }) => {
  await open(page, `${CHAPTER}?v=53-54`);
  await expect(verse(page, 53)).toBeInViewport();
  const colour = (number: number) =>
    verse(page, number).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(53)).toBe(await colour(54));
  expect(await colour(53)).not.toBe(await colour(55));
  await page.goto(`${CHAPTER}#v20`);
  await expect(verse(page, 20)).toBeInViewport();
  expect(await colour(20)).not.toBe(await colour(21));
});

test("two texts stand side by side on wide screens, in turn on narrow ones @layout", async ({ page }) => {
  await open(page, CHAPTER);
  await page.getByRole("link", { name: "Both" }).click();
  await expect(page).toHaveURL(/\?with=second-bible$/);
  const first = await page.getByText("The first at John 6:3,").boundingBox();
  const second = await page.getByText("The second at John 6:3,").boundingBox();
  if (isPhone(page)) expect(second!.y).toBeGreaterThan(first!.y + first!.height - 2);
  else expect(Math.abs(second!.y - first!.y)).toBeLessThan(2);
  await page.getByRole("link", { name: "Next: John 7" }).click();
  await expect(page).toHaveURL(/\/john\/7\?with=second-bible$/);
});

test("text size and theme are remembered, and are there before the page is shown", async ({ page }) => {
  await open(page, CHAPTER);
  await page.getByRole("button", { name: "Text size and theme" }).press("Enter");
  await page.getByRole("radio", { name: "Large", exact: true }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden();
  await page.goto("/read/scripture/john/7", { waitUntil: "commit" });
  const settings = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(await settings()).toMatchObject({ theme: "dark", readingSize: "large" });
});

test("reading neither signs out nor forgets who may write offline", async ({ page, context, site }) => {
  await signUp(context, site.origin, "UTC");
  const remembered = () => page.evaluate(() => localStorage.getItem("acolyte_user"));
  await open(page, "/journal");
  await expect.poll(remembered).toBeTruthy();
  const user = await remembered();
  await open(page, CHAPTER);
  expect(await remembered()).toBe(user);
  await page.getByRole("link", { name: "Acolyte, home" }).click();
  await page.getByRole("link", { name: /^Library/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a page that does not exist says why @layout", async ({ page, browserFaults }) => {
  browserFaults.allow(/status of 404/);
  await open(page, "/read/scripture/john/99");
  await expect(page.getByText("John has 21 chapters.")).toBeVisible();
  await page.getByRole("link", { name: "Go to John" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "John" })).toBeVisible();
});

test("every kind of page is accessible @layout", async ({ page }) => {
  for (const path of ["/read", "/read/scripture", `${CHAPTER}?v=3`, `${CHAPTER}?with=second-bible`]) {
    await open(page, path);
    await expectAccessible(page);
  }
  await open(page, CHAPTER);
  await openContents(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Text size and theme" }).click();
  await expectAccessible(page);
});
