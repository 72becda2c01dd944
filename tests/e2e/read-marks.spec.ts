import type { Page } from "@playwright/test";
import { expectAccessible } from "../setup/axe";
import { keptDrafts, waitUntilKept } from "../setup/drafts";
import { signUp } from "../setup/fixtures";
import { entryText, write } from "../setup/journal-editor";
import { open, waitForReact } from "../setup/open";
import { expect, test } from "../setup/reader-site";
import { toast } from "../setup/toast";

const CHAPTER = "/read/scripture/john/6";
const words = (page: Page, number: number) => page.locator(`#v${number} [data-place]`);
const tools = (page: Page) => page.getByRole("toolbar", { name: /^Tools for/ });
const button = (page: Page, name: string) => tools(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => tools(page).getByRole("link", { name, exact: true });
const colour = (page: Page, number: number) => words(page, number).getAttribute("data-highlight");

/** Selects verses, one after the other. */
async function select(page: Page, ...numbers: number[]) {
  for (const number of numbers) {
    await words(page, number).click({ position: { x: 5, y: 5 } });
    // The code of the marks is loaded after the page.
    await expect(async () => {
      if ((await words(page, number).getAttribute("data-selected")) === null)
        await words(page, number).click({ position: { x: 5, y: 5 } });
      expect(await words(page, number).getAttribute("data-selected")).not.toBeNull();
    }).toPass();
  }
}

/** Opens a page of the reader as somebody who is signed in. */
async function openSignedIn(page: Page, origin: string, path: string) {
  await signUp(page.context(), origin, "UTC");
  await open(page, "/journal");
  const loaded = page.waitForResponse(/\/api\/reading\/highlights/);
  await open(page, path);
  await loaded;
}

test("a visitor copies verses with their reference, and no call is made @layout", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, CHAPTER);
  await select(page, 53, 54, 56);
  await expect(tools(page)).toContainText("John 6:53-54, 56");
  await expectAccessible(page);
  await button(page, "Copy").click();
  await expect(toast(page, "Copied")).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  const at = (number: number) =>
    `The first at John 6:${number}, told at some length, so that it fills its line.`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${at(53)} ${at(54)} … ${at(56)}\nJohn 6:53-54, 56 (first-bible)`,
  );
  expect(calls).toEqual([]);

  await select(page, 3);
  await tools(page).getByRole("link", { name: "Sign in to highlight and keep your place" }).click();
  await expect(page).toHaveURL(/\/api\/login\?redirectTo=%2Fread%2Fscripture%2Fjohn%2F6$/);
});

test("a reader who signs in comes back to the page and can highlight", async ({ page }) => {
  await open(page, CHAPTER);
  await select(page, 3);
  await tools(page)
    .getByRole("link", { name: /^Sign in/ })
    .click();
  await page.getByText("Don't have an account? Sign up").click();
  await page.getByLabel("E-mail").fill(`person-${crypto.randomUUID()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("Quiet morning 1928");
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`));
  await select(page, 3);
  await button(page, "Green highlight").click();
  await expect.poll(() => colour(page, 3)).toBe("green");
});

test("highlights stay, change their colour and can be taken away @layout", async ({ page, site }) => {
  await openSignedIn(page, site.origin, CHAPTER);
  await select(page, 53, 54, 55);
  await button(page, "Green highlight").click();
  await expect.poll(() => colour(page, 54)).toBe("green");
  await select(page, 54);
  await expect(button(page, "Green highlight")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await button(page, "Pink highlight").click();
  await expect.poll(() => colour(page, 54)).toBe("pink");

  await page.reload();
  await expect.poll(() => colour(page, 55)).toBe("green");
  expect([await colour(page, 53), await colour(page, 54), await colour(page, 56)]).toEqual([
    "green",
    "pink",
    null,
  ]);
  await select(page, 53, 54);
  const stored = page.waitForResponse(/\/api\/reading\/highlights/);
  await button(page, "No highlight").click();
  await stored;
  await page.reload();
  await expect.poll(() => colour(page, 55)).toBe("green");
  expect([await colour(page, 53), await colour(page, 54)]).toEqual([null, null]);
});

test("verses are selected and highlighted by keyboard", async ({ page, site }) => {
  await openSignedIn(page, site.origin, CHAPTER);
  const start = page.getByRole("button", { name: "Select verses with the keyboard" });
  await expect(start).toBeAttached();
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(words(page, 1)).toBeFocused();
  for (const key of ["ArrowDown", "Space", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await expect(words(page, 3)).toHaveAttribute("aria-checked", "true");
  await expect(page.getByText("John 6:2-3 selected. Press Tab for the tools.")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(button(page, "Close")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Yellow highlight")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => colour(page, 2)).toBe("yellow");
  await expect(words(page, 3)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(words(page, 3)).not.toHaveAttribute("role");
});

test("a kept place is in the library and on Home, and leads back @layout", async ({ page, site }) => {
  await openSignedIn(page, site.origin, CHAPTER);
  await select(page, 53);
  await button(page, "Keep my place here").click();
  await expect(toast(page, "Place kept")).toBeVisible();
  await expect(words(page, 53)).toHaveAttribute("data-kept-place");
  await open(page, "/read");
  const kept = page
    .getByRole("region", { name: "Continue reading" })
    .getByRole("link", { name: "John 6:53" });
  await expect(kept).toBeVisible();
  await open(page, "/");
  await expect(page.getByRole("link", { name: /Library/ })).toContainText("Continue at John 6:53");
  await page.getByRole("link", { name: /Library/ }).click();
  await expect(page).toHaveURL(/\/read\/scripture\/john\/6\?text=first-bible#v53$/);
  await expect(words(page, 53)).toBeInViewport();
  await select(page, 53);
  await button(page, "Keep my place here").click();
  await expect(words(page, 53)).not.toHaveAttribute("data-kept-place");
});

test("a new entry starts with the verses and keeps an earlier draft", async ({ page, site }) => {
  await openSignedIn(page, site.origin, "/read/scripture/john/1");
  await open(page, "/journal?new=true");
  await write(page, "Begun before");
  await waitUntilKept(page, "Begun before");
  await open(page, CHAPTER);
  await select(page, 53, 54);
  await link(page, "Write an entry").click();
  await expect(entryText(page).getByRole("blockquote")).toContainText("John 6:53-54 (first-bible)");
  await expect(entryText(page)).not.toContainText("Begun before");
  expect((await keptDrafts(page)).join()).toContain("Begun before");
  await write(page, "What I think");
  await waitUntilKept(page, "What I think");

  await page.reload();
  await expect(entryText(page)).toContainText("What I think");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page).toHaveURL(/\?entry=/);
  await expect(page.getByRole("blockquote")).toContainText("John 6:53-54");
  await open(page, "/journal?new=true");
  await expect(entryText(page)).toContainText("Begun before");
  await expect(entryText(page)).not.toContainText("What I think");
});

test("the verses are prayed with, and asked about", async ({ page, site }) => {
  await openSignedIn(page, site.origin, CHAPTER);
  await select(page, 53);
  await link(page, "Pray Lectio Divina").click();
  await expect(page).toHaveURL(/immersive-prayer/);
  await waitForReact(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("blockquote")).toContainText("The first at John 6:53,");
  await open(page, CHAPTER);
  await select(page, 53, 54);
  await link(page, "Ask Acolyte").click();
  await expect(page.getByLabel("Your question")).toHaveValue("Help me understand John 6:53-54.");
});

test("a chapter that is read to its end counts once, and moves the place on", async ({ page, site }) => {
  await page.clock.install();
  await openSignedIn(page, site.origin, "/read/scripture/john/5");
  const counted = page.waitForRequest(/\/api\/reading\/read$/);
  await page.clock.runFor(10_000);
  expect((await counted).postDataJSON()).toEqual({ work: "bible John", chapter: 5 });
  const moved = page.waitForRequest((one) => one.method() === "PUT" && one.url().endsWith("/places"));
  await page.clock.runFor(20_000);
  expect((await moved).postDataJSON()).toMatchObject({ work: "bible John", place: 6001 });
  await open(page, "/");
  await expect(page.getByText("Scriptures Read").locator("..")).toContainText("1");
});

test("a verse that is only looked up moves no place", async ({ page, site }) => {
  await page.clock.install();
  await openSignedIn(page, site.origin, `${CHAPTER}#v53`);
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") changes.push(request.url());
  });
  await page.clock.runFor(40_000);
  expect(changes).toEqual([]);
});
