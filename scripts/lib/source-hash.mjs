import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Returns one hash of the names and the content of files, so that a result made from them can be reused. Tests do not
 * count: nothing is made from them.
 * @param {string} base names count relative to this directory
 * @param {string[]} sources files and directories below `base`; absent ones are empty
 * @returns {string}
 */
export function hashSources(base, sources) {
  const hash = crypto.createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(path.join(base, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const content = fs.readFileSync(file);
    hash.update(`${path.relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Returns whether a stamp file holds exactly this hash.
 * @param {string} stamp
 * @param {string} hash
 */
export function stampMatches(stamp, hash) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8").trim() === hash;
}

/** @param {string} start */
function filesBelow(start) {
  if (!fs.existsSync(start)) return [];
  if (!fs.statSync(start).isDirectory()) return [start];
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
