import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { settings } from "../../setup/settings";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const notAZip = { name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") };

async function change({ page }: Stage) {
  await open(page, "/settings");
  await settings(page).style.selectOption("contemplative");
}

async function askForDeletion({ page }: Stage) {
  await open(page, "/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function importing({ page, context }: Stage) {
  const archive = await (await context.request.get("/api/archive/export")).body();
  await open(page, "/settings");
  await page
    .getByLabel("Import an archive")
    .setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: archive });
}

export const SETTINGS: Screen[] = [
  {
    name: "Settings",
    routes: ["settings.tsx"],
    states: [
      {
        kind: "empty",
        as: "newcomer",
        show: async ({ page }) => {
          await open(page, "/settings");
          await expect(page.getByText("Nothing has been sent yet.")).toBeVisible();
        },
      },
      {
        kind: "filled",
        name: "reminders",
        show: async ({ page }) => {
          await open(page, "/settings");
          const { schedule, customize, adder } = settings(page);
          await schedule(/^Contemplative/).check();
          await adder
            .getByLabel("Label")
            .fill("A label as long as labels may be, to see that it does not break");
          await adder.getByLabel("Time").selectOption("12:15");
          await adder.getByRole("button", { name: "Add reminder" }).click();
          await customize.click();
        },
      },
      { kind: "filled", name: "unsaved changes", show: change },
      {
        kind: "filled",
        name: "text messages",
        show: async ({ page }) => {
          await open(page, "/settings");
          await settings(page).type(/^SMS/).check();
        },
      },
      {
        kind: "filled",
        name: "an archive looked through",
        show: async (stage) => {
          await importing(stage);
          await expect(stage.page.getByRole("table")).toBeVisible();
        },
      },
      leaving("/settings"),
      {
        kind: "loading",
        name: "saving",
        show: async (stage) => {
          await change(stage);
          await hold(stage.page, "**/api/user/*", "**/api/auth/profile");
          await settings(stage.page).save.click();
          await expect(settings(stage.page).save).toHaveCount(0);
        },
      },
      {
        kind: "loading",
        name: "the archive",
        show: async ({ page }) => {
          await open(page, "/settings");
          await hold(page, "**/api/archive/**");
          await page.getByRole("button", { name: "Download my archive" }).click();
          await expect(page.getByText("Preparing your archive...")).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "not saved",
        faults: FAILED_CALLS,
        show: async (stage) => {
          await change(stage);
          await fail(stage.page, "**/api/user/*", 503);
          await settings(stage.page).save.click();
          await holdToast(stage.page, "Failed to save prayer style.");
        },
      },
      {
        kind: "error",
        name: "refused phone number",
        show: async ({ page }) => {
          await open(page, "/settings");
          const { type, phone } = settings(page);
          await type(/^SMS/).check();
          await phone.fill("555-0123");
          await phone.blur();
          await expect(phone).toHaveAccessibleDescription(/international form/);
          await expect(phone).toHaveAttribute("aria-invalid", "true");
        },
      },
      {
        kind: "error",
        name: "no archive",
        show: async ({ page }) => {
          await open(page, "/settings");
          await page.getByLabel("Import an archive").setInputFiles(notAZip);
          await expect(page.getByRole("alert")).toContainText("not a ZIP archive");
        },
      },
      {
        kind: "error",
        name: "the account is not deleted",
        faults: FAILED_CALLS,
        show: async (stage) => {
          const dialog = await askForDeletion(stage);
          await dialog.getByLabel("Password").fill("Wrong evening 9");
          await dialog.getByLabel("Type DELETE to go on").fill("DELETE");
          await dialog.getByRole("button", { name: "Delete my account" }).click();
          await expect(dialog.getByText("Your current password is not right.")).toBeVisible();
        },
      },
      broken("/settings"),
      {
        kind: "open",
        name: "leaving without saving",
        show: async (stage) => {
          await change(stage);
          await settings(stage.page).back.click();
          await expect(settings(stage.page).question).toBeVisible();
        },
      },
      { kind: "open", name: "deleting the account", show: askForDeletion },
      {
        kind: "open",
        name: "an account on its way out",
        isAlone: true,
        as: "newcomer",
        show: async (stage) => {
          const { page, context, origin, member } = stage;
          const data = { password: member.password, confirmation: "DELETE" };
          await context.request.post("/api/account/deletion", { data, headers: { Origin: origin } });
          await context.request.post("/api/login", {
            form: { mode: "sign-in", email: member.email, password: member.password },
            headers: { Origin: origin },
            maxRedirects: 0,
          });
          await open(page, "/settings");
          await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
        },
      },
    ],
  },
];
