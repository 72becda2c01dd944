import type { Page } from "@playwright/test";
import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import type { ScreenState, Stage, StateKind, Step } from "./stage";

/** The browser's messages about failed calls. */
const FAILED_CALLS = /Failed to load resource|status of [45]\d\d/;

/** Makes the states of a kind: a name where there are several, then the steps that lead there. */
const stateOf =
  (kind: StateKind, role: ScreenState["role"], isAlone: boolean) =>
  (...parts: (string | Step)[]): ScreenState => {
    const steps = parts.filter((part) => typeof part !== "string");
    const name = typeof parts[0] === "string" ? `${kind}: ${parts[0]}` : kind;
    const faults = kind === "error" ? FAILED_CALLS : undefined;
    return { kind, name, role, isAlone, faults, steps };
  };

const statesOf = (role: ScreenState["role"], isAlone = false) => ({
  empty: stateOf("empty", role, isAlone),
  filled: stateOf("filled", role, isAlone),
  loading: stateOf("loading", role, isAlone),
  failed: stateOf("error", role, isAlone),
  opened: stateOf("open", role, isAlone),
});

/** States by role; `alone` takes an account of its own, for steps that change data of the shared one. */
export const visitor = { ...statesOf("visitor"), alone: statesOf("visitor", true) };
export const newcomer = { ...statesOf("newcomer"), alone: statesOf("newcomer", true) };
export const member = { ...statesOf("member"), alone: statesOf("member", true) };

/** Allows messages in the browser's log; failed calls by default. */
export const loud = (state: ScreenState, faults = FAILED_CALLS): ScreenState => ({ ...state, faults });

type Address = string | ((stage: Stage) => string);
const addressOf = (address: Address, stage: Stage) =>
  typeof address === "string" ? address : address(stage);

/** Opens an address, and waits until the screen can be used. */
export const go =
  (address: Address): Step =>
  (stage) =>
    open(stage.page, addressOf(address, stage));
/** Opens a page without a script. */
export const read =
  (address: Address): Step =>
  (stage) =>
    stage.page.goto(addressOf(address, stage));

/** Presses the first button with this name. */
export const press =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole("button", { name }).first().click();
/** Writes into the field with this label. */
export const fill =
  (label: string | RegExp, words: string): Step =>
  ({ page }) =>
    page.getByLabel(label).first().fill(words);
export const choose =
  (field: string, label: string): Step =>
  ({ page }) =>
    page.getByLabel(field).selectOption({ label });
export const keys =
  (key: string, times = 1): Step =>
  async ({ page }) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };

/** Waits until this is seen. */
export const see = Object.assign(
  (words: string | RegExp): Step =>
    ({ page }) =>
      expect(page.getByText(words).first()).toBeVisible(),
  {
    role:
      (role: Parameters<Page["getByRole"]>[0], name?: string | RegExp): Step =>
      ({ page }) =>
        expect(page.getByRole(role, { name }).first()).toBeVisible(),
    /** Waits until no button has this name any more. */
    noButton:
      (name: string): Step =>
      ({ page }) =>
        expect(page.getByRole("button", { name })).toHaveCount(0),
    /** Waits for a message, and keeps it on the screen: it stays while it has the focus. */
    toast:
      (title: string | RegExp): Step =>
      async ({ page }) => {
        await expect(page.getByText(title).first()).toBeVisible();
        await page.getByRole("button", { name: "Dismiss" }).focus();
      },
  },
);

/** Holds every call to these addresses until the page is closed. */
export const hold =
  (...patterns: (string | RegExp)[]): Step =>
  ({ page }) =>
    Promise.all(patterns.map((pattern) => page.route(pattern, () => {})));
/** Has every call to an address fail that is not a GET. */
export const fail =
  (pattern: string | RegExp, status = 503, message?: string): Step =>
  ({ page }) =>
    page.route(pattern, (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status, json: message ? { message } : {} }),
    );
/** Has every call to these addresses fail, including GET. */
export const failAll =
  (...patterns: string[]): Step =>
  ({ page }) =>
    Promise.all(
      patterns.map((pattern) => page.route(pattern, (route) => route.fulfill({ status: 500, json: {} }))),
    );
/** Makes a call as the signed-in account. */
export const call =
  (method: "POST" | "PATCH", path: string, data: object): Step =>
  ({ context, origin }) =>
    context.request.fetch(path, { method, data, headers: { Origin: origin } });

type RoutedWindow = Window & { __remixRouter: { navigate(path: string): Promise<void> } };

/** Goes to an address as a link in the page would. */
const follow =
  (path: string): Step =>
  ({ page }) =>
    page.evaluate((path) => {
      void (window as unknown as RoutedWindow).__remixRouter.navigate(path);
    }, path);

const PAGE_DATA = /\.data(\?|$)/;

/** The screen while the next page is loading. */
export const leaving = (path: string): ScreenState =>
  member.loading(
    "the next page is on its way",
    go(path),
    hold(PAGE_DATA),
    follow(path === "/support" ? "/pricing" : "/support"),
    ({ page }) => expect(page.getByText("Loading...", { exact: true })).toBeVisible(),
  );

/** The page in place of a screen whose data could not be loaded. */
export const broken = (path: string): ScreenState =>
  loud(
    member.failed(
      "it could not be loaded",
      go("/support"),
      ({ page }) => page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: "{}" })),
      follow(path),
      see.role("link", "Try again"),
    ),
    /Failed to load resource|Unable to decode|SyntaxError|status of 500/,
  );
