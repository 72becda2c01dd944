import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import type { Screen, Step } from "../lib/stage";
import {
  broken,
  call,
  failAll,
  go,
  hold,
  keys,
  leaving,
  loud,
  member,
  newcomer,
  press,
  see,
} from "../lib/states";

const LOGS = "**/api/debug/logs";

/** Fills a field that only its exact name distinguishes. */
const fillIn =
  (name: string, words: string): Step =>
  ({ page }) =>
    page.getByRole("textbox", { name }).fill(words);

const openMonitor: Step = async (stage) => {
  await open(stage.page, "/profile");
  await keys("Control+Shift+E")(stage);
  await see.role("dialog", "Error Monitor")(stage);
};
const openLogs: Step = async ({ page }) => {
  await page.getByRole("tab", { name: "Logs" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
};

const PROFILE: Screen = {
  name: "Profile",
  routes: ["profile.tsx"],
  states: [
    newcomer.empty(go("/profile")),
    member.filled(go("/profile")),
    leaving("/profile"),
    broken("/profile"),
    member.opened(
      "the question before a trial ends",
      go("/profile"),
      press("Cancel the trial"),
      see.role("alertdialog"),
    ),
    member.opened("error monitor, health", openMonitor),
    member.opened(
      "error monitor, logs",
      call("POST", "/api/auth/start-trial", { planType: "weekly" }),
      openMonitor,
      openLogs,
    ),
    member.loading("error monitor", hold(LOGS), openMonitor),
    loud(
      member.failed("error monitor", failAll(LOGS), openMonitor, see("Unknown")),
      /503|500|Failed to load/,
    ),
  ],
};

const openEdit = go("/edit-profile");
const changeName = fillIn("First name", "Anne");

const EDIT: Screen = {
  name: "Edit profile",
  routes: ["edit-profile.tsx"],
  states: [
    newcomer.empty(openEdit),
    member.filled(openEdit),
    leaving("/edit-profile"),
    broken("/edit-profile"),
    member.opened(
      "leaving without saving",
      openEdit,
      changeName,
      ({ page }) => page.getByRole("link", { name: "Back to Profile" }).click(),
      see.role("alertdialog"),
    ),
  ],
};

const openSetup = go("/profile-setup");
const fillSetup: Step = async (stage) => {
  await openSetup(stage);
  await fillIn("First name", "Anne")(stage);
  await fillIn("Last name", "Müller")(stage);
  await fillIn("Birth date", "1985-02-28")(stage);
};
const searchTimezone: Step = async ({ page }) => {
  await page.getByRole("combobox", { name: "Search all timezones" }).fill("new");
  await expect(page.getByRole("option", { name: /New York/ })).toBeVisible();
};

const SETUP: Screen = {
  name: "Profile set-up",
  routes: ["profile-setup.tsx"],
  states: [
    newcomer.empty(openSetup),
    newcomer.filled(fillSetup),
    leaving("/profile-setup"),
    broken("/profile-setup"),
    newcomer.opened("searching a timezone", openSetup, press("Search all timezones"), searchTimezone),
  ],
};

export const ACCOUNT: Screen[] = [PROFILE, EDIT, SETUP];
