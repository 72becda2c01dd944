import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { step } from "./terminal.mjs";
import { npm, run } from "./tools.mjs";

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list of what it
 * installed as the last act of an installation, so an interrupted one counts as absent, and one made
 * by hand counts as done. Optional packages may be absent: they belong to other platforms.
 * @returns {boolean}
 */
export function packagesAreInstalled() {
  const wanted = lockedPackages(path.join(root, "package-lock.json"));
  const installed = lockedPackages(path.join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return false;
  return Object.keys(wanted).every((name) => {
    const want = wanted[name];
    const have = installed[name];
    if (!name || !want) return true;
    if (!have) return Boolean(want.optional || want.devOptional);
    return have.version === want.version && have.integrity === want.integrity;
  });
}

/** Installs the packages of package-lock.json, development tools included: they build and serve the product. */
export async function installPackages() {
  const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const command = [...npm(), "ci", ...options];
  await step("Installing packages (npm ci, a minute or two)", () => run(command, { quiet: true }));
}
