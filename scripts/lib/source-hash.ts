import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Returns one hash of the names and the content of files, so that a result made from them can be reused. Tests do not
 * count: nothing is made from them.
 * @param base names count relative to this directory
 * @param sources files and directories below `base`; absent ones are empty
 */
export function hashSources(base: string, sources: string[]): string {
  const hash = crypto.createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(path.join(base, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const content = fs.readFileSync(file);
    hash.update(`${path.relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Returns whether a stamp file holds exactly this hash. */
export function stampMatches(stamp: string, hash: string) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8").trim() === hash;
}

function filesBelow(start: string) {
  if (!fs.existsSync(start)) return [];
  if (!fs.statSync(start).isDirectory()) return [start];
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
