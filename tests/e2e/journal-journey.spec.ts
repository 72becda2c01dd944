import { addDays, formatLocalDate } from "../../app/shared/dates";
import { expect, test } from "../setup/fixtures";
import { today, writeEntry } from "../setup/journal-entries";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const TITLE = "Spiritual Journey - Last 14 Days";

/** The moods of the last days, today's first; null is a day without an entry. */
const MOODS = ["joyful", "anxious", null, "peaceful", "joyful", "contemplative", "joyful", null, "grateful"];

test.beforeEach(async ({ call }) => {
  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
});

test.describe("with moods", () => {
  test.beforeEach(async ({ call }) => {
    for (const [back, mood] of MOODS.entries()) {
      const entryDate = addDays(today, -back);
      if (mood) await writeEntry(call, { entryDate, mood, title: `Day ${back}` });
    }
  });

  test("moods appear in a row, as bars and as a pie, and in tables for screen readers", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    const recent = page.getByRole("region", { name: "Your latest moods" }).getByRole("listitem");
    await expect(recent).toHaveCount(7);
    await expect(recent.last()).toHaveText(`Joyful${formatLocalDate(today, "EEE, MMM d")}`);
    await expect(recent.first()).toContainText("Grateful");

    // A bar for each of 14 days is as high as its mood.
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
    const bars = page.locator(".recharts-bar-rectangle path");
    await expect(bars).toHaveCount(14);
    const heights = await bars.evaluateAll((paths) =>
      paths.map((path) => Math.round((path as SVGPathElement).getBBox().height)),
    );
    const oldestFirst = [8, 8, 8, 8, 8, 60, 8, 72, 48, 72, 64, 8, 24, 72];
    expect(heights).toEqual(oldestFirst);

    // The pie names the moods above 8 percent with their share.
    await expect(page.locator(".recharts-pie-sector")).toHaveCount(5);
    const labels = page.locator("svg text").filter({ hasText: "%" });
    await expect(labels).toHaveCount(5);
    await expect(labels.filter({ hasText: "Joyful" })).toHaveText("Joyful43%");
    await expect(labels.filter({ hasText: "14%" })).toHaveCount(4);

    const days = page.getByRole("table", { name: TITLE });
    await expect(days.getByRole("row")).toHaveCount(15);
    await expect(days.getByRole("row").last()).toHaveText(`${formatLocalDate(today, "EEEE, MMMM d")}Joyful`);
    await expect(days.getByRole("cell", { name: "No mood" })).toHaveCount(7);
    const shares = page.getByRole("table", { name: "Moods by share" });
    await expect(shares.getByRole("row").nth(1)).toHaveText("Joyful343%");

    await page.getByRole("link", { name: "Back to Journal" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/journal");
  });
});

test("without a mood it invites to an entry, and has no insights to ask for", async ({ page }) => {
  await page.goto("/journal?panel=journey");
  await expect(page.getByRole("heading", { name: "Your Spiritual Journey" })).toBeVisible();
  await expect(page.getByText(/Start an entry and choose how you feel/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Insights" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Get Insights" })).toHaveCount(0);
  await page.getByRole("link", { name: "New Entry" }).click();
  await expect(page).toHaveURL("/journal?new=true");
});

test("insights are shown, or what failed", async ({ page, browserFaults, call }) => {
  browserFaults.allow(/503/);
  const content = "<p>My brother called from the hospital; hospital days are long.</p>";
  await writeEntry(call, { entryDate: today, mood: "hopeful", content });
  await page.route("/api/mood/insights", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await open(page, "/journal?panel=journey");
  const ask = page.getByRole("button", { name: "Get Insights" });
  await ask.click();
  await expect(toast(page, "Failed to generate mood insights")).toBeVisible();
  await expect(toast(page, "Please try again or check your connection.")).toBeVisible();

  const asked = page.waitForRequest("**/api/mood/insights");
  await ask.click();
  expect((await asked).postDataJSON()).toEqual({
    moodPattern: "Lately hopeful",
    recentMoods: ["hopeful"],
    journalThemes: ["brother", "called", "hospital"],
  });
  const panel = page.getByRole("region", { name: "Insights" });
  for (const name of ["Reflection", "Guidance", "Prayer"]) {
    await expect(panel.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(panel.locator("blockquote")).not.toBeEmpty();
  await expect(panel.locator("figcaption")).toHaveText(/\d+:\d+/);
});
