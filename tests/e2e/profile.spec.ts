import { randomUUID } from "node:crypto";
import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

test("the profile shows who one is, what one did, and leads on", async ({ page, person, call }) => {
  await call("POST", "/api/prayers", { title: "Thanks", content: "Thank you.", category: "thanksgiving" });
  await call("PATCH", "/api/auth/profile", { firstName: "Anne", lastName: "Müller" });
  await open(page, "/journal");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  const you = page.getByRole("region", { name: "You", exact: true });
  await expect(you.getByRole("heading", { name: "Anne Müller" })).toBeVisible();
  await expect(you.getByText(person.email)).toBeVisible();
  await expect(you.getByText("Free Account", { exact: true })).toBeVisible();
  const journey = page.getByRole("region", { name: "Spiritual Journey" });
  await expect(journey.getByRole("definition")).toHaveText(["1", "0", "0"]);
  for (const [name, path] of [
    ["Edit profile", "/edit-profile"],
    ["Settings", "/settings"],
    ["Saved Responses", "/saved-responses"],
    ["Plans and pricing", "/pricing"],
    ["Upgrade to Premium", "/pricing"],
  ]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", String(path));
  }
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out")).toBeVisible();
});

test("devices are listed and signed out one by one", async ({ page, person, browser, baseURL }) => {
  const origin = String(baseURL);
  const signInOn = async (userAgent: string) => {
    const device = await browser.newContext({ baseURL, userAgent });
    const form = { mode: "sign-in", ...person };
    await device.request.post("/api/login", { form, headers: { Origin: origin }, maxRedirects: 0 });
    return device;
  };
  const isSignedIn = async (device: typeof phone) => (await device.request.get("/api/auth/user")).ok();
  const phone = await signInOn("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1");
  const desk = await signInOn("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0");
  const other = await signInOn("Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0");

  await open(page, "/profile");
  const devices = page.getByRole("region", { name: "Where you're signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(4);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");

  await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out Safari on iPhone?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await isSignedIn(phone)).toBe(true);
  await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, true]);

  await devices.getByRole("button", { name: "Sign out all other devices" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  expect([await isSignedIn(desk), await isSignedIn(other)]).toEqual([false, false]);
  for (const device of [phone, desk, other]) await device.close();
});

test("the profile is edited, and a refusal is explained beside its field", async ({
  page,
  browserFaults,
}) => {
  await open(page, "/edit-profile");
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  await page.getByRole("textbox", { name: "First name" }).fill("Anne");
  await page.getByRole("textbox", { name: "Bio" }).fill("A reader.\nA walker.");
  await page.getByRole("link", { name: "Back to Profile" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  const field = page.getByRole("textbox", { name: "E-mail" });
  browserFaults.allow(/status of 400/);
  await field.fill("nobody");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Update Failed")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Please enter a valid e-mail address/);
  const email = `new-${randomUUID()}@example.test`;
  await field.fill(email);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  expect(sent.at(-1)).toEqual({ firstName: "Anne", email, bio: "A reader.\nA walker." });

  await page.getByRole("link", { name: "Back to Profile" }).click();
  await expect(page.getByRole("heading", { name: "Anne" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test("the password is changed", async ({ page, person, browserFaults }) => {
  browserFaults.allow(/status of 400/);
  await open(page, "/edit-profile");
  const change = async (current: string, next: string, again = next) => {
    await page.getByLabel("Current password", { exact: true }).fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password", { exact: true }).fill(again);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  const told = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await change(person.password, "A calmer evening 8", "A calmer evening 9");
  await told("Password Mismatch");
  await told("New password and confirmation don't match.");
  await change(person.password, "seven77");
  await told("Password Too Short");
  await told("Password must be at least 8 characters long.");
  await change("Wrong evening 9", "A calmer evening 8");
  await told("Password Change Failed");
  await change(person.password, "A calmer evening 8");
  await told("Password Changed");
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
  await page.getByRole("link", { name: "Back to Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});
