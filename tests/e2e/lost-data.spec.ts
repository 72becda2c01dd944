import type { Page, Route } from "@playwright/test";
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

const DEATHS: Record<string, (route: Route) => Promise<void>> = {
  "dies on the way": (route) => route.abort("connectionreset"),
  "is answered by a proxy in plain text": (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
};

const follow = (page: Page, to: string) => page.locator(`a[href="${to}"]:visible`).first().click();

for (const [death, die] of Object.entries(DEATHS)) {
  // Each screen has words of its own; the two deaths are told apart before any screen.
  for (const { from, to, texts } of death === "dies on the way" ? SCREENS : SCREENS.slice(0, 1)) {
    test(`a request for the data of ${to} that ${death} is explained, and can be tried again`, async ({
      page,
      browserFaults,
    }) => {
      browserFaults.allow(/ERR_CONNECTION_RESET|status of 500|Failed to fetch|SyntaxError|Unable to decode/);
      await open(page, from);
      const isData = (url: URL) => url.pathname === `${to}.data`;
      await page.route(isData, die);
      await follow(page, to);
      await expect(page.getByRole("heading", { name: "We can't reach your data right now" })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      await expect(page.locator('nav a[href="/journal"]:visible')).toBeVisible();
      await page.unroute(isData);
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "We can't reach your data right now" })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(to);
    });
  }
}
