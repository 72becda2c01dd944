import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { say } from "./terminal.mjs";

/**
 * Variables that a local run needs and the repository cannot hold, with the functions that make their first values. Names
 * of one line belong together: they are made when none of them is there. Another secret is another line.
 */
const LOCAL_VARIABLES: { names: string[]; make: () => string[] }[] = [
  { names: ["ADDRESS_HASH_KEY"], make: () => [Buffer.from(crypto.randomBytes(32)).toString("base64url")] },
  // Local runs may use the endpoints that exist for tests (expire-trial); deployments have no such variable.
  { names: ["TEST_ENDPOINTS"], make: () => ["1"] },
  // In a local run the EMAIL binding writes mails to files (docs/mail.md); deployed, it would send them.
  { names: ["MAIL_FILES"], make: () => ["1"] },
  // So that the support form is open: its messages become files, too.
  { names: ["SUPPORT_EMAIL"], make: () => ["support@acolyte.example"] },
  { names: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"], make: () => Object.values(makeVapidKeys()) },
  { names: ["VAPID_SUBJECT"], make: () => ["mailto:acolyte@localhost.localdomain"] },
];

/** Adds the variables that .dev.vars lacks; never touches one that is there. */
export function ensureLocalVariables(file: string = path.join(root, ".dev.vars")) {
  const present = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const isPresent = (name: string) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, "m").test(present);
  const missing = LOCAL_VARIABLES.filter(({ names }) => !names.some(isPresent));
  if (missing.length === 0) return;
  const separator = present === "" || present.endsWith("\n") ? "" : "\n";
  const lines = missing.flatMap(({ names, make }) => {
    const values = make();
    return names.map((name, index) => `${name}=${values[index]}\n`);
  });
  fs.writeFileSync(file, present + separator + lines.join(""), { mode: 0o600 });
  say(`Added to .dev.vars: ${missing.flatMap(({ names }) => names).join(", ")}`);
}

/**
 * Returns a new pair of keys by which push services know this server (RFC 8292), in base64url: the public one as an
 * uncompressed P-256 point, the private one as its 32 bytes.
 */
export function makeVapidKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = crypto.generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}
