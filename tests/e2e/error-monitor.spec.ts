import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";

test("the error monitor opens by keys, is accessible and shows health and logs", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, "/pricing");
  const panel = page.getByRole("dialog", { name: "Error Monitor" });
  await expect(panel).toBeHidden();
  await page.keyboard.press("Control+Shift+E");
  await expect(panel).toBeVisible();
  for (const part of ["API", "Database", "OpenAI", "Authentication"])
    await expect(panel.getByText(part, { exact: true })).toBeVisible();
  const box = (await panel.boundingBox())!;
  const fontSize = 16;
  expect(box.width).toBeLessThanOrEqual(24 * fontSize);
  expect(box.height).toBeLessThanOrEqual(24 * fontSize);

  await panel.getByRole("tab", { name: "Logs" }).click();
  await expect(panel.getByText("No logs available")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();

  const refused = await context.request.post("/api/auth/start-trial", {
    data: { planType: "weekly" },
    headers: { Origin: String(baseURL) },
  });
  expect(refused.status()).toBe(400);
  await page.keyboard.press("Control+Shift+E");
  await panel.getByRole("tab", { name: "Logs" }).click();
  await expect(panel.getByRole("listitem").first()).toContainText("WARN");
  await expect(panel.getByRole("listitem").first()).toContainText("POST /api/auth/start-trial answered 400");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("a trial is made to expire, with a toast either way", async ({ page, browserFaults, call }) => {
  browserFaults.allow(/409/);
  await open(page, "/profile");
  await page.getByRole("button", { name: "Error monitor" }).click();
  const expire = page.getByRole("button", { name: "Expire trial" });
  await expire.click();
  await expect(page.getByText("There is no trial to expire.", { exact: true })).toBeVisible();

  await call("POST", "/api/auth/start-trial", { planType: "monthly" });
  // The beginning of the trial has a message of its own, on the next page.
  await open(page, "/profile");
  await expect(page.getByText("Trial Started!", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Error monitor" }).click();
  await expire.click();
  await expect(page.getByText("Trial Expired", { exact: true })).toBeVisible();
  await expect(page.getByText("Trial has been expired for testing purposes", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Premium");
});

test("health that cannot be measured is gray, and can be asked for again", async ({
  page,
  browserFaults,
}) => {
  browserFaults.allow(/503|Failed to load the error monitor/);
  await open(page, "/pricing");
  await page.route("**/api/debug/logs", (route) => route.fulfill({ status: 503, json: { message: "Down" } }));
  await page.keyboard.press("Control+Shift+E");
  const panel = page.getByRole("dialog", { name: "Error Monitor" });
  await expect(panel.getByText("Unknown")).toHaveCount(4);
  await page.unroute("**/api/debug/logs");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByText("Unknown")).toHaveCount(0);
  await expect(panel.getByText("Healthy").first()).toBeVisible();
});
