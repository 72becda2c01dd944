import { readFile } from "node:fs/promises";
import { expect, memberTest as test } from "../setup/fixtures";
import { library, saveAnswer, saveResponse, toast } from "../setup/library";
import { open } from "../setup/open";

const SAVED = "/saved-responses";

test("a response is opened from the list, edited, exported and deleted", async ({ page, call }) => {
  const { list, text, dialog } = library(page);
  await open(page, SAVED);
  await expect(page.getByText("No saved responses found.")).toBeVisible();
  await expect(page.getByText("Save responses from the Acolyte page to see them here.")).toBeVisible();

  await saveResponse(call);
  await open(page, SAVED);
  await list.getByRole("link", { name: /^What is grace/ }).click();
  await expect(page.getByRole("heading", { name: "What is grace?" })).toBeFocused();
  await expect(list).toBeHidden();
  await expect(text).toContainText("https://example.test/grace and **CCC 1996**");
  await expect(text.getByRole("link")).toHaveCount(0);

  await page.getByRole("button", { name: "Edit" }).click();
  await expect(dialog.getByLabel("Category")).toHaveValue("theology");
  await dialog.getByLabel("Title").fill("On grace");
  await dialog.getByLabel("Category").selectOption({ label: "No category" });
  await dialog.getByLabel("Notes").fill("For Tuesday’s group");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Success", "Response updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "On grace" })).toBeVisible();
  await expect(page.getByText("For Tuesday’s group")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as Markdown" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("on-grace.md");
  expect(await readFile(await file.path(), "utf8")).toContain("For Tuesday’s group");

  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(list.getByRole("link", { name: /^On grace/ })).toBeFocused();
  await page.goBack();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Success", "Response deleted successfully")).toBeVisible();
  await expect(page.getByText("No saved responses found.")).toBeVisible();
});

test("a response is filtered, bookmarked, shared and made private again", {
  tag: "@desktop",
}, async ({ page, context, call }) => {
  const { list, text, dialog, stat } = library(page);
  await saveAnswer(call, "What is purgatory?");
  await saveResponse(call, {
    question: "Why do you pray to Mary?",
    responseType: "apologetics",
    category: "apologetics",
    denomination: "baptist",
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, SAVED);
  await expect(page.getByText("Select a response to view details")).toBeVisible();
  await expect(stat("Total Saved")).toHaveText("2");
  await expect(stat("Categories")).toHaveText("2");
  expect((await list.boundingBox())?.height).toBe(600);

  await page.getByLabel("Type").selectOption({ label: "Apologetics" });
  await expect(page).toHaveURL(/\?responseType=apologetics$/);
  await expect(list.getByRole("link")).toHaveCount(1);
  await page.getByPlaceholder("Search responses...").fill("purgatory");
  await expect(page).toHaveURL(/search=purgatory/);
  await expect(page.getByText("No saved responses found.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/saved-responses$/);
  await expect(list.getByRole("link")).toHaveCount(2);

  await list.getByRole("link", { name: /purgatory/ }).click();
  await expect(text.getByRole("button", { name: /^Citation 1: CCC/ }).first()).toBeVisible();
  expect((await text.boundingBox())?.height).toBe(400);
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove bookmark" })).toBeVisible();
  await expect(stat("Bookmarked")).toHaveText("1");
  await page.getByLabel("Bookmarked only").check();
  await expect(list.getByRole("link")).toHaveCount(1);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog.getByRole("heading", { name: "Share Response" })).toBeVisible();
  await dialog.getByRole("switch", { name: "Make this response public" }).click();
  const link = dialog.getByLabel("Share link");
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/);
  await expect(dialog.getByText("Anyone with this link can view the response")).toBeVisible();
  const address = await link.inputValue();
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Link Copied", "Share link copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await context.request.get(address)).status()).toBe(200);

  await dialog.getByRole("switch").click();
  await expect(link).toHaveCount(0);
  await expect.poll(async () => (await context.request.get(address)).status()).toBe(404);
  await page.reload();
  await expect(page.getByLabel("Bookmarked only")).toBeChecked();
  await expect(stat("Public")).toHaveText("0");
});
