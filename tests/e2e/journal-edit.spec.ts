import { expect, memberTest as test } from "../setup/fixtures";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, leaveDialog, saveChanges, storedEntries, write } from "../setup/journal-editor";
import { writeEntry } from "../setup/journal-entries";
import { toast } from "../setup/toast";

test("an edit changes title, text and mood, and says so", async ({ page, context, call }) => {
  const prayer = '<div data-ai="prayer"><p>Lord, hear.</p></div>';
  const before = `<h2>Kept</h2><p>Old <mark data-color="pink">words</mark></p>${prayer}`;
  const id = await writeEntry(call, {
    entryDate: "2026-01-05",
    title: "Before",
    content: before,
    mood: "hopeful",
  });
  await page.goto(`/journal?entry=${id}&edit=true`);
  await expect(entryText(page)).toContainText("Old words");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("textbox", { name: "Title" }).fill("After");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Clear mood" }).click();
  await write(page, "Amen.");
  await saveChanges(page);
  await expect(toast(page, "Entry updated successfully!")).toBeVisible();
  await expect(page).not.toHaveURL(/edit=true/);
  const [entry] = await storedEntries(context);
  expect(entry).toMatchObject({ title: "After", mood: null, version: 2, entryDate: "2026-01-05" });
  expect(entry?.content).toBe(`${before}<p>Amen.</p>`);
});

test("Cancel asks only when something has changed", async ({ page, context, call }) => {
  const id = await writeEntry(call, {});
  for (const isChanged of [false, true]) {
    await page.goto(`/journal?entry=${id}&edit=true`);
    await expect(entryText(page)).toBeVisible();
    if (isChanged) await page.getByRole("textbox", { name: "Title" }).fill("Changed");
    await page.getByRole("button", { name: "Cancel" }).click();
    if (isChanged) await leaveDialog(page).getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).not.toHaveURL(/edit=true/);
  }
  expect((await storedEntries(context))[0]?.title).not.toBe("Changed");
});

test("an entry without a prayer can get one when it is edited", async ({ page, call }) => {
  const { prayer, prayerAdded } = companion(page);
  const content = `<p>${OWN_WORDS}</p>`;
  const withPrayer = await writeEntry(call, {
    content: `${content}<div data-ai="prayer"><p>Lord, hear.</p></div>`,
  });
  await page.goto(`/journal?entry=${withPrayer}&edit=true`);
  await expect(page.getByText("19 words")).toBeVisible();
  await expect(prayer).toHaveCount(0);
  await expect(prayerAdded).toHaveCount(0);

  const id = await writeEntry(call, { content });
  await page.goto(`/journal?entry=${id}&edit=true`);
  await prayer.click();
  await expect(prayerAdded).toBeVisible();
  await saveChanges(page);
  await expect(page).not.toHaveURL(/edit=true/);
  await expect(page.locator('[data-ai="prayer"]')).toContainText("Amen.");
});
