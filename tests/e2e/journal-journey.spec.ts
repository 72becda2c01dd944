import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext } from "@playwright/test";
import { addDays, formatLocalDate, localDateIn } from "../../app/shared/dates";
import { expect, mostlyOnOneWidth, test } from "../setup/fixtures";
import { writeEntry, ZONE } from "../setup/journal-entries";

const today = localDateIn(ZONE, new Date());
const TITLE = "Spiritual Journey - Last 14 Days";

/** The moods of the last days, today's first; null is a day without an entry. */
const MOODS = ["joyful", "anxious", null, "peaceful", "joyful", "contemplative", "joyful", null, "grateful"];

async function trackMoods(context: BrowserContext, origin: string) {
  const response = await context.request.patch("/api/auth/profile", {
    data: { moodTrackingEnabled: true },
    headers: { Origin: origin },
  });
  expect(response.status(), await response.text()).toBe(200);
}

mostlyOnOneWidth();

test.beforeEach(async ({ context, person, baseURL }) => {
  expect(person.email).toContain("@");
  await trackMoods(context, String(baseURL));
});

test.describe("with moods", () => {
  test.beforeEach(async ({ context, baseURL }) => {
    for (const [back, mood] of MOODS.entries()) {
      const entryDate = addDays(today, -back);
      if (mood) await writeEntry(context, String(baseURL), { entryDate, mood, title: `Day ${back}` });
    }
  });

  test("the latest moods stand in a row, as icons with their names", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    const recent = page.getByRole("region", { name: "The way you have come" }).getByRole("listitem");
    await expect(recent).toHaveCount(7);
    await expect(recent.last()).toHaveText(`Joyful${formatLocalDate(today, "EEE, MMM d")}`);
    await expect(recent.first()).toContainText("Grateful");
  });

  test("a bar for each of 14 days is as high as its mood", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
    const bars = page.locator(".recharts-bar-rectangle path");
    await expect(bars).toHaveCount(14);
    const heights = await bars.evaluateAll((paths) =>
      paths.map((path) => Math.round((path as SVGPathElement).getBBox().height)),
    );
    const oldestFirst = [8, 8, 8, 8, 8, 60, 8, 72, 48, 72, 64, 8, 24, 72];
    expect(heights).toEqual(oldestFirst);
  });

  test("the pie names the moods above 8 percent with their share", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    await expect(page.locator(".recharts-pie-sector")).toHaveCount(5);
    const labels = page.locator("svg text").filter({ hasText: "%" });
    await expect(labels).toHaveCount(5);
    await expect(labels.filter({ hasText: "Joyful" })).toHaveText("Joyful43%");
    await expect(labels.filter({ hasText: "14%" })).toHaveCount(4);
  });

  test("screen readers get tables, sighted readers nothing that moves the page", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    const days = page.getByRole("table", { name: TITLE });
    await expect(days.getByRole("row")).toHaveCount(15);
    await expect(days.getByRole("row").last()).toHaveText(`${formatLocalDate(today, "EEEE, MMMM d")}Joyful`);
    await expect(days.getByRole("cell", { name: "No mood" })).toHaveCount(7);
    const shares = page.getByRole("table", { name: "Moods by share" });
    await expect(shares.getByRole("row").nth(1)).toHaveText("Joyful343%");
  });

  test("the keyboard goes back to the journal", async ({ page }) => {
    await page.goto("/journal?panel=journey");
    await page.getByRole("link", { name: "Back to Journal" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/journal");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`it is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/journal?panel=journey");
      await expect(page.locator(".recharts-pie-sector")).toHaveCount(5);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test("without a mood it invites to an entry", async ({ page }) => {
  await page.goto("/journal?panel=journey");
  await expect(page.getByText(/Start an entry and choose how you feel/)).toBeVisible();
  await page.getByRole("link", { name: "New Entry" }).click();
  await expect(page).toHaveURL("/journal?new=true");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the invitation is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/journal?panel=journey");
    await expect(page.getByRole("heading", { name: "Your Spiritual Journey" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
