import { expect, test } from "../setup/fixtures";
import { mailTo } from "../setup/mail-files";
import { open } from "../setup/open";

test("the landing page shows the product in the page's theme", async ({ page, context }) => {
  await open(page, "/");
  await context.addCookies([{ name: "acolyte_theme", value: "dark", url: page.url() }]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  const picture = page.getByRole("img", { name: /^The Rosary/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/pictures/prayer-dark.webp");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(750);
});

test("a message is corrected, reaches support and gets a number", async ({ page, person, browserFaults }) => {
  browserFaults.allow(/status of 400/);
  await open(page, "/support");
  await expect(page.getByLabel(/Your e-mail/)).toHaveValue(person.email);
  await page.getByLabel("What is it about?").selectOption({ label: "The journal" });
  const words = `Where is my entry? ${person.email}`;
  await page.getByLabel(/Your message/).fill(words);
  await page.getByLabel(/Your e-mail/).fill("person@example");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel(/Your e-mail/)).toBeFocused();
  await expect(page.getByLabel(/Your message/)).toHaveValue(words);
  await page.getByLabel(/Your e-mail/).fill(person.email);
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you, we've got your message" });
  await expect(thanks).toBeVisible();
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await thanks.innerText())?.[0];
  expect(await mailTo("support@acolyte.example", `[${number}] The journal`)).toContain("Where is my entry?");
});
