import { expect, memberTest as test } from "../setup/fixtures";
import { openNewEntry, saveEntry, storedEntries, write } from "../setup/journal-editor";
import { toast } from "../setup/toast";

test("a new entry begins with a prompt, and white space is not saved", async ({ page, context }) => {
  await openNewEntry(page, "&prompt=1");
  await expect(toast(page, "Inspiration")).toBeVisible();
  const prompt = "What are you thankful for today, however small it seems?";
  await expect(page.getByText(prompt).first()).toBeAttached();
  await write(page, "   ");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+S");
  await expect(toast(page, "Please write something first")).toBeVisible();
  expect(await storedEntries(context)).toEqual([]);
});

test("a new entry is counted, saved with a title and opened", async ({ page, context }) => {
  await openNewEntry(page);
  await expect(toast(page, "Begin writing...")).toBeVisible();
  await expect(page.getByText("0 words")).toBeVisible();
  await write(page, "I lit a candle and didn't hurry.");
  await expect(page.getByText("7 words")).toBeVisible();
  const greeting = page.getByText(/^Good (morning|afternoon|evening)$/).first();
  await expect(greeting).toBeAttached();
  await saveEntry(page);
  await expect(toast(page, "Journal entry saved successfully!")).toBeVisible();

  const [entry] = await storedEntries(context);
  expect(entry).toMatchObject({
    content: "<p>I lit a candle and didn't hurry.</p>",
    timezone: "America/New_York",
  });
  expect(entry?.title).toMatch(/^\S+(?: \S+){0,5}$/);
  expect(entry?.title).not.toMatch(/^Journal Entry - /);
  expect(entry?.originalGreeting).toMatch(/^Good (morning|afternoon|evening)$/);
  expect(entry?.originalInspiration).not.toBe("");

  await page.goBack();
  await expect(page).not.toHaveURL(/new=true/);
});

test("an entry of another day is saved although the companion fails", async ({
  page,
  context,
  browserFaults,
}) => {
  browserFaults.allow(/503/);
  await page.route("/api/ai/*", (route) => route.fulfill({ status: 503, json: {} }));
  await openNewEntry(page, "&date=2026-01-05");
  await expect(page.getByRole("heading", { level: 1, name: "Monday, January 5, 2026" })).toBeVisible();
  await expect(page.getByText(/^Good (morning|afternoon|evening)$/).first()).toBeAttached();
  await expect(page.getByText("Inspiration", { exact: true })).toHaveCount(0);
  await write(page, "Back then");
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry).toMatchObject({ entryDate: "2026-01-05", title: "Journal Entry - Jan 5, 2026" });
});

test("the opening words go by the hour without a preference", async ({ page, call }) => {
  await call("PATCH", "/api/auth/profile", { greetingPreference: "none" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const [time, words] of [
    ["2026-11-20T11:59:00-05:00", "Good morning"],
    ["2026-11-20T12:00:00-05:00", "Good afternoon"],
    ["2026-11-20T16:59:00-05:00", "Good afternoon"],
    ["2026-11-20T17:00:00-05:00", "Good evening"],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await openNewEntry(page);
    await expect(page.getByText(words, { exact: true }).first(), time).toBeAttached();
    await expect(page.getByText("Inspiration", { exact: true })).toHaveCount(0);
  }
  expect(asked).not.toContain("/api/ai/personalized-greeting");
});

test("the opening words are typed out, but not with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.route("/api/ai/personalized-greeting", (route) =>
    route.fulfill({ json: { greeting: "Good morning, Anna", inspiration: "Be still." } }),
  );
  await page.goto("/journal?new=true&date=2026-01-05");
  const heading = page.getByRole("heading", { level: 1, name: "Monday, January 5, 2026" });
  await expect(heading).toBeAttached();
  const typed = heading.locator("[aria-hidden]");
  await expect(typed).toBeAttached();
  await page.clock.runFor(5_000);
  await expect(typed).toHaveCount(0);
  await expect(heading).toHaveText("Monday, January 5, 2026");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByText("Good morning, Anna", { exact: true })).toHaveCount(1);
  await expect(page.locator("h1 [aria-hidden]")).toHaveCount(0);
});

test("a mood is chosen, cleared and stored, only with mood tracking", async ({ page, context, call }) => {
  await openNewEntry(page);
  const group = page.getByRole("group", { name: "How are you feeling today?" });
  await expect(group).toHaveCount(0);

  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
  await openNewEntry(page);
  await expect(group.getByRole("radio")).toHaveCount(8);
  await group.getByText("Grateful").click();
  await expect(group.getByRole("radio", { name: "Grateful" })).toBeChecked();
  await group.getByRole("button", { name: "Clear mood" }).click();
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(group.getByRole("button", { name: "Clear mood" })).toHaveCount(0);
  await group.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await write(page, "With a mood");
  await saveEntry(page);
  expect((await storedEntries(context))[0]?.mood).toBe("peaceful");
});
