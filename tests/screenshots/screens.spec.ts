import fs from "node:fs";
import path from "node:path";
import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { root } from "../../scripts/lib/paths.mjs";
import { callAs } from "../setup/call";

const QUESTION = "Why do Catholics confess to a priest?";
const DIRECTORY = process.env.SCREENSHOTS_TO ?? path.join(root, "docs", "screenshots");

/** The two devices and the two colour schemes of every picture. */
const DEVICES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};
const SCHEMES = ["light", "dark"] as const;

/** A week of entries: days ago, mood, title, content. */
const ENTRIES = [
  [
    2,
    "grateful",
    "Bread and tomatoes",
    "<p>Elena came by with bread and the last tomatoes of her garden. We sat on the step until it got dark. I had forgotten how good it is to be <strong>interrupted</strong>.</p>",
  ],
  [
    1,
    "contemplative",
    "A walk and a rosary",
    "<p>The sorrowful mysteries along the river. At the third decade I stopped counting the things I still have to do, and only walked.</p><blockquote><p>Come to me, all who labour and are burdened.</p></blockquote><p>One decade for Daniel, who starts again on Monday.</p>",
  ],
  [
    0,
    "peaceful",
    "Psalm 27 before work",
    '<p>I read Psalm 27 slowly before anyone else was up.</p><blockquote><p>One thing I ask of the Lord; this I seek: to dwell in the Lord\'s house all the days of my life.</p></blockquote><p>The kitchen was cold and the window was grey, and I did not want to be anywhere else. <mark data-color="yellow">Wait for the Lord, take courage</mark> is easier to read than to do.</p><p>Today I will call my father before noon, and not hurry him.</p>',
  ],
] as const;
const INTENTIONS = [
  "Dad's surgery on Thursday",
  "Daniel's new beginning",
  "For our parish, and who is new in it",
];

/** The screens: where each is, and what is done before its picture. */
const SCREENS: { name: string; address: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: "landing", address: "/" },
  { name: "home", address: "/" },
  { name: "journal", address: "/journal" },
  { name: "entry", address: "/journal", prepare: openEntry },
  {
    name: "new-entry",
    address: "/journal?new=true",
    prepare: (page) => page.locator(".ProseMirror").waitFor(),
  },
  { name: "calendar", address: "/journal/calendar" },
  { name: "assistant", address: "/acolyte", prepare: openAnswer },
  { name: "guided-prayer", address: "/immersive-prayer?guide=examen" },
  { name: "settings", address: "/settings" },
];

test("every screen on each device in each scheme", async ({
  browser,
  page,
  context,
  baseURL,
  timezoneId,
}) => {
  const form = {
    mode: "sign-in",
    email: "maria@example.org",
    password: "Quiet morning 7",
    timezone: timezoneId ?? "",
  };
  await context.request.post("/api/login", { form, headers: { Origin: String(baseURL) } });
  const profile = { firstName: "Maria", lastName: "Keller", timezone: timezoneId, moodTrackingEnabled: true };
  await callAs(context, baseURL, "PATCH", "/api/auth/profile", profile);
  for (const [daysAgo, mood, title, content] of ENTRIES) {
    const day = Date.now() - daysAgo * 86_400_000;
    const entryDate = new Intl.DateTimeFormat("sv-SE", { timeZone: timezoneId }).format(day);
    await callAs(context, baseURL, "POST", "/api/prayer-journal/entries", {
      mood,
      title,
      content,
      entryDate,
    });
  }
  for (const text of INTENTIONS)
    await callAs(context, baseURL, "POST", "/api/prayer-journal/intentions", { text });
  await ask(page);

  const storageState = await context.storageState();
  fs.mkdirSync(DIRECTORY, { recursive: true });
  for (const [device, look] of Object.entries(DEVICES)) {
    for (const colorScheme of SCHEMES) {
      const member = await browser.newContext({ ...look, colorScheme, storageState });
      const visitor = await browser.newContext({ ...look, colorScheme });
      for (const { name, address, prepare } of SCREENS) {
        const shown = await (name === "landing" ? visitor : member).newPage();
        await shown.goto(address, { waitUntil: "networkidle" });
        await prepare?.(shown);
        await shown.evaluate(() => document.fonts.ready);
        fs.writeFileSync(
          path.join(DIRECTORY, `${name}-${device}-${colorScheme}.webp`),
          await pictureOf(shown),
        );
        await shown.close();
      }
    }
  }
});

/** Returns the visible part of a page as WebP, which Playwright itself does not write. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  return Buffer.from(data, "base64");
}

async function ask(page: Page) {
  await page.goto("/acolyte", { waitUntil: "networkidle" });
  await page.getByLabel("Your question").fill(QUESTION);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
}

async function openEntry(page: Page) {
  await page.getByRole("link", { name: "Psalm 27 before work" }).first().click();
  await page.waitForURL(/entry=/);
  await page.waitForLoadState("networkidle");
}

async function openAnswer(page: Page) {
  await page.getByRole("region", { name: "History" }).getByText(QUESTION).first().click();
  await page.getByRole("region", { name: QUESTION }).first().waitFor();
}
