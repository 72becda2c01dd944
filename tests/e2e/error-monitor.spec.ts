import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

test("the error monitor opens by keys and shows health and logs", async ({ page, context, baseURL }) => {
  await open(page, "/pricing");
  const panel = page.getByRole("dialog", { name: "Error Monitor" });
  await expect(panel).toBeHidden();
  await page.keyboard.press("Control+Shift+E");
  await expect(panel).toBeVisible();
  for (const part of ["API", "Database", "OpenAI", "Authentication"])
    await expect(panel.getByText(part, { exact: true })).toBeVisible();
  const { width, height } = (await panel.boundingBox())!;
  expect(Math.max(width, height), "24 rem").toBeLessThanOrEqual(24 * 16);

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
  await expect(toast(page, "There is no trial to expire.")).toBeVisible();

  await call("POST", "/api/auth/start-trial", { planType: "monthly" });
  // The beginning of the trial has a message of its own, on the next page.
  await open(page, "/profile");
  await expect(toast(page, "Trial Started!")).toBeVisible();
  await page.getByRole("button", { name: "Error monitor" }).click();
  await expire.click();
  await expect(toast(page, "Trial Expired")).toBeVisible();
  await expect(toast(page, "Trial has been expired for testing purposes")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Premium");
});
