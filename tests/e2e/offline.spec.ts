import { waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { entryText, saveEntry, storedEntries, write } from "../setup/journal-editor";
import { writeEntry } from "../setup/journal-entries";
import { open } from "../setup/open";
import {
  clickNotification,
  expectNotifications,
  openPushService,
  replaceSubscription,
  waitForWorker,
} from "../setup/service-worker";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

test.beforeEach(async ({ page, browserFaults }) => {
  browserFaults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/journal");
  await waitForWorker(page);
});

test("words that are written on the offline page become an entry", async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto("/journal/calendar");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  const words = page.getByLabel("Write in the meantime");
  await words.fill("On the train\n\nAT&T, 1 < 2");
  await waitUntilKept(page, "AT&amp;T, 1 &lt; 2");
  await page.reload();
  await expect(words).toHaveValue("On the train\n\nAT&T, 1 < 2");

  await context.setOffline(false);
  await expect(page.getByRole("status")).toHaveText("The network is back.");
  await page.getByRole("link", { name: "Continue in your journal" }).click();
  await expect(entryText(page)).toHaveText("On the trainAT&T, 1 < 2");
  await saveEntry(page);
  const [entry, ...others] = await storedEntries(context);
  expect(others).toEqual([]);
  expect(entry?.content).toBe("<p>On the train</p><p>AT&amp;T, 1 &lt; 2</p>");
});

test("the page comes by itself when the network is back, and nothing private is kept for the time without", async ({
  page,
  context,
}) => {
  await page.goto("/saved-responses");
  await page.goto("/settings");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(["/favicon.svg", "/offline", "/offline.css", "/offline.js"]);

  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await context.setOffline(true);
  await page.goto("/journal");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByLabel("Write in the meantime"), "nobody is signed in").toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a push is shown once, and a click opens a new entry", async ({ page, context, baseURL }) => {
  const service = await openPushService(page, String(baseURL));
  const push = { title: "Evening Reflection", body: "A quiet moment.", tag: "one", url: "/journal?new=true" };
  for (const message of [push, push]) await service.deliver(JSON.stringify(message), push.title);
  const [shown] = await expectNotifications(page, ["Evening Reflection"]);
  expect(shown).toEqual({
    title: "Evening Reflection",
    body: "A quiet moment.",
    tag: "one",
    icon: `${baseURL}/icons/icon-192.png`,
    badge: `${baseURL}/icons/badge-96.png`,
  });
  await service.deliver("not a reminder", "Acolyte");

  expect(await clickNotification(context)).toBe(`${baseURL}/journal?new=true`);
  await expectNotifications(page, []);
});

test("the app can be installed", async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(String(data))).toMatchObject({ name: "Acolyte", start_url: "/journal" });
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Test windows are private ones, in which nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("a change and a quick prayer wait for the network as well", async ({ page, context, call }) => {
  const id = await writeEntry(call, { entryDate: "2026-01-05", content: "<p>First</p>" });
  await page.goto(`/journal?entry=${id}&edit=true`);
  await write(page, ", then more");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const waits = page.getByRole("note").filter({ hasText: "Keep this page open" });
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page).not.toHaveURL(/edit=true/);

  await open(page, "/prayer/quick");
  await page.getByLabel("Your prayer").fill("Stay with us");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Prayer" }).click();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Prayer saved to your journal")).toBeVisible();
  const contents = (await storedEntries(context)).map(({ content }) => content);
  expect(contents.sort()).toEqual(["<p>First, then more</p>", "<p>Stay with us</p>"]);
});

test("the server learns of a subscription that the browser replaces", async ({ context, call }) => {
  const endpoint = "https://localhost:9/push/renewed";
  await replaceSubscription(context, endpoint);
  const told = await call("GET", "/api/reminders/push-subscriptions");
  expect(told).toMatchObject({ devices: [{ endpoint }] });
});
