import { expect, signUp, test } from "../setup/fixtures";
import { linkIn, mailTo } from "../setup/mail-files";
import { open } from "../setup/open";

const NEW = "A calmer evening by the fire";
const CHOOSE = "Choose a new password";

test("a mailed link leads to a new password", async ({ page, browser, baseURL, browserFaults }) => {
  // Chromium logs the status of a refused password and of an expired link.
  browserFaults.allow(/status of (400|410)/);
  const elsewhere = await browser.newContext({ baseURL });
  const person = await signUp(elsewhere, String(baseURL), "UTC");

  await open(page, "/api/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("E-mail").fill("nobody");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  const link = linkIn(await mailTo(person.email, CHOOSE));
  await open(page, link);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole("textbox", { name: "New password" }).fill("password123");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("alert")).toContainText("most common");
  await page.getByRole("textbox", { name: "New password" }).fill(NEW);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");

  await open(page, link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await elsewhere.close();
});
