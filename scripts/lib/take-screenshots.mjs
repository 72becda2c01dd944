import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { say } from "./terminal.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
const QUALITY = 82;
const ZONE = "America/New_York";
const QUESTION = "Why do Catholics confess to a priest?";

/** The two devices and the two colour schemes of every picture. */
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};
const SCHEMES = /** @type {const} */ (["light", "dark"]);

/** What somebody might have written this week: day, mood, title, content. */
const ENTRIES = /** @type {const} */ ([
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
]);
const INTENTIONS = [
  "Dad's surgery on Thursday",
  "Daniel's new beginning",
  "For our parish, and who is new in it",
];

/** @typedef {import("@playwright/test").Page} Page */

/** The screens: where each is, and what is done before its picture. */
const SCREENS = [
  { name: "landing", address: "/", visitor: true },
  { name: "home", address: "/" },
  { name: "journal", address: "/journal" },
  { name: "entry", address: "/journal", prepare: openEntry },
  {
    name: "new-entry",
    address: "/journal?new=true",
    prepare: (/** @type {Page} */ page) => page.locator(".ProseMirror").waitFor(),
  },
  { name: "calendar", address: "/journal/calendar" },
  { name: "assistant", address: "/acolyte", prepare: openAnswer },
  { name: "guided-prayer", address: "/immersive-prayer?guide=examen" },
  { name: "settings", address: "/settings" },
];

/**
 * Fills the account with a week of entries and a question, and takes every screen on each device in each scheme as WebP.
 * @param {{ origin: string, directory: string, chromiumPath: string, email: string, password: string }} options
 */
export async function takeScreenshots({ origin, directory, chromiumPath, email, password }) {
  fs.mkdirSync(directory, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  try {
    const visitor = await browser.newContext({ baseURL: origin });
    await signIn(visitor, { origin, email, password });
    await fill(visitor, origin);
    await ask(await visitor.newPage());
    const { cookies } = await visitor.storageState();
    for (const [device, screen] of Object.entries(DEVICES)) {
      for (const colorScheme of SCHEMES) {
        const reducedMotion = /** @type {const} */ ("reduce");
        const look = {
          baseURL: origin,
          locale: "en-US",
          timezoneId: ZONE,
          colorScheme,
          reducedMotion,
          ...screen,
        };
        const member = await browser.newContext(look);
        await member.addCookies(cookies);
        const stranger = await browser.newContext(look);
        for (const { name, address, prepare, visitor: isPublic } of SCREENS) {
          const page = await (isPublic ? stranger : member).newPage();
          await page.goto(address, { waitUntil: "networkidle" });
          await prepare?.(page);
          await page.evaluate(() => document.fonts.ready);
          const file = path.join(directory, `${name}-${device}-${colorScheme}.webp`);
          fs.writeFileSync(file, await picture(page));
          say(path.basename(file));
          await page.close();
        }
        await member.close();
        await stranger.close();
      }
    }
  } finally {
    await browser.close();
  }
}

/** @param {Page} page @returns {Promise<Buffer>} what is to be seen, as WebP, which Playwright itself does not write */
async function picture(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  return Buffer.from(data, "base64");
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {{ origin: string, email: string, password: string }} account
 */
async function signIn(context, { origin, email, password }) {
  const form = { mode: "sign-in", email, password, timezone: ZONE };
  await context.request.post("/api/login", { form, headers: { Origin: origin } });
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 */
async function fill(context, origin) {
  const call = (/** @type {string} */ method, /** @type {string} */ address, /** @type {unknown} */ data) =>
    context.request.fetch(address, { method, data, headers: { Origin: origin }, failOnStatusCode: true });
  const profile = { firstName: "Maria", lastName: "Keller", timezone: ZONE, moodTrackingEnabled: true };
  await call("PATCH", "/api/auth/profile", profile);
  for (const [daysAgo, mood, title, content] of ENTRIES) {
    const entryDate = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(
      Date.now() - daysAgo * 86_400_000,
    );
    await call("POST", "/api/prayer-journal/entries", { mood, title, content, entryDate });
  }
  for (const text of INTENTIONS) await call("POST", "/api/prayer-journal/intentions", { text });
}

/** @param {Page} page */
async function ask(page) {
  await page.goto("/acolyte", { waitUntil: "networkidle" });
  await page.getByLabel("Your question").fill(QUESTION);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByRole("button", { name: "Ask a follow-up" }).waitFor();
  await page.close();
}

/** @param {Page} page */
async function openEntry(page) {
  await page.getByRole("link", { name: "Psalm 27 before work" }).first().click();
  await page.waitForURL(/entry=/);
  await page.waitForLoadState("networkidle");
}

/** @param {Page} page */
async function openAnswer(page) {
  await page.getByRole("region", { name: "History" }).getByText(QUESTION).first().click();
  await page.getByRole("region", { name: QUESTION }).first().waitFor();
}
