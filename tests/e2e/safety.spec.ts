import { ask, assistant, expectWhole } from "../setup/assistant";
import { expectAccessible } from "../setup/axe";
import { expect, memberTest as test } from "../setup/fixtures";
import { openNewEntry, saveEntry, write } from "../setup/journal-editor";
import { open } from "../setup/open";

const URGENT = "I want to kill myself tonight";
const HEAVY = "I was abused as a child and I still can't talk about it";
const HEAVY_WORDS = "You wrote something heavy. You do not have to carry it alone.";

test.use({ viewport: { width: 375, height: 812 } });
test("an emergency gets numbers to call, and nothing is stored", async ({ page, call }) => {
  await open(page, "/acolyte");
  await ask(page, URGENT);
  const numbers = page.getByRole("link", { name: "988" });
  await expect(numbers.first()).toHaveAttribute("href", "tel:988");
  await expect(numbers.nth(1)).toHaveAttribute("href", "sms:988");
  await expect(page.getByRole("link", { name: "741741" })).toHaveAttribute("href", "sms:741741?&body=HOME");
  await expect(numbers.first()).toBeInViewport();
  await expect(assistant(page).followUp).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Helpful", exact: true })).toHaveCount(0);
  expect(await call("GET", "/api/acolyte/history")).toEqual([]);
  await expectAccessible(page);
});

test("lesser danger gets help lines above an ordinary answer", async ({ page }) => {
  await open(page, "/acolyte");
  await ask(page, `${HEAVY}. How do I forgive?`);
  await expectWhole(page);
  const card = page.getByRole("complementary", { name: "People who can help" });
  await expect(
    card
      .getByRole("link", { name: "988" })
      .or(card.getByRole("link", { name: /1-800/ }))
      .first(),
  ).toBeVisible();
  await expect(assistant(page).followUp).toBeVisible();
  const [help, answer] = await Promise.all([
    card.boundingBox(),
    assistant(page).answers.getByText(/^From/).first().boundingBox(),
  ]);
  expect(help!.y + help!.height).toBeLessThanOrEqual(answer!.y);
  await expectAccessible(page);
});

test("a heavy entry brings a quiet card that can be switched off", async ({ page, call }) => {
  const card = page.getByText(HEAVY_WORDS);
  await call("PATCH", "/api/auth/profile", { aiEnabled: false });
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(new URL(request.url()).pathname));

  await openNewEntry(page);
  await write(page, HEAVY);
  await saveEntry(page);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  expect(new Set(sent)).toEqual(new Set(["/api/prayer-journal/entries"]));
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(HEAVY)).toBeVisible();
  await expect(card).toHaveCount(0);

  await open(page, "/settings");
  await page.getByRole("switch", { name: "Help lines after heavy entries" }).click();
  await expect(page.getByText("Help lines are off").first()).toBeVisible();
  await openNewEntry(page);
  await write(page, `${HEAVY} today`);
  await saveEntry(page);
  await expect(page.getByText(`${HEAVY} today`)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("an ordinary entry brings no card", async ({ page }) => {
  const classifier = page.waitForResponse((response) => /read-heavy-words/.test(response.url()));
  await openNewEntry(page);
  await write(page, "Went to Mass with Grandma and we had pancakes afterwards.");
  await saveEntry(page);
  await (await classifier).finished();
  await expect(page.getByText("pancakes afterwards")).toBeVisible();
  await expect(page.getByText(HEAVY_WORDS)).toHaveCount(0);
});

test("help is one touch away in the companion and in support, in both languages", async ({ page }) => {
  for (const path of ["/acolyte", "/support"]) {
    await open(page, path);
    await page.getByRole("button", { name: "Help now" }).click();
    const dialog = page.getByRole("dialog", { name: "Help now" });
    await expect(dialog.getByRole("link", { name: "988" }).first()).toHaveAttribute("href", "tel:988");
    await dialog.getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("dialog", { name: "Ayuda ahora" }).getByText(/Llama al 988/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("an intention that shows danger brings help on Home", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("New intention").fill(URGENT);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "988" }).first()).toBeVisible();
});
