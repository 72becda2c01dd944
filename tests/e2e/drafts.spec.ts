import { expectAccessible } from "../setup/axe";
import { draftNotice, keptDrafts, killTab, leaveWhenAsked, signIn, waitUntilKept } from "../setup/drafts";
import { expect, signUp, memberTest as test } from "../setup/fixtures";
import {
  entryText,
  leaveDialog,
  openNewEntry,
  saveEntry,
  storedEntries,
  write,
} from "../setup/journal-editor";
import { ENTRIES } from "../setup/journal-entries";
import { toast } from "../setup/toast";

test("a draft survives a reload with its mood, and is gone once saved", async ({ page, context, call }) => {
  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
  leaveWhenAsked(page);
  await openNewEntry(page, "&prompt=1");
  await expect(draftNotice(page)).toHaveCount(0);
  const began = "What are you thankful for today, however small it seems?";
  await expect(page.getByText(/^Good (morning|afternoon|evening)/).first()).toBeAttached();
  await write(page, "Bread, and rain");
  await page.getByText("Grateful").click();
  await waitUntilKept(page, "Bread, and rain");
  await page.reload();

  await expect(entryText(page)).toHaveText("Bread, and rain");
  await expect(draftNotice(page)).toContainText(/from [A-Z][a-z]+ \d+, \d+:\d\d [AP]M/);
  await expect(page.getByRole("radio", { name: "Grateful" })).toBeChecked();
  await expect(page.getByText("3 words")).toBeVisible();
  await expectAccessible(page);

  // Without the prompt in the address it is still the entry that began with it.
  await openNewEntry(page);
  await expect(page.getByText(began).first()).toBeAttached();
  await write(page, " on the roof");
  await saveEntry(page);
  const [entry, ...others] = await storedEntries(context);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    content: "<p>Bread, and rain on the roof</p>",
    mood: "grateful",
    originalInspiration: began,
  });
  expect(await keptDrafts(page)).toEqual([]);
  await openNewEntry(page);
  await expect(entryText(page)).toHaveText("");
  await expect(draftNotice(page)).toHaveCount(0);
});

test("another day has a draft of its own", async ({ page }) => {
  leaveWhenAsked(page);
  await openNewEntry(page, "&date=2026-01-05");
  await write(page, "Epiphany");
  await waitUntilKept(page, "Epiphany");
  await openNewEntry(page);
  await expect(entryText(page)).toHaveText("");
  await openNewEntry(page, "&date=2026-01-05");
  await expect(entryText(page)).toHaveText("Epiphany");
});

test("leaving asks about unsaved words and keeps them, Start fresh drops them", async ({ page }) => {
  const begin = page.getByRole("link", { name: "New Entry" }).first();
  const back = page.getByRole("link", { name: "Back to Journal" });
  const stay = leaveDialog(page).getByRole("button", { name: "Keep writing" });
  await page.goto("/journal");
  await begin.click();
  await expect(entryText(page)).toBeVisible();
  await write(page, "Later");
  await back.click();
  await expect(stay).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(entryText(page)).toHaveText("Later");
  await page.goBack();
  await stay.click();
  await expect(page).toHaveURL(/new=true/);
  const asked = page.waitForEvent("dialog");
  const leaving = page.evaluate(() => window.location.reload());
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await leaving;
  await back.click();
  await leaveDialog(page).getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(/\/journal$/);

  await begin.click();
  await expect(entryText(page)).toHaveText("Later");
  await draftNotice(page).getByRole("button", { name: "Start fresh" }).click();
  await expect(draftNotice(page)).toHaveCount(0);
  await expect(entryText(page)).toHaveText("");
  await expect(page.getByText("0 words")).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toEqual([]);

  await write(page, "Now");
  await waitUntilKept(page, "Now");
  await entryText(page).press("Control+A");
  await page.keyboard.press("Delete");
  await expect.poll(() => keptDrafts(page), "nothing written, nothing kept").toEqual([]);
  await back.click();
  await expect(page).toHaveURL(/\/journal$/);
});

test("two tabs have two drafts", async ({ page, context }) => {
  const other = await context.newPage();
  leaveWhenAsked(page);
  leaveWhenAsked(other);
  await openNewEntry(page);
  await write(page, "In the first tab");
  await waitUntilKept(page, "In the first tab");
  await openNewEntry(other);
  await expect(entryText(other)).toHaveText("");
  await write(other, "In the second tab");
  await waitUntilKept(other, "In the second tab");
  await write(page, ", still");
  await waitUntilKept(page, "In the first tab, still");
  expect((await keptDrafts(page)).sort()).toEqual([
    "<p>In the first tab, still</p>",
    "<p>In the second tab</p>",
  ]);

  await page.reload();
  await expect(entryText(page)).toHaveText("In the first tab, still");
  await saveEntry(page);
  await other.reload();
  await expect(entryText(other)).toHaveText("In the second tab");
  await saveEntry(other);
  expect(await storedEntries(context)).toHaveLength(2);
});

test("an ended session costs no word", async ({ page, context, person, browserFaults }) => {
  browserFaults.allow(/status of 401/);
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await openNewEntry(page);
  await write(page, "Still here");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(toast(page, "You are logged out. Logging in again...")).toBeVisible();
  await page.waitForURL(/\/api\/login/);
  expect(questions, "nothing is asked on the way to the sign-in").toEqual([]);

  await signIn(page, person);
  await expect(page).toHaveURL(/\/journal\?new=true$/);
  await expect(entryText(page)).toHaveText("Still here");
  await saveEntry(page);
  expect((await storedEntries(context)).map((entry) => entry.content)).toEqual(["<p>Still here</p>"]);
});

test("an entry is saved once when the network is back", async ({ page, context, browserFaults }) => {
  browserFaults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openNewEntry(page);
  await write(page, "On the train");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(toast(page, "Failed to save entry")).toBeVisible();
  await expect(
    page.getByText(/^You're offline\. Your writing is kept in this browser/).first(),
  ).toBeVisible();
  await expect(page.getByRole("note").filter({ hasText: "Keep this page open" })).toBeVisible();
  await expect(entryText(page)).toHaveText("On the train");
  await write(page, ", in a tunnel");
  await waitUntilKept(page, "On the train, in a tunnel");
  await context.setOffline(false);
  await page.waitForURL(/\/journal\?entry=/);
  const entries = await storedEntries(context);
  expect(entries.map((entry) => entry.content)).toEqual(["<p>On the train, in a tunnel</p>"]);
});

for (const between of ["in the same tab", "after the tab was killed twice"] as const) {
  test(`a lost answer makes no second entry and stores the newest words, ${between}`, async ({
    page,
    context,
    browserFaults,
  }) => {
    browserFaults.allow(/ERR_FAILED/);
    await openNewEntry(page);
    await write(page, "Sent once");
    await page.route(ENTRIES, async (route) => {
      await route.fetch({ maxRetries: 3 });
      await route.abort();
    });
    await page.getByRole("button", { name: "Save Entry" }).click();
    await expect(toast(page, "Failed to save entry")).toBeVisible();
    expect(await storedEntries(context)).toHaveLength(1);
    await page.unroute(ENTRIES);

    let now = page;
    const rest = [", then more", ", and more"];
    for (const words of rest) {
      if (between !== "in the same tab") {
        now = await killTab(context, now);
        await openNewEntry(now);
      }
      await write(now, words);
      await waitUntilKept(now, words);
    }
    await saveEntry(now);
    const entries = await storedEntries(context);
    expect(entries.map((entry) => entry.content)).toEqual(["<p>Sent once, then more, and more</p>"]);
  });
}

test("another user never sees a draft", async ({ page, context, baseURL, timezoneId, person }) => {
  leaveWhenAsked(page);
  await openNewEntry(page);
  await write(page, "Mine alone");
  await waitUntilKept(page, "Mine alone");
  await context.clearCookies();
  await signUp(context, String(baseURL), timezoneId ?? "UTC");
  await openNewEntry(page);
  await expect(entryText(page)).toHaveText("");
  await expect(draftNotice(page)).toHaveCount(0);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out")).toBeVisible();

  // The other's sign-out has not touched it.
  await page.goto("/journal?new=true");
  await signIn(page, person);
  await expect(entryText(page)).toHaveText("Mine alone");
});

test("signing out asks while words are unsaved, then leaves none behind", async ({ page, person }) => {
  leaveWhenAsked(page);
  await openNewEntry(page);
  await write(page, "Not in the journal yet");
  await waitUntilKept(page, "Not in the journal yet");
  await page.goto("/settings");
  const signOut = page.getByRole("link", { name: "Sign out" });
  const question = page.getByRole("alertdialog", { name: "Sign out and lose your drafts?" });
  await expect(async () => {
    await signOut.focus();
    await expect(signOut).toBeFocused();
  }).toPass();
  await signOut.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toHaveCount(0);
  expect(await keptDrafts(page)).toHaveLength(1);

  await signOut.click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out")).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
  await page.goto("/journal?new=true");
  await signIn(page, person);
  await expect(entryText(page)).toHaveText("");
});
