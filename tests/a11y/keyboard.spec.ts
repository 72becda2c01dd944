import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { assistant, expectWhole } from "../setup/assistant";
import { library } from "../setup/library";
import { open, waitForReact } from "../setup/open";
import { expectToStayWithin, reach, startAtTop } from "./lib/keys";
import { QUESTION } from "./lib/member";
import { expect, test } from "./lib/stage";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true }).first();

/** Moves the focus to a control with the Tab key, and presses a key on it. */
async function use(page: Page, target: ReturnType<typeof button>, key = "Enter") {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function fill(page: Page, label: string | RegExp, words: string) {
  await reach(page, page.getByLabel(label).first());
  await page.keyboard.type(words);
}

test.describe("a visitor", () => {
  test("signs up and completes the profile", async ({ stage: { page } }) => {
    await open(page, "/");
    await startAtTop(page);
    await page.keyboard.press("Tab");
    const skip = link(page, "Skip to content");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    await use(page, link(page, "Don't have an account? Sign up"));
    await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    await reach(page, page.getByLabel("E-mail"), "Shift+Tab");
    await page.keyboard.type(`person-${randomUUID()}@example.test`);
    await fill(page, /^Password/, "Quiet morning 42");
    await use(page, button(page, "Create Account"));

    await expect(page).toHaveURL(/\/profile-setup$/);
    await waitForReact(page);
    await fill(page, /^First name/, "Anne");
    await fill(page, /^Last name/, "Müller");
    const search = button(page, "Search all timezones");
    await use(page, search);
    await expect(page.getByRole("combobox", { name: "Search all timezones" })).toBeFocused();
    await page.keyboard.type("buen");
    await expect(page.getByRole("option", { name: /Buenos Aires/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(search).toBeFocused();
    await expect(page.getByRole("combobox", { name: "Timezone" })).toHaveValue(
      "America/Argentina/Buenos_Aires",
    );
    await fill(page, /^Birth date/, "02281985");
    await use(page, button(page, "Complete Setup"));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Anne");
  });
});

test.describe("an account without a word", () => {
  test.use({ role: "newcomer", isAlone: true });

  test("asks, opens a citation and asks on", async ({ stage: { page } }) => {
    const { question, status, answers } = assistant(page);
    await open(page, "/acolyte");
    await startAtTop(page);
    await reach(page, question);
    await page.keyboard.type(QUESTION);
    await use(page, button(page, "Ask"));
    await expectWhole(page);
    await expect(status).toHaveText("The answer is complete.");
    await expect(page.getByRole("heading", { name: QUESTION })).toBeFocused();

    // Where there is no room beside the answer, the source is a sheet over it.
    await page.setViewportSize({ width: 1024, height: 800 });
    const citation = answers.getByRole("button", { name: /^Citation 1: CCC/ }).first();
    await use(page, citation);
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await expectToStayWithin(page, sheet);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(citation).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(citation).toBeFocused();

    await reach(page, page.getByLabel("Your follow-up question"));
    await page.keyboard.type("Can we pray for the dead?");
    await page.keyboard.press("Control+Enter");
    await expect(answers).toHaveCount(2);
    await expectWhole(page);
    await expect(page.getByRole("heading", { name: "Can we pray for the dead?" })).toBeFocused();
  });
});

test.describe("a member", () => {
  test.use({ role: "member", isAlone: true });

  test("shares a saved response and takes it back", async ({ stage }) => {
    const { page, context, member } = stage;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { dialog } = library(page);
    const share = button(page, "Share");
    const isPublic = dialog.getByRole("switch", { name: "Make this response public" });
    await open(page, `/saved-responses?response=${member.savedId}`);
    await startAtTop(page);
    await use(page, share);
    await expect(dialog.getByLabel("Share link")).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expectToStayWithin(page, dialog);
    const address = await dialog.getByLabel("Share link").inputValue();
    await use(page, dialog.getByRole("button", { name: "Copy" }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect((await context.request.get(address)).status()).toBe(200);

    await use(page, isPublic, "Space");
    await expect(isPublic).not.toBeChecked();
    await expect(isPublic).toBeFocused();
    await expect.poll(async () => (await context.request.get(address)).status()).toBe(404);
    await expect(isPublic).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(share).toBeFocused();
  });
});
