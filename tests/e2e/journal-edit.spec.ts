import { expect, memberTest as test } from "../setup/fixtures";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, leaveDialog, storedEntries, write } from "../setup/journal-editor";
import { writeEntry } from "../setup/journal-entries";

test.describe("editing", () => {
  test("changes title, text and mood, and says so", async ({ page, context, call }) => {
    const id = await writeEntry(call, {
      entryDate: "2026-01-05",
      title: "Before",
      content:
        '<h2>Kept</h2><p>Old <mark data-color="pink">words</mark></p><div data-ai="prayer"><p>Lord, hear.</p></div>',
      mood: "hopeful",
    });
    await page.goto(`/journal?entry=${id}&edit=true`);
    await expect(entryText(page)).toContainText("Old words");
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("textbox", { name: "Title" }).fill("After");
    await page.getByRole("button", { name: "Clear mood" }).click();
    await write(page, "Amen.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Entry updated successfully!", { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/edit=true/);
    const [entry] = await storedEntries(context);
    expect(entry).toMatchObject({ title: "After", mood: null, version: 2, entryDate: "2026-01-05" });
    expect(entry?.content).toBe(
      '<h2>Kept</h2><p>Old <mark data-color="pink">words</mark></p><div data-ai="prayer"><p>Lord, hear.</p></div><p>Amen.</p>',
    );
  });

  test("Cancel leaves at once when nothing changed, and asks when something did", async ({
    page,
    context,
    call,
  }) => {
    const id = await writeEntry(call, { entryDate: "2026-01-05" });
    await page.goto(`/journal?entry=${id}&edit=true`);
    await expect(entryText(page)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).not.toHaveURL(/edit=true/);

    await page.goto(`/journal?entry=${id}&edit=true`);
    await expect(entryText(page)).toBeVisible();
    await page.getByRole("textbox", { name: "Title" }).fill("Changed");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(leaveDialog(page)).toBeVisible();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).not.toHaveURL(/edit=true/);
    expect((await storedEntries(context))[0]?.title).not.toBe("Changed");
  });

  for (const choice of ["Keep mine", "Use the other version"] as const) {
    test(`an entry that was changed elsewhere: ${choice}`, async ({ page, context, browserFaults, call }) => {
      browserFaults.allow(/409/);
      const id = await writeEntry(call, {
        entryDate: "2026-01-05",
        content: "<p>First</p>",
      });
      await page.goto(`/journal?entry=${id}&edit=true`);
      await expect(entryText(page)).toHaveText("First");
      await call("PUT", `/api/prayer-journal/entries/${id}`, {
        content: "<p>Written there</p>",
      });
      await write(page, ", written here");
      await page.keyboard.press("Control+S");

      const dialog = page.getByRole("dialog", { name: "This entry was changed elsewhere" });
      await expect(dialog.getByRole("region", { name: "Your version" })).toContainText("First, written here");
      await expect(dialog.getByRole("region", { name: "The other version" })).toContainText("Written there");
      await dialog.getByRole("button", { name: choice }).click();
      await expect(page).not.toHaveURL(/edit=true/);
      const expected = choice === "Keep mine" ? "First, written here" : "Written there";
      expect((await storedEntries(context))[0]?.content).toBe(`<p>${expected}</p>`);
      await expect(page.getByRole("main")).toContainText(expected);
    });
  }

  test("an entry that has no prayer yet can get one when it is edited", async ({ page, call }) => {
    const { prayer, prayerAdded, blocks } = companion(page);
    const entryDate = "2026-01-05";
    const content = `<p>${OWN_WORDS}</p><div data-ai="prayer"><p>Lord, hear.</p></div>`;
    const withPrayer = await writeEntry(call, { entryDate, content });
    await page.goto(`/journal?entry=${withPrayer}&edit=true`);
    await expect(entryText(page)).toBeVisible();
    await expect(page.getByText("21 words")).toBeVisible();
    await expect(prayer).toHaveCount(0);
    await expect(prayerAdded).toHaveCount(0);

    const id = await writeEntry(call, { entryDate, content: `<p>${OWN_WORDS}</p>` });
    await page.goto(`/journal?entry=${id}&edit=true`);
    await prayer.click();
    await expect(prayerAdded).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).not.toHaveURL(/edit=true/);
    await expect(page.locator('[data-ai="prayer"]')).toContainText("Amen.");
    await expect(blocks("prayer")).toHaveCount(0);
  });
});
