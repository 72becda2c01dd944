import { expect } from "../../setup/fixtures";
import { library } from "../../setup/library";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const UNREACHED = "Please check your connection and try again.";
const CALLS = "**/api/saved-responses/*";

async function openOne({ page, member }: Stage, action?: string) {
  await open(page, `/saved-responses?response=${member.savedId}`);
  if (!action) return;
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
}

const SAVED: Screen = {
  name: "Saved responses",
  routes: ["saved-responses.tsx"],
  states: [
    { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/saved-responses") },
    {
      kind: "empty",
      name: "by its filters",
      show: ({ page }) => open(page, "/saved-responses?search=zebra"),
    },
    { kind: "filled", name: "the list", show: ({ page }) => open(page, "/saved-responses") },
    { kind: "filled", name: "one response", show: (stage) => openOne(stage) },
    leaving("/saved-responses"),
    {
      kind: "loading",
      name: "other filters",
      show: async ({ page }) => {
        await open(page, "/saved-responses");
        await hold(page, /saved-responses\.data/, "**/api/saved-responses*");
        await page.getByLabel("Type").selectOption({ label: "Apologetics" });
        await expect(page.getByText("Loading your saved responses")).toBeAttached();
      },
    },
    {
      kind: "error",
      name: "not changed",
      faults: FAILED_CALLS,
      show: async (stage) => {
        await openOne(stage, "Edit");
        await fail(stage.page, CALLS, 503);
        const { dialog } = library(stage.page);
        await dialog.getByLabel("Title").fill("Another title");
        await dialog.getByRole("button", { name: "Save Changes" }).click();
        await expect(stage.page.getByText(UNREACHED).first()).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "no bookmark",
      faults: FAILED_CALLS,
      show: async (stage) => {
        await openOne(stage);
        await fail(stage.page, CALLS, 503);
        await stage.page.getByRole("button", { name: "Bookmark", exact: true }).click();
        await holdToast(stage.page, UNREACHED);
      },
    },
    broken("/saved-responses"),
    { kind: "open", name: "editing", show: (stage) => openOne(stage, "Edit") },
    { kind: "open", name: "sharing", show: (stage) => openOne(stage, "Share") },
    { kind: "open", name: "the question before deleting", show: (stage) => openOne(stage, "Delete") },
  ],
};

const SERVER_ALONE = "it comes without a script: the browser itself loads it";

const SHARED: Screen = {
  name: "Shared page",
  routes: ["shared.$token.tsx"],
  without: { empty: "a shared text has words", loading: SERVER_ALONE },
  states: [
    {
      kind: "filled",
      name: "an answer",
      as: "visitor",
      show: ({ page, member }) => page.goto(`/shared/${member.shareToken}`),
    },
    {
      kind: "filled",
      name: "a member’s text",
      as: "visitor",
      show: ({ page, member }) => page.goto(`/shared/${member.ownToken}`),
    },
    {
      kind: "error",
      name: "not shared any more",
      as: "visitor",
      faults: FAILED_CALLS,
      show: ({ page }) => page.goto("/shared/nothing-is-shared-here"),
    },
  ],
};

const REPORT: Screen = {
  name: "Reporting a shared page",
  routes: ["shared.$token_.report.tsx"],
  without: { loading: SERVER_ALONE },
  states: [
    {
      kind: "empty",
      as: "visitor",
      show: ({ page, member }) => page.goto(`/shared/${member.shareToken}/report`),
    },
    {
      kind: "filled",
      name: "reported",
      as: "visitor",
      show: async ({ page, member }) => {
        await page.goto(`/shared/${member.shareToken}/report`);
        await page.getByLabel("It misrepresents the faith").check();
        await page.getByRole("button", { name: "Send report" }).click();
        await expect(page.getByText("The operator of this server will review it.")).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "refused input",
      as: "visitor",
      faults: FAILED_CALLS,
      show: async ({ page, member }) => {
        await page.goto(`/shared/${member.shareToken}/report`);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll("[required]")) one.removeAttribute("required");
          for (const one of document.querySelectorAll("form")) one.noValidate = true;
        });
        await page.getByRole("button", { name: "Send report" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
      },
    },
  ],
};

export const LIBRARY: Screen[] = [SAVED, SHARED, REPORT];
