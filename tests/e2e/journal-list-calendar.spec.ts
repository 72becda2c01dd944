import { addDays, formatLocalDate } from "../../app/shared/dates";
import { expect, memberTest as test } from "../setup/fixtures";
import { card, dayButton, inWords, today, writeEntries } from "../setup/journal-entries";
import { open } from "../setup/open";

test("the list's calendar counts entries, moves, and folds away", async ({ page, call }) => {
  await writeEntries(call, [{}, {}, { entryDate: "2025-02-10" }]);
  await open(page, "/journal?view=month");
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(42);
  await expect(dayButton(page, today)).toHaveAccessibleName(/: 2 entries$/);
  await expect(dayButton(page, today)).toHaveAttribute("aria-current", "date");
  await page.getByText("Week", { exact: true }).click();
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(7);
  await page.getByText("Month", { exact: true }).click();
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(42);

  await open(page, "/journal?view=month&on=2025-02-15");
  await expect(dayButton(page, "2025-02-10")).toHaveAccessibleName(/: 1 entry$/);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("heading", { name: "Calendar: March 2025" })).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("heading", { name: "Calendar: January 2025" })).toBeVisible();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: `Calendar: ${formatLocalDate(today, "MMMM yyyy")}` }),
  ).toBeVisible();

  const fold = page.getByRole("region", { name: "Calendar" }).getByRole("button", { expanded: true });
  await fold.click();
  await expect(page.getByRole("grid")).toHaveCount(0);
});

test("the list's calendar scrolls to a day, or opens it", async ({ page, call }) => {
  const near = addDays(today, -1);
  await writeEntries(call, [
    { title: "Long ago", entryDate: "2025-02-10" },
    ...Array.from({ length: 30 }, (_, index) => ({ title: `Near ${index}`, entryDate: near })),
    { title: "Now" },
  ]);
  await open(page, `/journal?view=month&on=${near}`);
  await dayButton(page, near).click();
  const heading = page.getByRole("heading", { name: inWords(near) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/journal?view=month&on=${near}`);

  await open(page, "/journal?view=month&on=2025-02-01");
  await dayButton(page, "2025-02-10").click();
  await expect(page).toHaveURL(/date=2025-02-10/);
  await expect(page.getByRole("heading", { name: inWords("2025-02-10") })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Show all entries" }).click();
  await expect(page).toHaveURL("/journal");
  await expect(card(page, "Now")).toBeVisible();
});

test("the list's calendar offers an entry for an empty day", async ({ page, call }) => {
  await writeEntries(call, [{ title: "Before", entryDate: "2025-02-01" }, { title: "After" }]);
  await open(page, "/journal?date=2025-02-10");
  await expect(page.getByRole("heading", { name: inWords("2025-02-10") })).toBeVisible();
  await expect(page.getByText("Nothing written on this day.")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Before"]);
  await page.getByRole("link", { name: "New Entry for February 10" }).click();
  await expect(page).toHaveURL("/journal?new=true&date=2025-02-10");
});
