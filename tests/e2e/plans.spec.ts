import { expect, test } from "../setup/fixtures";
import { hold, open, waitForReact } from "../setup/open";
import { toast } from "../setup/toast";

const START = "/api/auth/start-trial";

test("visitors see the plans with every amount and feature", async ({ page }) => {
  await open(page, "/pricing");
  const monthly = page.getByRole("region", { name: "Monthly" });
  await expect(monthly).toContainText(/\$5\.99\s*per month\s*Instead of\s*\$9\.99/);
  await expect(monthly).toContainText("40% off launch pricing");
  const annual = page.getByRole("region", { name: "Annual" });
  await expect(annual).toContainText(/\$46\.99\s*per year\s*Instead of\s*\$71\.88/);
  for (const words of ["Most Popular", "Save 35%", "$3.92 per month", "Saves $24.89 per year"])
    await expect(annual).toContainText(words);
  await expect(monthly.getByRole("listitem").locator("svg")).toHaveCount(6);
  await expect(annual.getByRole("listitem").locator("svg")).toHaveCount(12);
  await expect(page.getByRole("rowheader")).toHaveCount(12);
  const more = page.getByRole("navigation", { name: "More about the plans" });
  const links = await more.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual(["/support", "/faq", "/terms", "/profile"]);
});

test("a visitor is led from the plans through signing up to the trial, and begins it", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("region", { name: "Monthly" }).getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
  await page.getByLabel("E-mail").fill(`person-${crypto.randomUUID()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill(`Quiet morning ${crypto.randomUUID()}`);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL("/trial-signup?plan=monthly");
  await expect(page.getByText("Welcome, Friend!")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  // The name of the plan is as large as its card: it lies over what else there is.
  await page.getByText("Save 35% • Just $3.92/month").click({ force: true });
  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();

  const answer = await hold(page, `**${START}`);
  await waitForReact(page);
  const sent = page.waitForRequest(`**${START}`);
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  expect((await sent).postDataJSON()).toEqual({ planType: "annual" });
  await expect(page.getByRole("button", { name: "Starting Your Trial..." })).toBeVisible();
  answer();
  await expect(page).toHaveURL("/");
  await expect(toast(page, "Trial Started!")).toBeVisible();
  await expect(page.getByText("7 days left in trial")).toBeVisible();
  await expect(page.getByText(/Your annual plan starts on .*\. Cancel any time\./)).toBeVisible();
});

test("the trial's page names the terms, and why a trial fails", async ({
  page,
  person: _person,
  browserFaults,
}) => {
  await open(page, "/trial-signup");
  await expect(page.getByRole("heading", { name: "Start Your Spiritual Journey" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expect(page.getByText("Best Value")).toBeVisible();
  await expect(page.getByText("Launch pricing • Cancel anytime")).toBeVisible();
  await expect(page.getByText("+ 5 more features")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: page.locator("svg.lucide-check") })).toHaveCount(15);
  await expect(page.getByText(/converts automatically to the chosen plan after 7 days/)).toBeVisible();

  browserFaults.allow(/409/);
  await page.route(`**${START}`, (route) =>
    route.fulfill({ status: 409, json: { message: "This account has already used its free trial." } }),
  );
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await expect(toast(page, "Error Starting Trial")).toBeVisible();
  await expect(toast(page, "This account has already used its free trial.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start 7-Day Free Trial" })).toBeVisible();
});

test("a trial is cancelled on the profile, after a question", async ({ page, context, call }) => {
  await call("POST", START, { planType: "annual" });
  await context.clearCookies({ name: "acolyte_toast" });
  await open(page, "/profile");
  const card = page.getByRole("region", { name: "Your plan" });
  await expect(card).toContainText("200 of 200 left");
  await expect(card).toContainText("0 B of 2 GB");
  await card.getByRole("button", { name: "Cancel the trial" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel your trial?" });
  await expect(question).toContainText("you pay nothing");
  await question.getByRole("button", { name: "Cancel the trial" }).click();
  await expect(toast(page, "Your trial is cancelled")).toBeVisible();
  await expect(card).toContainText(/Your trial ends on .*\. After that your account is free\./);
  await expect(card.getByRole("button", { name: "Cancel the trial" })).toBeHidden();
});
