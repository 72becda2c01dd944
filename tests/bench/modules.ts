import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { root } from "../../scripts/lib/paths.mjs";

/** The files that the browser is served. */
const client = path.join(root, "build", "client");

const TYPES = new Map([
  [".js", "text/javascript"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".woff2", "font/woff2"],
]);

/** Returns addresses with all that they import statically. */
export function withStaticImports(addresses: Iterable<string>): Set<string> {
  const found = new Set(addresses);
  for (const address of found) {
    // A static import is `from"./x.js"` or `import"./x.js"`; `import("./x.js")` is loaded on demand.
    for (const [, file] of codeOf(address).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(`/assets/${file}`);
  }
  return found;
}

/** Returns the bytes of files on the wire: gzip file by file. */
export function gzipBytes(addresses: Iterable<string>): number {
  return [...addresses].reduce((bytes, address) => bytes + zlib.gzipSync(codeOf(address)).byteLength, 0);
}

function codeOf(address: string): string {
  return fs.readFileSync(path.join(client, address), "utf8");
}

/** Returns the addresses, such as `/assets/root-AbC.js`, that Chromium loads for pages that nobody touches, page by page. */
export async function modulesLoaded(
  executablePath: string,
  pages: { url: string; cookie: string }[],
): Promise<Set<string>[]> {
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

async function modulesOf(browser: Browser, { url, cookie }: { url: string; cookie: string }) {
  const context = await browser.newContext();
  const [name, value] = cookie.split("=");
  if (name && value) await context.addCookies([{ name, value, url }]);
  const modules = new Set<string>();
  // The workers are measured without a router in front of them: static files come from here.
  const isFile = ({ pathname }: URL) => path.extname(pathname) !== "";
  await context.route(isFile, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(client, pathname);
    if (!fs.existsSync(file)) return route.fulfill({ status: 404 });
    if (pathname.endsWith(".js")) modules.add(pathname);
    return route.fulfill({ path: file, contentType: TYPES.get(path.extname(pathname)) });
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return modules;
}
