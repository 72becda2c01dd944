import type { Page } from "@playwright/test";
import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import type { ScreenState, Stage } from "./stage";

type RoutedWindow = Window & { __remixRouter: { navigate(path: string): Promise<void> } };

/** Goes to an address as a link in the page would. */
function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((path) => {
    void (window as unknown as RoutedWindow).__remixRouter.navigate(path);
  }, path);
}

/** Holds every call to these addresses, for as long as the page lives. */
export function hold(page: Page, ...patterns: (string | RegExp)[]): Promise<unknown> {
  return Promise.all(patterns.map((pattern) => page.route(pattern, () => {})));
}

/** Has every call to an address that is not a GET fail, as a server in trouble would. */
export function fail(page: Page, pattern: string | RegExp, status = 500, message?: string): Promise<unknown> {
  return page.route(pattern, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status, json: message ? { message } : {} }),
  );
}

/** Has every call to an address fail, reading as well. */
export function failAll(page: Page, pattern: string | RegExp): Promise<unknown> {
  return page.route(pattern, (route) => route.fulfill({ status: 500, json: {} }));
}

/** What the browser logs of calls that fail. */
export const FAILED_CALLS = /Failed to load resource|status of [45]\d\d/;

/** The screen while another page, or its own anew, is on its way. */
export function leaving(path: string, as: ScreenState["as"] = "member"): ScreenState {
  return {
    kind: "loading",
    name: "the next page is on its way",
    as,
    show: async ({ page }: Stage) => {
      await open(page, path);
      await hold(page, /\.data(\?|$)/);
      await navigate(page, path === "/support" ? "/pricing" : "/support");
      await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    },
  };
}

/** The page that stands in for a screen whose data the server could not give. */
export function broken(path: string, as: ScreenState["as"] = "member"): ScreenState {
  return {
    kind: "error",
    name: "it could not be loaded",
    as,
    faults: /Failed to load resource|Unable to decode|SyntaxError|status of 500/,
    show: async ({ page }: Stage) => {
      await open(page, "/support");
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "{}" }));
      await navigate(page, path);
      await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    },
  };
}

/** Waits for a message, and keeps it on the screen: it stays while it has the focus. */
export async function holdToast(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).focus();
}
