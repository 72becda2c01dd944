import { rememberedDays } from "../../../app/features/dashboard/domain/remembered-days";
import { localDateIn } from "../../../app/shared/dates";
import { postEntry } from "../../security/entries";
import { PAYLOADS, packPayloads, packShort } from "../../security/payloads";
import { expect, postForm, memberTest as test } from "../../security/views";
import { ZONE } from "../../setup/journal-entries";
import { open } from "../../setup/open";
import { settings } from "../../setup/settings";

const ALL = PAYLOADS.map(({ text }) => text).join(" ");
/** As many labels as one person may have. */
const LABELS = packShort(80, 30, (text) => !/\p{Cs}/u.test(text)).slice(0, 20);

test("reminders, devices, and the days that Home remembers", async ({
  context,
  baseURL,
  person,
  bothWays,
  call,
}) => {
  await call("POST", "/api/reminders/custom", {
    reminderPreference: "custom",
    customReminders: LABELS.map((label, index) => ({
      label,
      time: `${10 + (index % 10)}:${index < 10 ? "00" : "30"}`,
    })),
  });
  for (const text of packPayloads(1_000)
    .filter((words) => /^[ -~]+$/.test(words))
    .slice(0, 5)) {
    const elsewhere = await fetch(`${baseURL}/api/login`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: String(baseURL), "User-Agent": `${text} (Windows NT 10.0) Chrome/150.0` },
      body: new URLSearchParams({ mode: "sign-in", ...person }),
    });
    expect(elsewhere.status).toBe(303);
  }
  for (const { date } of rememberedDays(localDateIn(ZONE, new Date()))) {
    await postEntry(context, baseURL, { title: ALL.slice(0, 200), content: ALL, entryDate: date });
  }
  await bothWays(async ({ page, canary }) => {
    await open(page, "/settings");
    await settings(page).customize.click();
    await expect(settings(page).reminders).toContainText("__xss");
    await canary.expectQuiet(page, "the reminders");
    await open(page, "/profile");
    await expect(page.getByRole("button", { name: /^Sign out / }).first()).toBeVisible();
    await canary.expectQuiet(page, "the devices");
    await open(page, "/");
    await expect(page.getByText("A month ago").or(page.getByText("A year ago")).first()).toBeVisible();
    await canary.expectQuiet(page, "the days remembered");
  });
});

test("the error monitor, the support form shown again, guided prayer", async ({
  browserFaults,
  bothWays,
}) => {
  browserFaults.allow(/status of 4\d\d/);
  const log = {
    id: ALL,
    level: "ERROR",
    message: ALL,
    timestamp: "2026-01-02T12:00:00.000Z",
    context: {
      endpoint: ALL,
      method: ALL,
      statusCode: 500,
      requestId: ALL,
      error: { name: ALL, message: ALL },
    },
  };
  const health = { api: "healthy", database: "healthy", openai: "warning", authentication: "healthy" };
  await bothWays(async ({ page, canary }) => {
    await page.route("**/api/debug/logs", (route) =>
      route.fulfill({ json: { logs: [log], health, testEndpoints: true } }),
    );
    await open(page, "/pricing");
    await page.keyboard.press("Control+Shift+E");
    const panel = page.getByRole("dialog", { name: "Error Monitor" });
    await panel.getByRole("tab", { name: "Logs" }).click();
    await expect(panel).toContainText("__xss(0)");
    await canary.expectQuiet(page, "the error monitor");

    await page.goto("/support");
    const message = ALL.slice(0, 4_000);
    await postForm(page, "/support", { email: message, topic: message, message, request: message });
    await expect(page.getByLabel("Your message")).toHaveValue(/__xss/);
    await canary.expectQuiet(page, "the support form");

    for (const guide of ["lectio", "four-senses", "examen", "rosary"]) {
      await open(
        page,
        `/immersive-prayer?guide=${guide}&${encodeURIComponent(message.slice(0, 1_000).replace(/[\ud800-\udfff]/g, ""))}`,
      );
      await canary.expectQuiet(page, guide);
    }
  });
});
