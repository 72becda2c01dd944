import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { settings } from "../../setup/settings";
import type { Screen, Stage, Step } from "../lib/stage";
import { broken, call, go, hold, leaving, member, newcomer, press, see } from "../lib/states";

const openSettings = go("/settings");
const change: Step = async ({ page }) => {
  await open(page, "/settings");
  await settings(page).style.selectOption("contemplative");
};

const setUpReminders: Step = async ({ page }) => {
  const { schedule, customize, adder } = settings(page);
  await schedule(/^Contemplative/).check();
  await adder.getByLabel("Label").fill("A label as long as labels may be, to see that it does not break");
  await adder.getByLabel("Time").selectOption("12:15");
  await adder.getByRole("button", { name: "Add reminder" }).click();
  await customize.click();
};

const chooseTexts: Step = ({ page }) => settings(page).type(/^SMS/).check();
const refuseNumber: Step = async ({ page }) => {
  const { phone } = settings(page);
  await phone.fill("555-0123");
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/international form/);
  await expect(phone).toHaveAttribute("aria-invalid", "true");
};

const importFile = ({ page }: Stage, buffer: Buffer) =>
  page.getByLabel("Import an archive").setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer });
const importOwn: Step = async (stage) =>
  importFile(stage, await (await stage.context.request.get("/api/archive/export")).body());

const askForDeletion: Step = async (stage) => {
  await press("Delete my account")(stage);
  await see.role("dialog", "Delete your account?")(stage);
};
const confirmDeletion: Step = async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Password").fill("Wrong evening 9");
  await dialog.getByLabel("Type DELETE to go on").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("Your current password is not right.")).toBeVisible();
};

/** Orders the deletion of the account, and signs in again. */
const deleteAccount: Step = async (stage) => {
  const { email, password } = stage.member;
  await call("POST", "/api/account/deletion", { password, confirmation: "DELETE" })(stage);
  await stage.context.request.post("/api/login", {
    form: { mode: "sign-in", email, password },
    headers: { Origin: stage.origin },
    maxRedirects: 0,
  });
};

export const SETTINGS: Screen[] = [
  {
    name: "Settings",
    routes: ["settings.tsx"],
    states: [
      newcomer.empty(openSettings, see("Nothing has been sent yet.")),
      member.filled("reminders", openSettings, setUpReminders),
      member.filled("unsaved changes", change),
      member.filled("text messages", openSettings, chooseTexts),
      member.filled("an archive looked through", openSettings, importOwn, see.role("table")),
      leaving("/settings"),
      member.loading(
        "the archive",
        openSettings,
        hold("**/api/archive/**"),
        press("Download my archive"),
        see("Preparing your archive..."),
      ),
      member.failed("refused phone number", openSettings, chooseTexts, refuseNumber),
      member.failed(
        "no archive",
        openSettings,
        (stage) => importFile(stage, Buffer.from("no archive")),
        ({ page }) => expect(page.getByRole("alert")).toContainText("not a ZIP archive"),
      ),
      member.failed("the account is not deleted", openSettings, askForDeletion, confirmDeletion),
      broken("/settings"),
      member.opened("leaving without saving", change, async ({ page }) => {
        await settings(page).back.click();
        await expect(settings(page).question).toBeVisible();
      }),
      member.opened("deleting the account", openSettings, askForDeletion),
      newcomer.alone.opened(
        "an account on its way out",
        deleteAccount,
        openSettings,
        see(/Your account will be deleted on/),
      ),
    ],
  },
];
