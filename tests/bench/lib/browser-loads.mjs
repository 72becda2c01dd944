import fs from "node:fs";
import path from "node:path";
import { client } from "./browser-modules.mjs";

/** How long a page is left alone after its last request. */
const QUIET_MILLISECONDS = 1000;

const TYPES = new Map([
  [".js", "text/javascript"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".woff2", "font/woff2"],
]);

/**
 * The JavaScript files that Chromium loads of pages that nobody touches.
 * @param {string} executablePath of Chromium
 * @param {{ url: string, cookie: string }[]} pages
 * @returns {Promise<Set<string>[]>} addresses such as `/assets/root-AbC.js`, page by page
 */
export async function modulesLoaded(executablePath, pages) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    const loads = [];
    for (const page of pages) loads.push(await modulesOf(browser, page));
    return loads;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ url: string, cookie: string }} page
 */
async function modulesOf(browser, { url, cookie }) {
  const context = await browser.newContext();
  const [name, value] = cookie.split("=");
  if (name && value) await context.addCookies([{ name, value, url }]);
  /** @type {Set<string>} */
  const modules = new Set();
  // The workers are measured without a router before them: static files come from here.
  await context.route(
    (address) => path.extname(address.pathname) !== "",
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(client, pathname);
      if (!fs.existsSync(file)) return route.fulfill({ status: 404 });
      if (pathname.endsWith(".js")) modules.add(pathname);
      return route.fulfill({ path: file, contentType: TYPES.get(path.extname(pathname)) });
    },
  );
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MILLISECONDS);
  await context.close();
  return modules;
}
