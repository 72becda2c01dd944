import type { Locator, Page } from "@playwright/test";

/** The controls of the settings, by what they are called. */
export function settings(page: Page) {
  const region = (name: string): Locator => page.getByRole("region", { name, exact: true });
  const journal = region("Journal");
  const reminders = region("Reminders");
  const notifications = region("Notifications");
  return {
    journal,
    reminders,
    notifications,
    calendar: region("Liturgical calendar"),
    source: journal.getByLabel("Inspiration source"),
    style: journal.getByLabel("Prayer style"),
    length: journal.getByRole("slider", { name: "Prayer length" }),
    mood: journal.getByRole("switch", { name: /^Mood tracking/ }),
    save: journal.getByRole("button", { name: "Save settings" }),
    schedule: (name: RegExp) => reminders.getByRole("radio", { name }),
    customize: reminders.getByRole("button", { name: "Customize times" }),
    adder: reminders.getByRole("form", { name: "Add a reminder" }),
    saveReminders: reminders.getByRole("button", { name: "Save reminders" }),
    type: (name: RegExp) => notifications.getByRole("radio", { name }),
    phone: notifications.getByLabel("Phone number"),
    saveNotifications: notifications.getByRole("button", { name: "Save notifications" }),
    unsaved: page.getByText("Unsaved changes", { exact: true }),
    saveAll: page.getByRole("button", { name: "Save all" }),
    back: page.getByRole("link", { name: "Back to Journal" }),
    question: page.getByRole("alertdialog"),
  };
}
