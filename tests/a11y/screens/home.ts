import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen } from "../lib/stage";

const INTENTIONS = "**/api/prayer-journal/intentions*";

export const HOME: Screen[] = [
  {
    name: "Home",
    routes: ["_index.tsx", "dashboard.tsx"],
    states: [
      { kind: "empty", as: "newcomer", show: ({ page }) => open(page, "/") },
      { kind: "filled", show: ({ page }) => open(page, "/dashboard") },
      {
        kind: "filled",
        name: "on the time of another place",
        as: "newcomer",
        isAlone: true,
        show: async ({ page, context, origin }) => {
          await context.request.patch("/api/auth/profile", {
            data: { timezone: "Europe/Rome" },
            headers: { Origin: origin },
          });
          await open(page, "/");
          await expect(page.getByRole("note")).toBeVisible();
        },
      },
      leaving("/"),
      {
        kind: "loading",
        name: "an intention is being added",
        as: "newcomer",
        show: async ({ page }) => {
          await open(page, "/");
          await hold(page, INTENTIONS);
          await page.getByLabel("New intention").fill("For Anna");
          await page.getByRole("button", { name: "Add", exact: true }).click();
          await expect(page.getByRole("button", { name: "Spiritual growth" })).toBeDisabled();
        },
      },
      {
        kind: "loading",
        name: "all intentions are on their way",
        show: async ({ page }) => {
          await open(page, "/");
          await hold(page, INTENTIONS);
          await page.getByRole("button", { name: /^All/ }).click();
          await expect(page.getByRole("dialog")).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "an intention is not stored",
        as: "newcomer",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await open(page, "/");
          await fail(page, INTENTIONS, 503);
          await page.getByLabel("New intention").fill("For Anna");
          await page.getByRole("button", { name: "Add", exact: true }).click();
          await holdToast(page, "Failed to add the intention. Please try again.");
        },
      },
      {
        kind: "error",
        name: "no network",
        faults: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
        show: async ({ page, context }) => {
          await open(page, "/");
          await context.setOffline(true);
          await expect(page.getByText("You're offline. Your writing is kept")).toBeVisible();
        },
      },
      broken("/dashboard"),
      {
        kind: "open",
        name: "an answered intention",
        show: async ({ page }) => {
          await open(page, "/");
          await page.getByRole("button", { name: "Mark as answered: For Anna" }).click();
          await expect(page.getByLabel("A line of thanks")).toBeFocused();
        },
      },
      {
        kind: "open",
        name: "all intentions",
        show: async ({ page }) => {
          await open(page, "/");
          await page.getByRole("button", { name: /^All/ }).click();
          await expect(page.getByRole("dialog").getByText("For Anna")).toBeVisible();
        },
      },
    ],
  },
];
