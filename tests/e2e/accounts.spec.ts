import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const newPerson = () => ({
  email: `person-${randomUUID()}@example.test`,
  password: `Quiet morning ${randomUUID()}`,
});

async function fillCard(page: Page, person: { email: string; password: string }) {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
}

test.describe("the sign-in card", () => {
  test("makes an account, signs out and signs in again", async ({ page }) => {
    const person = newPerson();
    const signUp = page.getByRole("link", { name: "Don't have an account? Sign up" });
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1, name: "Acolyte" })).toBeVisible();
    await expect(page.getByText("Your Catholic spiritual companion")).toBeVisible();
    await expect(page.getByText("Continue your spiritual journey")).toBeVisible();
    await page.getByLabel("E-mail").fill(person.email);
    await signUp.click();
    await expect(page.getByText("Join thousands in their spiritual journey")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    await page.getByRole("link", { name: "Already have an account? Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await signUp.click();
    await fillCard(page, person);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/profile-setup$/);
    const answer = await page.request.get("/api/auth/user");
    expect(await answer.json(), "the browser's time zone is sent").toMatchObject({
      timezone: "America/New_York",
    });

    await page.goto("/settings");
    await expect(page.getByText(person.email).first()).toBeVisible();
    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(toast(page, "Signed out")).toBeVisible();

    await fillCard(page, person);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("keeps the e-mail and says what was wrong, without the password; shows that on demand", async ({
    page,
    context,
    person,
    browserFaults,
  }) => {
    browserFaults.allow(/status of 401/);
    await context.clearCookies();
    await open(page, "/settings?from=test");
    await fillCard(page, { ...person, password: "Wrong evening 9" });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("The e-mail address or the password is not right.");
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveValue("");
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/The e-mail address or the password is not right/);

    await password.fill("Quiet morning");
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await password.fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/settings\?from=test$/);
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the card signs up, in the other mode through its link, and signs in", async ({ page, context }) => {
    const person = newPerson();
    await page.goto("/settings");
    await page.getByRole("link", { name: "Don't have an account? Sign up" }).click();
    await fillCard(page, person);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/settings$/);

    await context.clearCookies();
    await page.goto("/settings");
    await fillCard(page, person);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(person.email).first()).toBeVisible();
  });
});
