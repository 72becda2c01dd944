import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { say } from "./terminal.mjs";

/** @returns {string} 32 random bytes, base64url */
const randomKey = () => Buffer.from(crypto.randomBytes(32)).toString("base64url");

/**
 * What a local run needs in .dev.vars and cannot have in the repository: a name and how its first
 * value is made. Another secret is another line.
 * @type {Record<string, () => string>}
 */
const LOCAL_VARIABLES = {
  ADDRESS_HASH_KEY: randomKey,
  // Local runs may use the endpoints that exist for tests (DECISIONS: expire-trial); deployments have no such variable.
  TEST_ENDPOINTS: () => "1",
  // In a local run the EMAIL binding writes mails to files (docs/mail.md); deployed, it would send them.
  MAIL_FILES: () => "1",
};

/**
 * Adds the variables that .dev.vars lacks; never touches one that is there.
 * @param {string} [file]
 */
export function ensureLocalVariables(file = path.join(root, ".dev.vars")) {
  const present = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const missing = Object.keys(LOCAL_VARIABLES).filter(
    (name) => !new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, "m").test(present),
  );
  if (missing.length === 0) return;
  const separator = present === "" || present.endsWith("\n") ? "" : "\n";
  const lines = missing.map((name) => `${name}=${LOCAL_VARIABLES[name]?.()}\n`);
  fs.writeFileSync(file, present + separator + lines.join(""), { mode: 0o600 });
  say(`Added to .dev.vars: ${missing.join(", ")}`);
}
