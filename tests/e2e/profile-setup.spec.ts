import { randomUUID } from "node:crypto";
import { expect, test } from "../setup/fixtures";
import { hold } from "../setup/open";
import { toast } from "../setup/toast";

const PROFILE = "**/api/auth/profile";

test.use({ timezoneId: "America/Boise" });

test("a new account completes its profile, after a failed save as well", async ({ page, browserFaults }) => {
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
  await expect(toast(page, "Required Fields")).toBeVisible();
  await expect(toast(page, "Please fill in your first and last name.")).toBeVisible();
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

  browserFaults.allow(/status of 503/);
  await page.route(PROFILE, (route) => route.fulfill({ status: 503, body: "down" }));
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(toast(page, "Update Failed")).toBeVisible();
  await expect(toast(page, "Failed to update profile. Please try again.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Anne");
  await page.unroute(PROFILE);
  const answer = await hold(page, PROFILE);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("button", { name: "Saving Profile..." })).toBeVisible();
  answer();
  await expect(toast(page, "Profile Updated")).toBeVisible();
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
  expect(sent).toEqual([profile, profile]);
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject(profile);
});
