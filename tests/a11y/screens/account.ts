import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, failAll, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const PROFILE_CALL = "**/api/auth/profile";

async function openMonitor({ page }: Stage) {
  await open(page, "/profile");
  await page.keyboard.press("Control+Shift+E");
  await expect(page.getByRole("dialog", { name: "Error Monitor" })).toBeVisible();
}

async function fillSetup({ page }: Stage) {
  await open(page, "/profile-setup");
  await page.getByRole("textbox", { name: "First name" }).fill("Anne");
  await page.getByRole("textbox", { name: "Last name" }).fill("Müller");
  await page.getByRole("textbox", { name: "Birth date" }).fill("1985-02-28");
}

async function changePassword({ page }: Stage) {
  await open(page, "/edit-profile");
  await page.getByLabel("Current password", { exact: true }).fill("Wrong evening 9");
  for (const field of ["New password", "Confirm new password"])
    await page.getByLabel(field, { exact: true }).fill("A calmer evening 8");
  return page.getByRole("button", { name: "Change Password" });
}

const PROFILE: Screen = {
  name: "Profile",
  routes: ["profile.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/profile") },
    { kind: "filled", show: ({ page }) => open(page, "/profile") },
    leaving("/profile"),
    broken("/profile"),
    {
      kind: "open",
      name: "the question before a trial ends",
      show: async ({ page }) => {
        await open(page, "/profile");
        await page.getByRole("button", { name: "Cancel the trial" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
    { kind: "open", name: "error monitor, health", show: openMonitor },
    {
      kind: "open",
      name: "error monitor, logs",
      show: async (stage) => {
        const refused = { data: { planType: "weekly" }, headers: { Origin: stage.origin } };
        await stage.context.request.post("/api/auth/start-trial", refused);
        await openMonitor(stage);
        await stage.page.getByRole("tab", { name: "Logs" }).click();
        await expect(stage.page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
      },
    },
    {
      kind: "loading",
      name: "error monitor",
      show: async (stage) => {
        await hold(stage.page, "**/api/debug/logs");
        await openMonitor(stage);
      },
    },
    {
      kind: "error",
      name: "error monitor",
      faults: /503|500|Failed to load/,
      show: async (stage) => {
        await failAll(stage.page, "**/api/debug/logs");
        await openMonitor(stage);
        await expect(stage.page.getByText("Unknown").first()).toBeVisible();
      },
    },
  ],
};

const EDIT: Screen = {
  name: "Edit profile",
  routes: ["edit-profile.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/edit-profile") },
    { kind: "filled", show: ({ page }) => open(page, "/edit-profile") },
    leaving("/edit-profile"),
    {
      kind: "loading",
      name: "saving",
      show: async ({ page }) => {
        await open(page, "/edit-profile");
        await page.getByRole("textbox", { name: "First name" }).fill("Anne");
        await hold(page, PROFILE_CALL);
        await page.getByRole("button", { name: "Save Changes" }).click();
        await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
      },
    },
    {
      kind: "error",
      name: "refused input",
      faults: FAILED_CALLS,
      show: async ({ page }) => {
        await open(page, "/edit-profile");
        await page.getByRole("textbox", { name: "E-mail" }).fill("nobody");
        await page.getByRole("button", { name: "Save Changes" }).click();
        await holdToast(page, "Update Failed");
      },
    },
    {
      kind: "error",
      name: "wrong password",
      faults: FAILED_CALLS,
      show: async (stage) => {
        await (await changePassword(stage)).click();
        await holdToast(stage.page, "Password Change Failed");
      },
    },
    broken("/edit-profile"),
    {
      kind: "open",
      name: "leaving without saving",
      show: async ({ page }) => {
        await open(page, "/edit-profile");
        await page.getByRole("textbox", { name: "First name" }).fill("Anne");
        await page.getByRole("link", { name: "Back to Profile" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
  ],
};

const SETUP: Screen = {
  name: "Profile set-up",
  routes: ["profile-setup.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/profile-setup") },
    { kind: "filled", as: "newcomer", show: fillSetup },
    {
      kind: "loading",
      name: "saving",
      as: "newcomer",
      show: async (stage) => {
        await fillSetup(stage);
        await hold(stage.page, PROFILE_CALL);
        await stage.page.getByRole("button", { name: "Complete Setup" }).click();
        await expect(stage.page.getByRole("button", { name: "Saving Profile..." })).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "missing words",
      as: "newcomer",
      show: async ({ page }) => {
        await open(page, "/profile-setup");
        await page.getByRole("button", { name: "Complete Setup" }).click();
        await holdToast(page, "Required Fields");
      },
    },
    {
      kind: "error",
      name: "not saved",
      as: "newcomer",
      faults: FAILED_CALLS,
      show: async (stage) => {
        await fillSetup(stage);
        await fail(stage.page, PROFILE_CALL, 503);
        await stage.page.getByRole("button", { name: "Complete Setup" }).click();
        await holdToast(stage.page, "Update Failed");
      },
    },
    broken("/profile-setup"),
    {
      kind: "open",
      name: "searching a timezone",
      as: "newcomer",
      show: async ({ page }) => {
        await open(page, "/profile-setup");
        await page.getByRole("button", { name: "Search all timezones" }).click();
        await page.getByRole("combobox", { name: "Search all timezones" }).fill("new");
        await expect(page.getByRole("option", { name: /New York/ })).toBeVisible();
      },
    },
  ],
};

export const ACCOUNT: Screen[] = [PROFILE, EDIT, SETUP];
