import type { Page } from "@playwright/test";
import type { DayDescription } from "../../app/features/calendar/contract";
import type { JournalEntry } from "../../app/features/journal/contract";
import { defaultPrayerTitle, quickGreeting } from "../../app/features/prayers/domain/quick-prayer";
import { localDateIn } from "../../app/shared/dates";
import { draftNotice, keptDrafts, waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { ENTRIES, ZONE } from "../setup/journal-entries";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const screen = (page: Page) => ({
  box: page.getByLabel("Your prayer"),
  title: page.getByLabel("Title (optional)"),
  save: page.getByRole("button", { name: "Save Prayer" }),
  caption: page.getByText("Your prayer will be saved securely and privately"),
  saved: page.getByText("Prayer saved to your journal"),
});

test("A prayer survives a reload and is saved on its day", async ({ page, call }) => {
  const today = localDateIn(ZONE, new Date());
  await open(page, "/prayer/quick");
  const day = await call<DayDescription>("GET", "/api/liturgical/today");
  const { timeOfDay, prompt, scriptureVerse, saintQuote } = day.timeBasedPrompt;
  const banner = page.getByRole("region", { name: day.feastDay });
  await expect(banner).toHaveAttribute("data-season", day.liturgicalColor.toLowerCase());
  for (const part of [day.dayOfWeek, day.liturgicalSeason, day.rank, day.description])
    await expect(banner).toContainText(part);
  await expect(page.getByRole("heading", { level: 1, name: quickGreeting(timeOfDay) })).toBeVisible();
  for (const words of [prompt, scriptureVerse, saintQuote]) await expect(page.getByText(words)).toBeVisible();

  const { box, title, save, caption, saved } = screen(page);
  await expect(save).toBeDisabled();
  await expect(caption).toBeVisible();
  await box.press("Control+Enter");
  await expect(toast(page, "Empty Prayer")).toBeVisible();
  await expect(toast(page, "Please write something before saving.")).toBeVisible();

  await box.fill("Lord, be near to us.\n\nAmen & <b>peace</b>");
  await expect(toast(page, "9 words")).toBeVisible();
  await waitUntilKept(page, "Lord, be near");
  await open(page, "/prayer/quick");
  await expect(draftNotice(page)).toBeVisible();
  await expect(box).toHaveValue("Lord, be near to us.\n\nAmen & <b>peace</b>");
  await save.click();
  await expect(saved).toBeVisible();
  await expect(caption).toHaveCount(0);
  await expect(box).toHaveValue("");
  await expect(save).toBeDisabled();
  await expect(caption).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);

  await title.fill("  For peace ");
  await box.fill("Again.");
  await box.press("Control+Enter");
  await expect(saved).toBeVisible();
  await expect(title).toHaveValue("");
  const [second, first] = await call<JournalEntry[]>("GET", ENTRIES);
  expect(second).toMatchObject({ title: "For peace", content: "<p>Again.</p>", entryType: "prayer" });
  expect(first).toMatchObject({
    title: defaultPrayerTitle(today),
    content: "<p>Lord, be near to us.</p><p>Amen &amp; &lt;b&gt;peace&lt;/b&gt;</p>",
    entryType: "prayer",
    entryDate: today,
    originalInspiration: prompt,
  });
  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page).toHaveURL("/journal");
  await page.getByRole("link", { name: "Quick prayer" }).click();
  await expect(page).toHaveURL("/prayer/quick");
});

test("A prayer that cannot be saved loses no word and is saved once", async ({
  page,
  context,
  person,
  browserFaults,
  call,
}) => {
  browserFaults.allow(/Failed to load resource/);
  const { box, save, saved } = screen(page);
  await open(page, "/prayer/quick");
  await box.fill("Stay with us.");
  // The server stores it; its answer is lost.
  await page.route(`**${ENTRIES}`, async (route) => {
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });
  await save.click();
  await expect(toast(page, "Failed to save your prayer. Please try again.")).toBeVisible();
  await page.unroute(`**${ENTRIES}`);
  await box.fill("Stay with us, Lord.");
  await save.click();
  await expect(saved).toBeVisible();
  const entries = await call<JournalEntry[]>("GET", ENTRIES);
  expect(entries.map((entry) => entry.content)).toEqual(["<p>Stay with us, Lord.</p>"]);

  await box.fill("Evening has come.");
  await context.clearCookies();
  await save.click();
  await expect(toast(page, "You are logged out. Logging in again...")).toBeVisible();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/prayer/quick");
  await expect(box).toHaveValue("Evening has come.");
  await page.getByRole("button", { name: "Start fresh" }).click();
  await expect(box).toHaveValue("");
});
