import type { Page } from "@playwright/test";
import { draftNotice, keptDrafts, killTab, leaveWhenAsked, signIn, waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { entryText, saveChanges, storedEntries, write } from "../setup/journal-editor";
import { ENTRIES, writeEntry } from "../setup/journal-entries";
import { toast } from "../setup/toast";

let id: string;
let address: string;
test.beforeEach(async ({ page, call }) => {
  leaveWhenAsked(page);
  id = await writeEntry(call, {
    entryDate: "2026-01-05",
    title: "First title",
    content: "<p>First</p>",
  });
  address = `/journal?entry=${id}&edit=true`;
});

async function change(page: Page) {
  await page.goto(address);
  await expect(entryText(page)).toHaveText("First");
  await page.getByRole("textbox", { name: "Title" }).fill("My title");
  await write(page, ", written here");
  await waitUntilKept(page, "First, written here");
}

test("unsaved changes survive a killed tab and are saved", async ({ page, context }) => {
  await change(page);
  const next = await killTab(context, page);
  await next.goto(address);
  await expect(draftNotice(next)).toBeVisible();
  await expect(entryText(next)).toHaveText("First, written here");
  await expect(next.getByRole("textbox", { name: "Title" })).toHaveValue("My title");
  await saveChanges(next);
  await expect(next).not.toHaveURL(/edit=true/);
  expect((await storedEntries(context))[0]).toMatchObject({
    title: "My title",
    content: "<p>First, written here</p>",
  });
  expect(await keptDrafts(next)).toEqual([]);
});

test("unsaved changes are discarded on demand", async ({ page }) => {
  await change(page);
  await page.reload();
  await draftNotice(page).getByRole("button", { name: "Discard draft" }).click();
  await expect(entryText(page)).toHaveText("First");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("First title");
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).not.toHaveURL(/edit=true/);
});

test("unsaved changes survive an ended session", async ({ page, context, person, browserFaults }) => {
  browserFaults.allow(/status of 401/);
  await change(page);
  await context.clearCookies();
  await saveChanges(page);
  await page.waitForURL(/\/api\/login/);
  await signIn(page, person);
  await expect(entryText(page)).toHaveText("First, written here");
  await saveChanges(page);
  await expect(page).not.toHaveURL(/edit=true/);
  expect((await storedEntries(context))[0]?.content).toBe("<p>First, written here</p>");
});

for (const choice of ["Keep mine", "Use the other version"] as const) {
  test(`a conflict of two changes is resolved: ${choice}`, async ({ page, context, browserFaults, call }) => {
    browserFaults.allow(/409/);
    await change(page);
    await call("PUT", `${ENTRIES}/${id}`, { content: "<p>Written there</p>" });
    await page.reload();
    await expect(entryText(page)).toHaveText("First, written here");
    await saveChanges(page);
    const dialog = page.getByRole("dialog", { name: "This entry was changed elsewhere" });
    await expect(dialog.getByRole("region", { name: "Your version" })).toContainText("First, written here");
    await expect(dialog.getByRole("region", { name: "The other version" })).toContainText("Written there");
    await dialog.getByRole("button", { name: choice }).click();
    await expect(page).not.toHaveURL(/edit=true/);
    const expected = choice === "Keep mine" ? "First, written here" : "Written there";
    expect((await storedEntries(context))[0]?.content).toBe(`<p>${expected}</p>`);
    await expect(page.getByRole("main")).toContainText(expected);
    await expect.poll(() => keptDrafts(page)).toEqual([]);
  });
}

test("a lost answer makes no conflict with the user's own changes", async ({
  page,
  context,
  browserFaults,
}) => {
  browserFaults.allow(/ERR_FAILED|409/);
  await change(page);
  await page.route(`${ENTRIES}/${id}`, async (route) => {
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });
  await saveChanges(page);
  await expect(toast(page, "Failed to update entry")).toBeVisible();
  await page.unroute(`${ENTRIES}/${id}`);
  await write(page, " and there");
  await saveChanges(page);
  await expect(page).not.toHaveURL(/edit=true/);
  expect((await storedEntries(context))[0]?.content).toBe("<p>First, written here and there</p>");
});
