import { importFromApp } from "./app-modules.ts";
import type { CloudflareAccount } from "./cloudflare-account.ts";
import { findMissingParts, hasPlaceholderId } from "./cloudflare-parts.ts";
import { PlainError } from "./terminal.mjs";
import type { WranglerConfig } from "./wrangler.ts";

/** Switches that open doors for tests and local runs. */
const TEST_SWITCHES = ["TEST_ENDPOINTS", "LOCAL_HANDLERS", "MAIL_FILES", "PUSH_LOOPBACK"];

/** How each required value is made. */
const SECRETS = {
  ADDRESS_HASH_KEY: "openssl rand -base64 32 | npx wrangler secret put ADDRESS_HASH_KEY",
  VAPID_PRIVATE_KEY: "npx wrangler secret put VAPID_PRIVATE_KEY",
};
const VARS = {
  VAPID_PUBLIC_KEY: "npm run vapid-keys prints a pair",
  VAPID_SUBJECT: "whom a push service may write to, such as mailto:prayer@example.org",
};

/** Has the form of every secret: nobody can read the real ones. */
const STAND_IN = "A".repeat(43);

/**
 * Why the paid plan is needed. Cloudflare's API does not say the plan; it refuses the upload of a worker with a CPU limit
 * on the free one.
 */
export const PAID_PLAN =
  "Workers Paid is needed: hashing a password takes more than the 10 ms of CPU of the free plan. On the free plan Cloudflare refuses the upload (limits.cpu_ms, code 100328).";

/**
 * Lists everything that prevents a deployment, as lines for the operator. Changes nothing.
 * @param account or why there is none
 * @param vars those that would be deployed
 * @returns `isFirst` when no version is deployed yet
 */
export async function findObstacles(
  account: CloudflareAccount | PlainError,
  config: WranglerConfig,
  vars: Record<string, string>,
): Promise<{ lines: string[]; isFirst: boolean }> {
  const lines = config.d1_databases
    .filter(hasPlaceholderId)
    .map(
      ({ database_name: name }) => `database ${name}: its id is a placeholder; npm run deploy -- --create`,
    );
  let secrets: string[] = [];
  let isFirst = false;
  if (account instanceof PlainError) {
    lines.push(`databases, bucket, queues and secrets: not looked up, because ${account.message}`);
    secrets = Object.keys(SECRETS);
  } else {
    lines.push(...(await findMissingParts(account, config)));
    const names = await account.get<{ name: string }[]>(`/workers/scripts/${config.name}/secrets`);
    isFirst = names === null;
    secrets = (names ?? []).map(({ name }) => name);
  }
  return { lines: [...lines, ...(await findFaultyVariables(vars, secrets))], isFirst };
}

async function findFaultyVariables(vars: Record<string, string>, secrets: string[]): Promise<string[]> {
  const env: Record<string, string> = {
    ...vars,
    ...Object.fromEntries(secrets.map((name) => [name, STAND_IN])),
  };
  const { configurationFaults } = await importFromApp("app/server/configuration.server.ts");
  const lines = TEST_SWITCHES.filter((name) => env[name]).map(
    (name) => `${name}: set, and only for tests and local runs; take it out`,
  );
  for (const [name, how] of Object.entries(SECRETS)) {
    if (!env[name]) lines.push(`${name}: missing secret; ${how}`);
    else if (vars[name]) lines.push(`${name}: a secret, and readable in [vars]; ${how}`);
  }
  for (const [name, how] of Object.entries(VARS))
    if (!env[name]) lines.push(`${name}: missing in [vars]; ${how}`);
  if (!env.APP_ORIGIN?.startsWith("https://")) {
    lines.push("APP_ORIGIN: missing or not https; mailed links lead there, such as https://pray.example.org");
  }
  if (!env.MAIL_TRANSPORT || env.MAIL_TRANSPORT === "log") {
    lines.push("MAIL_TRANSPORT: log, so no mail would leave; cloudflare or smtp, see docs/mail.md");
  }
  const told = (name: string) => lines.some((line) => line.startsWith(`${name}: `));
  for (const { variables, page } of configurationFaults(env)) {
    const rest = variables.filter((name: string) => !told(name));
    lines.push(...rest.map((name: string) => `${name}: missing or malformed; see ${page}`));
  }
  return lines;
}
