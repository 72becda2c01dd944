import { expect, memberTest as test } from "../setup/fixtures";
import { ENTRIES, tab, writeEntries } from "../setup/journal-entries";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const titles = ["One", "Two", "Three"];

test.beforeEach(async ({ page, call }) => {
  const ids = await writeEntries(
    call,
    [...titles, "Stays"].map((title) => ({ title })),
  );
  for (const id of ids.slice(0, 3)) await call("DELETE", `${ENTRIES}/${id}`);
  await open(page, "/journal?filter=deleted");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("the recycle bin restores one entry, or the chosen ones", async ({ page }) => {
  await page.getByRole("button", { name: "Restore Two" }).click();
  await expect(toast(page, "Entry restored")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Select Items" }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await expect(page.getByText("2 entries selected")).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(toast(page, "2 entries restored")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
  await tab(page, "All Entries").click();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("the recycle bin asks before it deletes the chosen entries for good", async ({ page }) => {
  await page.getByRole("button", { name: "Select Items" }).click();
  await expect(page.getByRole("button", { name: "Select All" })).toBeFocused();
  const remove = page.getByRole("button", { name: "Delete Permanently" });
  await expect(remove).toBeDisabled();
  await page.getByRole("checkbox", { name: "Select One" }).check();
  await page.getByRole("checkbox", { name: "Select Three" }).check();
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Delete Permanently" });
  await expect(question).toContainText(
    "Are you sure you want to permanently delete 2 entries? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("checkbox", { name: "Select One" })).toBeChecked();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Delete Permanently" }).click();
  await expect(toast(page, "2 entries permanently deleted")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Two"]);
});

test("the recycle bin is emptied after a question", async ({ page, call }) => {
  await page.getByRole("button", { name: "Empty Recycle Bin" }).click();
  const question = page.getByRole("alertdialog", { name: "Empty Recycle Bin" });
  await expect(question).toContainText(
    "Are you sure you want to permanently delete all 3 entries? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Empty Recycle Bin" }).click();
  await expect(toast(page, "3 entries permanently deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
  expect(await call("GET", `${ENTRIES}?limit=10`)).toHaveLength(1);
});

test("the recycle bin keeps everything when a call fails, and says so", async ({ page, browserFaults }) => {
  browserFaults.allow(/status of 503/);
  await page.route(/restore|bulk|entries\/deleted/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: "Restore Two" }).click();
  await expect(toast(page, "Failed to restore entry")).toBeVisible();
  await page.getByRole("button", { name: "Select Items" }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Delete Permanently" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Permanently" }).click();
  await expect(toast(page, "Failed to permanently delete entries")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Select Items" })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(3);
});
