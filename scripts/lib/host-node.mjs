// Imported first by every entry point: stops with one line when the host's Node cannot run the rest.
// The modules that are loaded before this check has run keep to the syntax and the named imports of
// Node 14, so that an old Node reaches the check instead of a syntax error.

/** The oldest host Node that can install the packages (npm ci) and run these scripts. */
const OLDEST_HOST_NODE = "20.0.0";

/** The oldest Node that can run the tools themselves (wrangler, vite, vitest). */
export const OLDEST_TOOL_NODE = "22.12.0";

/**
 * Compares two versions of the form `1.2.3`, with or without a leading `v`.
 * @param {string} version
 * @param {string} least
 * @returns {boolean} whether `version` is `least` or newer
 */
export function isAtLeast(version, least) {
  const parts = version.replace(/^v/, "").split(".").map(Number);
  const leastParts = least.split(".").map(Number);
  for (let i = 0; i < leastParts.length; i += 1) {
    const difference = (parts[i] || 0) - (leastParts[i] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

if (!isAtLeast(process.versions.node, OLDEST_HOST_NODE)) {
  process.stderr.write(
    `Acolyte needs Node ${parseInt(OLDEST_HOST_NODE, 10)} or newer, and this is Node ${process.versions.node}: install one from https://nodejs.org and try again.\n`,
  );
  process.exit(1);
}
