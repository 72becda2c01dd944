import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen } from "../lib/stage";

const START = "**/api/auth/start-trial";

export const PLANS: Screen[] = [
  {
    name: "Plans and prices",
    routes: ["pricing.tsx"],
    states: [
      { kind: "empty", name: "for a visitor", as: "visitor", show: ({ page }) => open(page, "/pricing") },
      { kind: "filled", name: "within a trial", show: ({ page }) => open(page, "/pricing") },
      leaving("/pricing"),
      broken("/pricing"),
    ],
  },
  {
    name: "Starting the trial",
    routes: ["trial-signup.tsx"],
    states: [
      { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/trial-signup") },
      { kind: "filled", name: "begun already", show: ({ page }) => open(page, "/trial-signup") },
      {
        kind: "loading",
        as: "newcomer",
        show: async ({ page }) => {
          await open(page, "/trial-signup");
          await hold(page, START);
          await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
          await expect(page.getByRole("button", { name: "Starting Your Trial..." })).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "refused",
        as: "newcomer",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await open(page, "/trial-signup");
          await fail(page, START, 409, "This account has already used its free trial.");
          await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
          await holdToast(page, "This account has already used its free trial.");
        },
      },
      broken("/trial-signup"),
    ],
  },
];
