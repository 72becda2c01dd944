import fs from "node:fs";
import { expect, signUp, test } from "../setup/fixtures";
import { ENTRIES } from "../setup/journal-entries";
import { open, waitForReact } from "../setup/open";

test("An archive is imported into another account once", async ({
  page,
  baseURL,
  timezoneId,
  browser,
  call,
}) => {
  await call("POST", ENTRIES, {
    title: "A quiet morning",
    content: "Light through glass",
  });
  await call("POST", "/api/prayer-journal/intentions", { text: "Peace in the world" });
  await open(page, "/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my archive" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^acolyte-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText("Your archive is ready")).toBeVisible();
  const file = {
    name: "acolyte.zip",
    mimeType: "application/zip",
    buffer: fs.readFileSync(await download.path()),
  };

  const elsewhere = await browser.newContext({ baseURL });
  await signUp(elsewhere, String(baseURL), timezoneId ?? "UTC");
  const other = await elsewhere.newPage();
  await open(other, "/settings");
  const input = other.getByLabel("Import an archive");
  await input.setInputFiles({ ...file, buffer: Buffer.from("no archive") });
  await expect(other.getByRole("alert")).toContainText("not a ZIP archive");
  await input.setInputFiles(file);
  await expect(other.getByRole("row", { name: /Journal entries 1 0 0/ })).toBeVisible();
  await other.route("**/api/archive/import", (route) => route.abort(), { times: 1 });
  await other.getByRole("button", { name: "Add 2 items" }).click();
  await expect(other.getByRole("alert")).toContainText("The connection was interrupted");
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other.getByText("Your archive is imported: 2 added.")).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText("There is nothing new in this archive.")).toBeVisible();
  await other.goto("/journal");
  await expect(other.getByText("A quiet morning")).toBeVisible();
  await elsewhere.close();
});

test("An account is deleted, and kept after signing in again", async ({ page, person, browserFaults }) => {
  browserFaults.allow(/400 \(Bad Request\)/);
  await open(page, "/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete my account" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Password").fill("Wrong evening 9");
  await dialog.getByLabel("Type DELETE to go on").fill("DELETE");
  await confirm.click();
  await expect(dialog.getByText("Your current password is not right.")).toBeVisible();
  await dialog.getByLabel("Password").fill(person.password);
  await confirm.click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();

  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const notice = page.getByText(/Your account will be deleted on/);
  await expect(notice).toBeVisible();
  await waitForReact(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(notice).toBeHidden();
  await open(page, "/settings");
  await expect(notice).toBeHidden();
});
