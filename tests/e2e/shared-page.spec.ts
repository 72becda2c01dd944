import { expect, test } from "../setup/fixtures";
import { saveAnswer, saveResponse } from "../setup/library";
import { toast } from "../setup/toast";

test("Anybody can read and report a shared answer until it is private again", async ({
  context,
  browser,
  baseURL,
  person,
  browserFaults,
  call,
}) => {
  const saved = await saveAnswer(call, "What is purgatory?", { isPublic: true, notes: "my own" });
  const address = `/shared/${saved.shareToken}`;
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL });
  browserFaults.watch(visitor);
  const page = await visitor.newPage();
  const response = await page.goto(address);
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
  expect(headers["cache-control"]).toBe("no-store");
  const html = (await response?.text()) ?? "";
  expect(html).not.toContain("<script");
  expect(html).not.toContain("modulepreload");
  for (const secret of [person.email, saved.id, "my own"]) expect(html).not.toContain(secret);

  await expect(page).toHaveTitle("What is purgatory? · Acolyte");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "What is purgatory?");
  await expect(toast(page, "AI-generated")).toBeVisible();
  await expect(page.getByRole("region", { name: "From Sacred Scripture" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Citation 1: CCC/ })
    .first()
    .click();
  await expect(page.getByRole("listitem").and(page.locator(":target"))).toContainText("CCC");
  await page.reload();
  await expect
    .poll(async () => {
      const { viewCount } = await call<typeof saved>("GET", `/api/saved-responses/${saved.id}`);
      return viewCount;
    })
    .toBe(1);

  await page.getByRole("link", { name: "Report this page" }).click();
  await page.getByLabel("It misrepresents the faith").check();
  await page.getByLabel("Anything else we should know").fill("Please look.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("The operator of this server will review it.")).toBeVisible();

  // axe needs timers, which a page of that context does not have.
  const own = await context.newPage();
  await own.goto(address);
  await own.getByRole("link", { name: "Report this page" }).click();

  await call("PATCH", `/api/saved-responses/${saved.id}`, { isPublic: false });
  browserFaults.allow(/404/);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This page is not shared" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await visitor.close();
});

test("A member's own text is shared as plain text, without links", async ({ page, call }) => {
  const text = "<b>Grace</b> is favor, [read](https://example.test/grace) CCC 1996.";
  const saved = await saveResponse(call, { isPublic: true, title: "On grace", response: text });
  await page.goto(`/shared/${saved.shareToken}`);
  await expect(toast(page, "Written by a member")).toBeVisible();
  await expect(page.getByRole("heading", { name: "On grace" })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveText(["Report this page"]);
});
