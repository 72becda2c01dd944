import type { Page } from "@playwright/test";
import type { Prayer } from "../../app/features/prayers/contract";
import { expect, memberTest as test } from "../setup/fixtures";
import { mailTo } from "../setup/mail-files";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

const INTENTION = "My mother Anna is in hospital since Tuesday, and I worry about her.";
const LONG = "Lord, be near to her in these days.\nGive her peace.\nGive her rest.\nGive us hope.\nAmen.";

const generator = (page: Page) => {
  const box = page.getByRole("region", { name: "Generate New Prayer" });
  return {
    title: box.getByLabel("Title"),
    intention: box.getByLabel("Intention"),
    generate: box.getByRole("button", { name: "Generate Prayer" }),
    prayer: box.getByRole("region", { name: "Generated prayer" }),
    save: box.getByRole("button", { name: "Save Prayer" }),
  };
};
const card = (page: Page, title: string) => page.getByRole("article", { name: title });

test("A prayer is generated, replaced by another, copied and saved", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/prayer");
  await expect(page.getByRole("heading", { name: "No prayers saved yet" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Prayer" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("link", { name: /^Guided prayer/ })).toHaveAttribute(
    "href",
    "/immersive-prayer",
  );

  const { title, intention, generate, prayer, save } = generator(page);
  await title.fill("For Anna");
  await generate.click();
  await expect(toast(page, "Missing information")).toBeVisible();
  await expect(toast(page, "Please provide both a title and intention for your prayer.")).toBeVisible();
  await intention.fill(INTENTION);
  await page.getByLabel("Category").selectOption("healing");
  await page.getByLabel("Prayer style").selectOption("traditional");
  await generate.click();
  await expect(save).toBeVisible();
  await expect(prayer).toContainText("Written by the built-in companion");
  const words = () => prayer.getByRole("paragraph").first().innerText();
  const first = await words();
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(page.getByText("The prayer is written.")).toBeAttached();
  await expect(save).toBeVisible();
  const second = await words();
  expect(second).not.toBe(first);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page, "Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(second);

  // Not saved yet, but still there after a reload.
  await open(page, "/prayer");
  await expect(prayer.getByRole("paragraph").first()).toHaveText(second);
  await save.click();
  await expect(toast(page, "Prayer saved")).toBeVisible();
  await expect(prayer).toHaveCount(0);
  await expect(title).toHaveValue("");
  await expect(intention).toHaveValue("");
  const saved = card(page, "For Anna");
  await expect(saved.getByText("Healing", { exact: true })).toBeVisible();
  await expect(saved).toContainText(second.split("\n")[0] ?? "");
});

test("A saved prayer is read, copied, edited, shared and deleted", async ({
  page,
  context,
  browserFaults,
  call,
}) => {
  browserFaults.allow(/status of 400/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const make = (title: string, content: string) =>
    call<Prayer>("POST", "/api/prayers", { title, content, category: "peace" });
  await make("Short", "Amen.");
  await make("Long", LONG);
  await open(page, "/prayer");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(card(page, "Short").getByRole("button", { name: "Show all" })).toHaveCount(0);
  const long = card(page, "Long");
  const height = () => long.evaluate((element) => element.clientHeight);
  const before = await height();
  await long.getByRole("button", { name: "Show all" }).click();
  await expect(long.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  expect(await height()).toBeGreaterThan(before);
  await long.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LONG);

  await long.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Prayer" });
  await dialog.getByLabel("Title").fill("Longer");
  await dialog.getByLabel("Category").selectOption("wisdom");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toHaveCount(0);
  const longer = card(page, "Longer");
  await expect(longer.getByText("Wisdom", { exact: true })).toBeVisible();

  await longer.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Email required")).toBeVisible();
  await expect(toast(page, "Please enter an email address to share the prayer.")).toBeVisible();
  const email = longer.getByLabel("E-mail address to share Longer with");
  await email.fill("nobody");
  await longer.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Please enter a valid e-mail address.")).toBeVisible();
  await email.fill("anna@example.test");
  await longer.getByRole("button", { name: "Share" }).click();
  await expect(longer.getByRole("list", { name: "Shared with" })).toHaveText("anna@example.test");
  await expect(email).toHaveValue("");
  expect(await mailTo("anna@example.test", "A friend shares a prayer with you")).toContain("Give us hope.");

  await longer.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this prayer?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(longer).toBeVisible();
  await longer.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(longer).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Saved prayers" })).toBeFocused();
  expect(await call<Prayer[]>("GET", "/api/prayers")).toMatchObject([{ title: "Short" }]);
});

test("Every failed call has its message, and danger gets help", async ({ page, browserFaults, call }) => {
  browserFaults.allow(/Failed to load resource/);
  const body = { title: "Kept", content: "Amen.", category: "peace" };
  await call("POST", "/api/prayers", body);
  await open(page, "/prayer");
  const fails = async (path: string, status: number, message = "internal") =>
    page.route(path, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill({ status, json: { message } }),
    );
  const kept = card(page, "Kept");
  await fails("**/api/prayers/*", 503);
  await kept.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete prayer. Please try again.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await fails("**/api/prayers/*/share", 503);
  await kept.getByPlaceholder("E-mail address").fill("anna@example.test");
  await kept.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Failed to share prayer. Please try again.")).toBeVisible();
  await expect(kept.getByText("Shared with")).toHaveCount(0);

  const { title, intention, generate, prayer, save } = generator(page);
  await title.fill("For Anna");
  await intention.fill(INTENTION);
  await generate.click();
  await expect(toast(page, "Failed to generate prayer. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await fails("**/api/prayers/generate", 429, "You have used today’s 20 calls to the companion.");
  await generate.click();
  await expect(toast(page, "You have used today’s 20 calls to the companion.")).toBeVisible();
  await page.unrouteAll();
  await intention.fill("I just want to kill myself");
  await generate.click();
  const help = page.getByRole("dialog");
  await expect(help.getByRole("link", { name: "988" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Back to my prayers" }).click();
  await expect(prayer).toHaveCount(0);
  await intention.fill(INTENTION);
  await generate.click();
  await expect(save).toBeVisible();
  await fails("**/api/prayers", 503);
  await save.click();
  await expect(toast(page, "Failed to save prayer. Please try again.")).toBeVisible();
  await expect(prayer).toBeVisible();
  await page.unrouteAll();

  await call("PATCH", "/api/auth/profile", { aiEnabled: false });
  await open(page, "/prayer");
  await expect(page.getByText("The companion is switched off")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Generate New Prayer" })).toHaveCount(0);
  await expect(kept).toBeVisible();
});
