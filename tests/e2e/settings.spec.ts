import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";
import { settings } from "../setup/settings";
import { toast } from "../setup/toast";

test.beforeEach(async ({ page }) => {
  await open(page, "/settings");
});

test("the journal's settings are saved together and survive a reload", async ({ page }) => {
  const { source, style, length, mood, journal, save, unsaved } = settings(page);
  await expect(source).toHaveValue("scripture");
  await expect(source.getByRole("option")).toHaveCount(7);
  await expect(style).toHaveValue("scripture");
  await expect(style.getByRole("option")).toHaveCount(7);
  await expect(length).toHaveValue("3");
  await expect(length).toHaveAttribute("aria-valuetext", "4 sentences");
  await expect(mood).not.toBeChecked();
  await expect(unsaved).toHaveCount(0);

  await source.selectOption("saint_quote");
  await expect(unsaved).toBeVisible();
  await source.selectOption("scripture");
  await expect(unsaved).toHaveCount(0);

  await source.selectOption({ label: "Daily Examen" });
  await style.selectOption({ label: "Mystical" });
  await length.fill("5");
  await expect(journal.getByText("8 sentences", { exact: true })).toBeVisible();
  await mood.click();
  await save.click();
  await expect(toast(page, "Settings saved")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expect(save).toBeFocused();

  await open(page, "/settings");
  await expect(source).toHaveValue("daily_examen");
  await expect(style).toHaveValue("mystical");
  await expect(length).toHaveValue("5");
  await expect(mood).toBeChecked();
});

test("reminders follow a schedule, are customized and added to, and survive a reload", async ({ page }) => {
  const { schedule, reminders, customize, adder, saveReminders, unsaved } = settings(page);
  const times = reminders.getByRole("switch", { name: / [AP]M / });
  await expect(schedule(/^No reminders/)).toBeChecked();
  await expect(adder).toHaveCount(0);
  await schedule(/^Custom/).check();
  await expect(times).toHaveCount(0);
  await expect(reminders.getByText("No reminders yet.")).toBeVisible();
  await schedule(/^Contemplative/).check();
  await expect(times).toHaveCount(5);
  await schedule(/^Once a day/).check();
  await expect(times).toHaveCount(1);
  await expect(reminders.getByRole("switch", { name: "7:00 PM Daily Journal" })).toBeChecked();
  await expect(unsaved).toBeVisible();

  await customize.click();
  const time = reminders.getByLabel("Time of Daily Journal");
  await expect(time.getByRole("option")).toHaveCount(96);
  await time.selectOption({ label: "6:45 PM" });
  await customize.click();
  await expect(reminders.getByRole("switch", { name: "6:45 PM Daily Journal" })).toBeChecked();
  await saveReminders.click();
  await expect(toast(page, "Reminders saved")).toBeVisible();
  await expect(reminders.getByText(/^Next reminder: \w+, \w+ \d+, 6:45 PM$/)).toBeVisible();

  const add = adder.getByRole("button", { name: "Add reminder" });
  await add.click();
  await expect(toast(page, "Please provide both time and label for the reminder.")).toBeVisible();
  await adder.getByLabel("Label").fill("  Angelus ");
  await adder.getByLabel("Time").selectOption("12:15");
  await add.click();
  await expect(times).toHaveCount(2);
  await expect(times.first()).toHaveAccessibleName("12:15 PM Angelus");
  await expect(schedule(/^Custom/)).toBeChecked();
  await times.first().click();
  await reminders.getByLabel("Sunday").uncheck();
  await reminders.getByRole("switch", { name: /^Skip when/ }).click();
  await saveReminders.click();
  await expect(unsaved).toHaveCount(0);

  await open(page, "/settings");
  await expect(schedule(/^Custom/)).toBeChecked();
  await expect(reminders.getByRole("switch", { name: "12:15 PM Angelus" })).not.toBeChecked();
  await expect(reminders.getByRole("switch", { name: "6:45 PM Daily Journal" })).toBeChecked();
  await expect(reminders.getByLabel("Sunday")).not.toBeChecked();
  await expect(reminders.getByLabel("Monday")).toBeChecked();
  await expect(reminders.getByRole("switch", { name: /^Skip when/ })).toBeChecked();

  await customize.click();
  await reminders.getByRole("button", { name: "Remove Angelus" }).click();
  await expect(reminders.getByRole("heading", { name: "Times" })).toBeFocused();
  await saveReminders.click();
  await expect(toast(page, "Reminders saved")).toBeVisible();
  await open(page, "/settings");
  await expect(times).toHaveCount(1);
});

test("notifications, the calendar and the theme are kept", async ({ page, browserFaults, call }) => {
  browserFaults.allow(/status of 400/);
  const { type, phone, notifications, saveNotifications, calendar, unsaved } = settings(page);
  await expect(type(/^Push/)).toBeChecked();
  await expect(phone).toHaveCount(0);
  await type(/^SMS/).check();
  await expect(notifications.getByText("SMS needs configuration")).toBeVisible();
  await phone.fill("555-0123");
  await saveNotifications.click();
  const refused =
    "Failed to save notification preferences. Use the international form, such as +14155550123.";
  await expect(toast(page, refused)).toBeVisible();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("+1 (415) 555-0123");
  await notifications.getByRole("switch", { name: /^Push notifications/ }).click();
  await notifications.getByRole("switch", { name: /^E-mail reminders/ }).click();
  await saveNotifications.click();
  await expect(toast(page, "Notification preferences saved")).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  await calendar.getByRole("radio", { name: "General Roman" }).check();
  await expect(toast(page, "Your calendar is saved")).toBeVisible();
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await expect.poll(async () => (await page.request.get("/settings")).text()).toContain('data-theme="dark"');
  await open(page, "/settings");
  await expect(type(/^SMS/)).toBeChecked();
  await expect(phone).toHaveValue("+14155550123");
  await expect(notifications.getByRole("switch", { name: /^Push notifications/ })).not.toBeChecked();
  await expect(notifications.getByRole("switch", { name: /^E-mail reminders/ })).toBeChecked();
  await expect(calendar.getByRole("radio", { name: "General Roman" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  // A stored number stays when its field is hidden, and a bad number in the hidden field is ignored.
  await phone.fill("nonsense");
  await type(/^Push/).check();
  await saveNotifications.click();
  await expect(toast(page, "Notification preferences saved")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  const user = await call<{ phoneNumber: string }>("GET", "/api/auth/user");
  expect(user.phoneNumber).toBe("+14155550123");
});

test("Settings that could not be saved are named and stay unsaved", async ({ page, browserFaults }) => {
  browserFaults.allow(/status of 503/);
  const refuse = (path: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: { message: "Not now." } }));
  const { source, style, length, save, saveAll, unsaved, schedule, saveReminders, type, saveNotifications } =
    settings(page);
  await refuse("/api/user/prayer-style");
  await source.selectOption("surprise_me");
  await style.selectOption("patristic");
  await length.fill("1");
  await save.click();
  await expect(toast(page, "Failed to save prayer style.")).toBeVisible();
  await expect(style).toHaveValue("patristic");
  await expect(unsaved).toBeVisible();

  await refuse("/api/user/prayer-length");
  await length.fill("2");
  await save.click();
  await expect(toast(page, "Failed to save prayer style. Failed to update prayer length.")).toBeVisible();
  await refuse("/api/auth/profile");
  await source.selectOption("none");
  await saveAll.click();
  await expect(toast(page, "Error saving settings")).toBeVisible();
  await expect(
    toast(page, "Failed to save settings. Failed to save prayer style. Failed to update prayer length."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);

  await refuse("/api/reminders/custom");
  await schedule(/^Liturgical hours/).check();
  await saveReminders.click();
  await expect(toast(page, "Failed to save custom reminders.")).toBeVisible();
  await refuse("/api/reminders/notification-preferences");
  await type(/^None/).check();
  await saveNotifications.click();
  await expect(toast(page, "Failed to save notification preferences.")).toBeVisible();

  // The first save stored one setting; the calls that failed stored nothing.
  await page.unrouteAll();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(unsaved).toHaveCount(0);
  await expect(source).toHaveValue("surprise_me");
  await open(page, "/settings");
  await expect(source).toHaveValue("surprise_me");
  await expect(style).toHaveValue("scripture");
  await expect(length).toHaveValue("1");
  await expect(schedule(/^No reminders/)).toBeChecked();
  await expect(type(/^Push/)).toBeChecked();
});

test("Leaving with unsaved changes offers to keep editing, discard or save", async ({ page }) => {
  const { style, length, schedule, saveAll, back, question, unsaved } = settings(page);
  await open(page, "/journal");
  await page.getByRole("link", { name: "Settings" }).click();
  await style.selectOption("contemplative");
  await back.click();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(style).toHaveValue("contemplative");

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/journal$/);
  await page.goForward();
  await expect(style).toHaveValue("scripture");

  await style.selectOption("traditional");
  await schedule(/^Morning and evening/).check();
  await back.click();
  await question.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await open(page, "/settings");
  await expect(style).toHaveValue("traditional");
  await expect(schedule(/^Morning and evening/)).toBeChecked();

  // Closing the page asks as well, in the browser's own words.
  await length.fill("4");
  await expect(unsaved).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const leaving = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await leaving;
  await expect(length).toHaveValue("4");
  await saveAll.click();
  await expect(page).toHaveURL(/\/journal$/);
  await open(page, "/settings");
  await expect(length).toHaveValue("4");
});
