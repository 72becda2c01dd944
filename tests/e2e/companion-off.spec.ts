import { assistant } from "../setup/assistant";
import { expect, test } from "../setup/fixtures";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, openNewEntry, saveEntry, storedEntries, write } from "../setup/journal-editor";
import { toast } from "../setup/toast";

test("without the companion there are no controls and no calls", async ({ page, context, call }) => {
  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
  await page.goto("/settings");
  const master = page.getByRole("switch", { name: "AI companion" });
  await expect(master).toBeChecked();
  await master.click();
  await expect(toast(page, "The companion is off")).toBeVisible();
  await expect(master).not.toBeChecked();

  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(ai|ai-feedback|mood|acolyte)\b/.test(pathname)) calls.push(pathname);
  });
  await openNewEntry(page);
  await expect(page.getByText(/^Good (morning|afternoon|evening)$/).first()).toBeAttached();
  await write(page, OWN_WORDS);
  await saveEntry(page);
  const [entry] = await storedEntries(context);
  expect(entry?.title).toMatch(/^Journal Entry - [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await page.goto(`/journal?entry=${entry?.id}&edit=true`);
  await expect(entryText(page)).toHaveText(OWN_WORDS);
  await expect(page.getByText("19 words")).toBeVisible();
  await expect(companion(page).prayer).toHaveCount(0);
  await expect(companion(page).reflect).toHaveCount(0);
  await page.goto("/journal?panel=journey");
  await expect(page.getByRole("heading", { name: "Your Spiritual Journey" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Insights" })).toHaveCount(0);
  await page.goto("/acolyte");
  await expect(page.getByText("The companion is switched off", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
  await expect(assistant(page).question).toHaveCount(0);
  expect(calls).toEqual([]);

  await page.goto("/settings");
  await master.click();
  await expect(toast(page, "The companion is on")).toBeVisible();
  const greeting = page.waitForRequest("**/api/ai/personalized-greeting");
  await openNewEntry(page);
  await greeting;
  await write(page, "I");
  await expect(companion(page).prayer).toBeVisible();
});
