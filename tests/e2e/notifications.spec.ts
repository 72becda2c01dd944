import type { Page } from "@playwright/test";
import { expect, signUp, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";
import { givePushes } from "../setup/push-browser";
import { toast } from "../setup/toast";

test.use({ serviceWorkers: "allow" });

const SUBSCRIPTIONS = "/api/reminders/push-subscriptions";
const onDevice = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });
const deliveries = (page: Page) => page.getByRole("region", { name: "Deliveries" });

test("Notifications are turned on, tested and turned off on this device", async ({ page, call }) => {
  await givePushes(page, "granted");
  await open(page, "/settings");
  await expect(onDevice(page)).toContainText("your browser will ask whether Acolyte may show notifications");
  await expect(deliveries(page)).toContainText("Nothing has been sent yet.");
  const turnOn = onDevice(page).getByRole("button", { name: "Turn on notifications" });
  await turnOn.focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Notifications are on for this device")).toBeVisible();
  await expect(onDevice(page).getByRole("button", { name: "Turn off notifications" })).toBeFocused();
  const devices = () => call<{ devices: unknown[] }>("GET", SUBSCRIPTIONS);
  expect((await devices()).devices).toHaveLength(1);

  await deliveries(page).getByRole("button", { name: "Push", exact: true }).click();
  await expect(deliveries(page).getByRole("listitem")).toHaveCount(1);
  await expect(deliveries(page).getByRole("listitem")).toContainText(
    /Test.*Push, .*Waiting|Test.*The service could not be reached\./s,
  );
  await deliveries(page).getByRole("button", { name: "E-mail" }).click();
  await expect(deliveries(page).getByRole("listitem").first()).toContainText(/E-mail, .*Sent/s);
  await expect(deliveries(page)).toContainText("SMS: needs configuration");

  await page.reload();
  await expect(onDevice(page)).toContainText("Your reminders appear here");
  await onDevice(page).getByRole("button", { name: "Turn off notifications" }).click();
  await expect(onDevice(page).getByRole("button", { name: "Turn on notifications" })).toBeVisible();
  expect((await devices()).devices).toEqual([]);
});

test("Notifications that the person refused come with instructions", async ({ page }) => {
  await givePushes(page, "denied");
  await open(page, "/settings");
  await onDevice(page).getByRole("button", { name: "Turn on notifications" }).click();
  await expect(onDevice(page).getByRole("status")).toContainText("Allow them in the settings of this site");
  await page.evaluate(() => localStorage.setItem("test-permission", "granted"));
  await onDevice(page).getByRole("button", { name: "Check again" }).click();
  await expect(onDevice(page)).toContainText("Your browser allows notifications.");
});

test("Notifications on an iPhone need the installed app", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" });
    Reflect.deleteProperty(window, "PushManager");
  });
  await open(page, "/settings");
  await expect(onDevice(page).getByRole("listitem")).toHaveCount(3);
  await expect(onDevice(page)).toContainText("Add to Home Screen");
});

test("Notifications end on this device with the session", async ({ page, context, baseURL }) => {
  await givePushes(page, "granted");
  const isSubscribed = () => page.evaluate(() => localStorage.getItem("test-subscription") !== null);
  const turnOn = async () => {
    await open(page, "/settings");
    await onDevice(page).getByRole("button", { name: "Turn on notifications" }).click();
    await expect(onDevice(page).getByRole("button", { name: "Turn off notifications" })).toBeVisible();
    expect(await isSubscribed()).toBe(true);
  };
  await turnOn();
  const told = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("link", { name: "Sign out" }).click();
  expect((await told).url()).toContain(SUBSCRIPTIONS);
  await expect(page).toHaveURL("/");
  expect(await isSubscribed()).toBe(false);

  await signUp(context, String(baseURL), "UTC");
  await turnOn();
  await signUp(context, String(baseURL), "UTC");
  await open(page, "/journal");
  await expect.poll(isSubscribed).toBe(false);
});
