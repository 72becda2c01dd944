import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * All files below a path, in a stable order; the path itself when it is a file, nothing when it is absent.
 * @param {string} start
 * @returns {string[]}
 */
function filesBelow(start) {
  const stat = fs.statSync(start, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [start];
  return fs
    .readdirSync(start)
    .sort()
    .flatMap((name) => filesBelow(path.join(start, name)));
}

/**
 * One hash of the names and the content of files, so that a result made from them can be reused.
 * @param {string} base names count relative to this directory
 * @param {string[]} sources files and directories below `base`
 * @param {(name: string) => boolean} [matters]
 * @returns {string}
 */
export function hashSources(base, sources, matters = () => true) {
  const hash = crypto.createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(path.join(base, source)))) {
    const name = path.relative(base, file);
    if (!matters(name)) continue;
    const content = fs.readFileSync(file);
    hash.update(`${name}\0${content.length}\0`);
    hash.update(content);
  }
  return hash.digest("hex");
}

/**
 * Whether a stamp file holds exactly this hash.
 * @param {string} stamp
 * @param {string} hash
 * @returns {boolean}
 */
export function stampMatches(stamp, hash) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8").trim() === hash;
}
