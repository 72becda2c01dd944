import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { root } from "../../../scripts/lib/paths.mjs";

/** What the browser is served from. */
export const client = path.join(root, "build", "client");

/**
 * The JavaScript files that a page's HTML asks for, with all that they import statically: what the browser loads
 * before anything can be touched.
 * @param {string} html
 * @returns {Set<string>} addresses such as `/assets/root-AbC.js`
 */
export function modulesOfPage(html) {
  const preloads = html.matchAll(/<link rel="modulepreload" href="([^"]+\.js)"/g);
  const imports = html.matchAll(/(?:from|import)\s*["'](\/assets\/[^"']+\.js)["']/g);
  return withStaticImports([...preloads, ...imports].map(([, address]) => String(address)));
}

/**
 * @param {string[]} addresses
 * @returns {Set<string>} they and all that they import statically
 */
export function withStaticImports(addresses) {
  const found = new Set(addresses);
  for (const address of found) {
    // A static import is `from"./x.js"` or `import"./x.js"`; `import("./x.js")` is loaded on demand.
    for (const [, file] of codeOf(address).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`/assets/${file}`);
    }
  }
  return found;
}

/**
 * @param {Iterable<string>} addresses
 * @returns {number} bytes as they go over the wire, gzip file by file
 */
export function gzipBytes(addresses) {
  let bytes = 0;
  for (const address of addresses) bytes += zlib.gzipSync(codeOf(address)).byteLength;
  return bytes;
}

/** @param {string} address */
function codeOf(address) {
  return fs.readFileSync(path.join(client, address), "utf8");
}
