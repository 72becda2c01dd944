import type { Route } from "@playwright/test";
import { expect, memberTest as test } from "../setup/fixtures";
import { open } from "../setup/open";

/** A way through the product's links, and what the screen at its end says when its data does not come. */
const SCREENS: { from: string; to: string; texts: string[] }[] = [
  { from: "/", to: "/journal", texts: ["Failed to fetch entries"] },
  { from: "/journal", to: "/journal/calendar", texts: ["Failed to fetch calendar data"] },
  { from: "/profile", to: "/saved-responses", texts: ["Failed to fetch responses", "Failed to fetch stats"] },
  { from: "/", to: "/profile", texts: ["Failed to fetch your profile"] },
  { from: "/", to: "/apologetics", texts: ["Please try again in a moment. Your writing is safe."] },
];

/** A connection that is lost, and a proxy that answers in plain text. */
const DEATHS: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort("connectionreset"),
  (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
];

test("lost data is explained on every screen, and can be loaded again", async ({ page, browserFaults }) => {
  browserFaults.allow(/ERR_CONNECTION_RESET|status of 500|Failed to fetch|SyntaxError|Unable to decode/);
  const lost = page.getByRole("heading", { name: "We can't reach your data right now" });
  for (const [index, { from, to, texts }] of SCREENS.entries()) {
    await test.step(to, async () => {
      await open(page, from);
      const isData = (url: URL) => url.pathname === `${to}.data`;
      await page.route(isData, DEATHS[index % DEATHS.length]!);
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await expect(lost).toBeVisible();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      await expect(page.locator('nav a[href="/journal"]:visible')).toBeVisible();
      await page.unroute(isData);
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(lost).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(to);
    });
  }
});
