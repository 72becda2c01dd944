import type { Page } from "@playwright/test";
import { addDays } from "../../app/shared/dates";
import { expect, test } from "../setup/fixtures";
import { today, writeEntry } from "../setup/journal-entries";
import { open } from "../setup/open";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search your entries" });
const hits = (page: Page) => page.getByRole("article");
const outcome = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test.beforeEach(async ({ call }) => {
  await writeEntry(call, {
    entryDate: addDays(today, -400),
    title: "Pilgrimage",
    mood: "joyful",
    content: `<p>${"The road was long. ".repeat(20)}We prayed at the shrine of St. Thérèse, and mercy was near.</p>`,
  });
  const id = await writeEntry(call, {
    entryDate: addDays(today, -2),
    title: "Praying at noon",
    mood: "anxious",
    content: "<p>Lord, have mercy.</p>",
  });
  await writeEntry(call, { entryDate: today, title: "Vespers", content: "<p>Silence.</p>" });
  await call("POST", `/api/prayer-journal/entries/${id}/bookmark`);
});

test("the key / opens the search, words find entries, Escape and Back leave it", async ({ page }) => {
  await open(page, "/journal");
  await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL("/journal?search=");
  await expect(page.getByRole("heading", { name: "Look back over your journal" })).toBeVisible();

  await page.keyboard.type("mercy pray");
  await expect(outcome(page, "2 entries found")).toBeVisible();
  await expect(page).toHaveURL("/journal?search=mercy+pray");
  await expect(hits(page).getByRole("heading")).toHaveText(["Praying at noon", "Pilgrimage"]);
  await expect(hits(page).first().locator("mark")).toHaveText(["Praying", "mercy"]);
  await expect(hits(page).last().locator("mark")).toHaveText(["prayed", "mercy"]);
  await expect(hits(page).last()).toContainText("Joyful");
  await expect(field(page)).toBeFocused();

  await page.keyboard.press("/");
  await expect(field(page)).toHaveValue("mercy pray/");
  await field(page).fill("therese");
  await expect(hits(page).locator("mark")).toHaveText(["Thérèse"]);
  await field(page).fill("zebra");
  await expect(page.getByRole("heading", { name: "Nothing found for “zebra”" })).toBeVisible();
  await expect(outcome(page, "No entries found")).toBeAttached();

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/journal");
  await expect(page.getByRole("link", { name: "Search" })).toBeFocused();

  await page.keyboard.press("Enter");
  await field(page).fill("mercy");
  await expect(hits(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL("/journal");
});

test("a hit opens its entry, and Back returns to it among the hits", async ({ page }) => {
  await open(page, "/journal?search=mercy");
  await hits(page).last().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Pilgrimage" })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue("mercy");
  await expect(page.getByRole("link", { name: "Pilgrimage" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Pilgrimage" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page).toHaveURL("/journal?search=mercy");
});

test("mood, days and bookmarks narrow the search", async ({ page }) => {
  await open(page, "/journal?search=mercy");
  await expect(hits(page)).toHaveCount(2);
  await page.getByText("Filters").click();
  await page.getByLabel("Mood").selectOption("joyful");
  await expect(hits(page).getByRole("heading")).toHaveText(["Pilgrimage"]);
  await expect(page).toHaveURL("/journal?search=mercy&mood=joyful");
  await page.getByLabel("Mood").selectOption("");
  await expect(hits(page)).toHaveCount(2);
  await page.getByLabel("From").fill(addDays(today, -30));
  await expect(hits(page).getByRole("heading")).toHaveText(["Praying at noon"]);
  await page.getByLabel("To").fill(addDays(today, -10));
  await expect(hits(page)).toHaveCount(0);
  await page.getByLabel("From").fill("");
  await expect(hits(page).getByRole("heading")).toHaveText(["Pilgrimage"]);
  await page.getByLabel("To").fill("");
  await page.getByLabel("Bookmarked only").check();
  await expect(hits(page).getByRole("heading")).toHaveText(["Praying at noon"]);
  await field(page).fill("");
  await expect(page).toHaveURL("/journal?search=&bookmarked=true");
  await expect(hits(page)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("is a form", async ({ page }) => {
    await page.goto("/journal");
    await page.getByRole("link", { name: "Search" }).click();
    await field(page).fill("mercy");
    await page.getByText("Filters").click();
    await page.getByLabel("Mood").selectOption("anxious");
    await field(page).press("Enter");
    await expect(hits(page).getByRole("heading")).toHaveText(["Praying at noon"]);
  });
});
