import { randomUUID } from "node:crypto";
import { expect, test } from "../setup/fixtures";
import { open } from "../setup/open";

test.use({ timezoneId: "America/Boise" });

test("a new account completes its profile", async ({ page }) => {
  await page.goto("/api/login?mode=sign-up");
  await page.getByLabel("E-mail").fill(`person-${randomUUID()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill(`Quiet morning ${randomUUID()}`);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();

  await expect(page.getByLabel("Timezone (Auto-detected)")).toHaveValue("America/Boise");
  await expect(page.getByRole("option", { name: "America/Boise (Your timezone)" })).toBeAttached();

  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  await page.getByRole("textbox", { name: "First name" }).fill("   ");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Required Fields", { exact: true })).toBeVisible();
  await expect(page.getByText("Please fill in your first and last name.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByRole("textbox", { name: "First name" }).fill("Anne");
  await page.getByRole("textbox", { name: "Last name" }).fill("Müller");
  const zip = page.getByRole("textbox", { name: "US zip code" });
  await zip.pressSequentially("8500412");
  await expect(zip).toHaveValue("85004");
  await expect(page.getByRole("combobox", { name: "Timezone" })).toHaveValue("America/Phoenix");
  await expect(page.getByText("Set from your zip code.")).toBeVisible();
  await page.getByRole("combobox", { name: "Favorite saint" }).selectOption("St. Thérèse of Lisieux");
  await page.getByRole("textbox", { name: "Birth date" }).fill("1985-02-28");

  await page.route("**/api/auth/profile", async (route) => {
    await expect(page.getByRole("button", { name: "Saving Profile..." })).toBeVisible();
    await route.continue();
  });
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const profile = {
    firstName: "Anne",
    lastName: "Müller",
    location: "",
    zipCode: "85004",
    timezone: "America/Phoenix",
    favoriteSaint: "St. Thérèse of Lisieux",
    birthDate: "1985-02-28",
    bio: "",
  };
  expect(sent).toEqual([profile]);
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject(profile);
});

test("a failed save says so and keeps what was written", async ({ page, person: _person, browserFaults }) => {
  browserFaults.allow(/status of 503/);
  await open(page, "/profile-setup");
  await page.route("**/api/auth/profile", (route) => route.fulfill({ status: 503, body: "down" }));
  await page.getByRole("textbox", { name: "First name" }).fill("Anne");
  await page.getByRole("textbox", { name: "Last name" }).fill("Müller");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Please enter your birth date.")).toBeVisible();
  await page.getByRole("textbox", { name: "Birth date" }).fill("1985-02-28");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Update Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to update profile. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Anne");

  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
});
