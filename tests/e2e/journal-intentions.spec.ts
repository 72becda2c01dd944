import { expectAccessible } from "../setup/axe";
import { callAs } from "../setup/call";
import { expect, test } from "../setup/fixtures";
import { open } from "../setup/open";

test.beforeEach(({ person }) => expect(person.email).toContain("@"));

test("intentions are added, answered with thanks, and deleted", async ({ page, context, baseURL }) => {
  await callAs(context, baseURL, "POST", "/api/prayer-journal/intentions", { text: "For Anna" });
  await open(page, "/journal");
  await page.getByRole("button", { name: "1 active intention" }).click();
  const dialog = page.getByRole("dialog", { name: "Prayer intentions" });
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByLabel("New intention")).toHaveAccessibleDescription(
    "Please write your intention first.",
  );
  await dialog.getByLabel("New intention").fill("For peace");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("For peace")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Mark as answered: For Anna" }).click();
  await expect(dialog.getByLabel("A line of thanks")).toBeFocused();
  await dialog.getByLabel("A line of thanks").fill("She passed");
  await dialog.getByRole("button", { name: "Mark as answered", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Answered" })).toBeVisible();
  await expect(dialog.getByText("She passed")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete: For peace" }).click();
  await expect(dialog.getByText("For peace")).toHaveCount(0);
  await expect(dialog.getByLabel("New intention")).toBeFocused();
  await page.keyboard.press("Escape");
  const badge = page.getByRole("button", { name: "0 active intentions" });
  await expect(badge).toBeFocused();
  const kept = await callAs(context, baseURL, "GET", "/api/prayer-journal/intentions");
  expect(kept).toMatchObject([{ text: "For Anna", isCompleted: true, thanks: "She passed" }]);
});
