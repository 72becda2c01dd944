import { expect } from "../../setup/fixtures";
import { holdStreams } from "../../setup/held-streams";
import { companion, OWN_WORDS } from "../../setup/journal-companion";
import { entryText, openNewEntry, select, write } from "../../setup/journal-editor";
import { open, waitForReact } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const ENTRIES = "**/api/prayer-journal/entries";
const PRAYER = "/api/ai/personalized-prayer";

async function openWithTools({ page }: Stage, tool: string) {
  await openNewEntry(page);
  await write(page, "grace");
  await select(page, "grace");
  await page.getByRole("button", { name: tool, exact: true }).click();
}

async function edit({ page, member }: Stage) {
  await open(page, `/journal?entry=${member.entryId}&edit=true`);
  await expect(entryText(page)).toBeVisible();
}

const NEW: Screen = {
  name: "New entry",
  routes: ["journal.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => openNewEntry(page) },
    { kind: "empty", name: "with moods", show: ({ page }) => openNewEntry(page) },
    {
      kind: "filled",
      show: async ({ page }) => {
        await openNewEntry(page);
        await write(page, OWN_WORDS);
        await expect(companion(page).prayer).toBeVisible();
      },
    },
    {
      kind: "filled",
      name: "with a prayer of the companion",
      show: async ({ page }) => {
        await openNewEntry(page);
        await write(page, OWN_WORDS);
        await companion(page).prayer.click();
        await expect(companion(page).helpful).toBeVisible();
      },
    },
    {
      kind: "loading",
      name: "the greeting and the editor",
      show: async ({ page }) => {
        await hold(page, "**/api/ai/personalized-greeting", /tiptap-editor[^/]*\.js/);
        await page.goto("/journal?new=true");
        await waitForReact(page);
      },
    },
    {
      kind: "loading",
      name: "a prayer is being written",
      show: async ({ page }) => {
        const stream = await holdStreams(page, PRAYER);
        await openNewEntry(page);
        await write(page, OWN_WORDS);
        await companion(page).prayer.click();
        await stream.begin();
        await stream.send("Lord, ", "hear ", "her.");
        await expect(companion(page).coming).toContainText("Lord, hear her.");
      },
    },
    {
      kind: "loading",
      name: "saving",
      show: async ({ page }) => {
        await openNewEntry(page);
        await write(page, OWN_WORDS);
        await hold(page, ENTRIES, "**/api/ai/journal-title");
        await page.getByRole("button", { name: "Save Entry" }).click();
        await expect(page.getByRole("button", { name: "Save Entry" })).toHaveCount(0);
      },
    },
    {
      kind: "error",
      name: "not saved",
      faults: FAILED_CALLS,
      show: async ({ page }) => {
        await openNewEntry(page);
        await write(page, OWN_WORDS);
        await fail(page, ENTRIES, 503);
        await page.getByRole("button", { name: "Save Entry" }).click();
        await holdToast(page, /Failed to save|could not be saved|not saved/i);
      },
    },
    {
      kind: "error",
      name: "an address that cannot be linked",
      show: async (stage) => {
        await openWithTools(stage, "Link");
        await stage.page.getByRole("textbox", { name: "Link address" }).fill("javascript:alert(1)");
        await stage.page.keyboard.press("Enter");
        await expect(stage.page.getByRole("alert")).toBeVisible();
      },
    },
    { kind: "open", name: "tools for selected words", show: (stage) => openWithTools(stage, "Bold") },
    { kind: "open", name: "highlight", show: (stage) => openWithTools(stage, "Highlight") },
    { kind: "open", name: "link", show: (stage) => openWithTools(stage, "Link") },
    {
      kind: "open",
      name: "leaving without saving",
      show: async ({ page }) => {
        await openNewEntry(page);
        await write(page, "One word");
        await page
          .getByRole("main")
          .getByRole("link", { name: /^(Back|Close|Cancel)/ })
          .first()
          .click();
      },
    },
  ],
};

const EDIT: Screen = {
  name: "Editing an entry",
  routes: ["journal.tsx"],
  without: { empty: "an entry has words" },
  states: [
    { kind: "filled", show: edit },
    {
      kind: "loading",
      name: "the editor",
      show: async ({ page, member }) => {
        await hold(page, /tiptap-editor[^/]*\.js/);
        await page.goto(`/journal?entry=${member.entryId}&edit=true`);
        await waitForReact(page);
      },
    },
    {
      kind: "loading",
      name: "saving",
      show: async (stage) => {
        await edit(stage);
        await write(stage.page, " More");
        await hold(stage.page, `${ENTRIES}/*`);
        await stage.page.getByRole("button", { name: "Save Changes" }).click();
        await expect(stage.page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
      },
    },
    {
      kind: "error",
      name: "changed elsewhere",
      isAlone: true,
      faults: FAILED_CALLS,
      show: async (stage) => {
        await edit(stage);
        await write(stage.page, " More");
        await stage.context.request.put(`/api/prayer-journal/entries/${stage.member.entryId}`, {
          data: { content: "<p>From another device.</p>" },
          headers: { Origin: stage.origin },
        });
        await stage.page.getByRole("button", { name: "Save Changes" }).click();
        await expect(stage.page.getByRole("alertdialog").or(stage.page.getByRole("dialog"))).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "not saved",
      faults: FAILED_CALLS,
      show: async (stage) => {
        await edit(stage);
        await write(stage.page, " More");
        await fail(stage.page, `${ENTRIES}/*`, 503);
        await stage.page.getByRole("button", { name: "Save Changes" }).click();
        await holdToast(stage.page, /Failed to|not saved/i);
      },
    },
    broken("/journal?entry=nothing&edit=true"),
  ],
};

export const WRITING: Screen[] = [NEW, EDIT];
