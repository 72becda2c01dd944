import type { Page } from "@playwright/test";
import { addDays, formatLocalDate } from "../../app/shared/dates";
import { callAs } from "../setup/call";
import { expect, signUp, test } from "../setup/fixtures";
import { ENTRIES, today } from "../setup/journal-entries";
import { open, swipe } from "../setup/open";
import { toast } from "../setup/toast";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Ids of three entries, newest first, as the list shows them. */
let ids: [string, string, string];

test.beforeEach(async ({ call }) => {
  const write = async (words: object) => (await call<{ id: string }>("POST", ENTRIES, words)).id;
  const oldest = await write({
    title: "Oldest",
    content: "<p>Bread and soup.</p>",
    entryDate: addDays(today, -2),
  });
  const middle = await write({ title: "", content: "<p>A walk.</p>", entryDate: addDays(today, -1) });
  const newest = await write({
    title: "Newest",
    content:
      "<h2>Lauds</h2><p>The <mark>light</mark> came <strong>slowly</strong>.</p><pre><code>a</code></pre>",
    mood: "peaceful",
    entryDate: today,
    originalGreeting: "Good morning, Maria.",
    originalInspiration: "Be still, and know that I am God.",
    prayerIntentions: "For Anna",
    spiritualInsights: "Patience",
  });
  ids = [newest, middle, oldest];
});

test("an entry is shown with all that belongs to it; on paper there are words alone", async ({ page }) => {
  await open(page, `/journal?entry=${ids[0]}`);
  await expect(title(page, "Newest")).toBeVisible();
  await expect(page).toHaveTitle("Journal entry · Acolyte");
  const main = page.getByRole("main");
  await expect(main).toContainText(formatLocalDate(today, "EEEE, MMMM d, yyyy"));
  await expect(main).toContainText("Peaceful");
  const opening = page.getByRole("region", { name: "Greeting and inspiration" });
  await expect(opening).toContainText("Good morning, Maria.");
  await expect(opening.getByRole("blockquote")).toHaveText("Be still, and know that I am God.");
  await expect(main.getByRole("heading", { name: "Lauds" })).toBeVisible();
  await expect(main.getByText("light", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Prayer intentions" })).toContainText("For Anna");
  await expect(page.getByRole("region", { name: "Spiritual insights" })).toContainText("Patience");
  await page.emulateMedia({ media: "print" });
  await expect(title(page, "Newest")).toBeVisible();
  await expect(page.getByText("slowly")).toBeVisible();
  await expect(main.getByRole("button").or(main.getByRole("link"))).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await open(page, `/journal?entry=${ids[1]}`);
  await expect(title(page, "Untitled Entry")).toBeVisible();
  await expect(opening).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Prayer intentions" })).toHaveCount(0);
});

test("buttons, arrow keys and swipes lead to the neighbours and wrap around", async ({ page }) => {
  await open(page, `/journal?entry=${ids[0]}`);
  const next = page.getByRole("link", { name: "Next entry" });
  await next.click();
  await expect(title(page, "Untitled Entry")).toBeVisible();
  await expect(page).toHaveURL(`/journal?entry=${ids[1]}`);
  await page.keyboard.press("ArrowRight");
  await expect(title(page, "Oldest")).toBeVisible();
  await next.click();
  await expect(title(page, "Newest")).toBeVisible();
  await page.getByRole("link", { name: "Previous entry" }).click();
  await expect(title(page, "Oldest")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(title(page, "Untitled Entry")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Oldest")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Newest")).toBeVisible();

  // A swipe of more than 50 px sideways does the same.
  await swipe(page, { x: -50, y: 0 });
  await swipe(page, { x: -60, y: 90 });
  await expect(page).toHaveURL(`/journal?entry=${ids[0]}`);
  await swipe(page, { x: -60, y: 10 });
  await expect(title(page, "Untitled Entry")).toBeVisible();
  await swipe(page, { x: 80, y: -20 });
  await expect(title(page, "Newest")).toBeVisible();
  await swipe(page, { x: 80, y: 0 });
  await expect(title(page, "Oldest")).toBeVisible();
});

test("a deleted entry is in the bin until Undo, or stays on failure", async ({ page, browserFaults }) => {
  browserFaults.allow(/status of 503/);
  await open(page, "/journal");
  await page.getByRole("link", { name: "Newest" }).click();
  await page.route(`**${ENTRIES}/*`, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete entry, Please try again")).toBeVisible();
  await expect(title(page, "Newest")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Entry moved to recycle bin")).toBeVisible();
  await expect(page).toHaveURL("/journal");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Entry restored")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("an entry in the bin can be read and restored, not edited", async ({ page, call }) => {
  await call("DELETE", `${ENTRIES}/${ids[0]}`);
  await open(page, "/journal?filter=deleted");
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(page.getByText("This entry is in the recycle bin.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("This entry is in the recycle bin.")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page).toHaveURL("/journal?filter=deleted");
  await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
});

test("after a save the whole title is there while it is typed out", async ({ page }) => {
  const name = "The quiet before the day";
  await page.route("/api/ai/journal-title", (route) => route.fulfill({ json: { title: name } }));
  await open(page, "/journal?new=true");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const editor = page.getByRole("textbox", { name: "Journal entry" });
  await editor.click();
  await editor.pressSequentially("A quiet morning");
  await page.getByRole("button", { name: "Save Entry" }).first().click();
  await expect(page).toHaveURL(/\/journal\?entry=/);
  await expect(title(page, name)).toBeVisible();
  await expect(title(page, name)).toHaveText(name);
  await page.goBack();
  await expect(page).not.toHaveURL(/entry=/);
});

test("somebody else's entry and an unknown one are not there", async ({
  browser,
  baseURL,
  page,
  browserFaults,
}) => {
  browserFaults.allow(/status of 404/);
  const other = await browser.newContext({ baseURL });
  await signUp(other, String(baseURL), "UTC");
  const foreign = await callAs<{ id: string }>(other, baseURL, "POST", ENTRIES, { content: "<p>Mine</p>" });
  await other.close();
  for (const id of [foreign.id, "nothing"]) {
    const answer = await page.goto(`/journal?entry=${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
    await expect(page.getByText("Mine")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();
});
