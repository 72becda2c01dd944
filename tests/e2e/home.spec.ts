import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const INTENTIONS = "/api/prayer-journal/intentions";

test("home leads on to writing, praying, asking and reading", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Friend$/,
  );
  const main = page.getByRole("main");
  await expect(main.getByText("Prayers Written")).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link").first()).toHaveText("Home");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(main.getByRole("link", { name: /Morning Prayer New/ })).toHaveAttribute(
    "href",
    "/prayer/quick",
  );
  await expect(main.getByRole("link", { name: /Faith Questions/ })).toHaveAttribute("href", "/acolyte");
  const study = main.getByRole("link", { name: /Scripture Study Explore the four senses/ });
  await expect(study).toHaveAttribute("href", "/immersive-prayer?guide=four-senses");
  await main.getByRole("link", { name: "Write today’s entry" }).click();
  await expect(page).toHaveURL("/journal?new=true");
});

test("what is done shows at home: an entry, a prayer, a day in a row", async ({ page, call }) => {
  await call("POST", "/api/prayer-journal/entries", { content: "A day." });
  await call("POST", "/api/prayer-journal/entries", {
    content: "Lord.",
    entryType: "prayer",
  });
  await open(page, "/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Read today’s 2 entries" })).toBeVisible();
  await expect(main.getByText("1-day streak")).toBeVisible();
  await expect(main.locator("dl > div", { hasText: "Prayers Written" })).toContainText("1");
  await expect(main.getByRole("link", { name: /Morning Prayer/ })).not.toContainText("New");
});

test("intentions are suggested, added, answered and deleted", async ({ page, call, browserFaults }) => {
  await open(page, "/");
  const card = page.getByRole("region", { name: "Prayer Intentions" });
  await card.getByRole("button", { name: "Spiritual growth" }).click();
  await expect(card.getByRole("listitem").filter({ hasText: "Spiritual growth" })).toBeVisible();
  await expect(card.getByText("You might pray for")).toHaveCount(0);

  const field = card.getByLabel("New intention");
  await card.getByRole("button", { name: "Add" }).click();
  await expect(field).toHaveAccessibleDescription("Please write your intention first.");
  browserFaults.allow(/status of 503/);
  await page.route(`**${INTENTIONS}`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await field.fill("For Anna");
  await card.getByRole("button", { name: "Add" }).click();
  await expect(toast(page, "Failed to add the intention. Please try again.")).toBeVisible();
  await expect(field).toHaveValue("For Anna");
  await card.getByRole("button", { name: "Add" }).click();
  await expect(card.getByText("For Anna")).toBeVisible();
  await expect(card.getByRole("button", { name: "All 2 intentions" })).toBeVisible();

  await card.getByRole("button", { name: "Mark as answered: For Anna" }).click();
  await card.getByLabel("A line of thanks").fill("She is well again");
  await card.getByRole("button", { name: "Mark as answered", exact: true }).click();
  await expect(card.getByText("For Anna")).toHaveCount(0);
  await expect(field).toBeFocused();

  await card.getByRole("button", { name: "Delete: Spiritual growth" }).click();
  await expect(card.getByText("You might pray for")).toBeVisible();
  const all = await call<{ text: string; thanks: string }[]>("GET", INTENTIONS);
  expect(all).toMatchObject([{ text: "For Anna", thanks: "She is well again" }]);

  await card.getByRole("button", { name: "All intentions" }).click();
  await expect(page.getByRole("dialog").getByText("She is well again")).toBeVisible();
});

test.describe("on a device in another zone", () => {
  test.use({ timezoneId: "Europe/Rome" });

  test("the device's time is offered once, and used or not", async ({ page, call }) => {
    await call("PATCH", "/api/auth/profile", { timezone: "America/Chicago" });
    await open(page, "/");
    const notice = page.getByRole("note").filter({ hasText: "Your device is set to Rome time." });
    await expect(notice).toContainText("follow Chicago");
    await notice.getByRole("button", { name: "Use Rome" }).click();
    await expect(notice).toBeHidden();
    const user = await call<{ timezone: string }>("GET", "/api/auth/user");
    expect(user.timezone).toBe("Europe/Rome");

    await call("PATCH", "/api/auth/profile", { timezone: "America/Chicago" });
    await open(page, "/");
    await notice.getByRole("button", { name: /^Keep / }).click();
    await expect(notice).toBeHidden();
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
