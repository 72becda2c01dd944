import { z } from "zod";
import { type MailVariables, readMailConfiguration } from "./mail-variables.server";
import type { Settings } from "./ports/services";
import { flag, parseVariables } from "./variables.server";

/** The variables of the product itself. */
export interface SettingVariables {
  /** `1:0,2:3`: numbers of journal shards and their weights. */
  SHARD_WEIGHTS?: string;
  SIGN_UP_LIMIT?: string;
  ADDRESS_HASH_KEY?: string;
  /** E-mail addresses with commas between them. */
  ADMIN_EMAILS?: string;
  APP_ORIGIN?: string;
  SUPPORT_EMAIL?: string;
  TEST_ENDPOINTS?: string;
}

const addresses = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ""),
  )
  .pipe(z.array(z.email()));

const weights = z
  .string()
  .regex(/^\d+:\d+(\.\d+)?(,\d+:\d+(\.\d+)?)*$/)
  .transform(
    (text) => new Map(text.split(",").map((pair) => pair.split(":").map(Number) as [number, number])),
  );

const schema = z.object({
  SHARD_WEIGHTS: weights.default(new Map()),
  SIGN_UP_LIMIT: z.coerce.number().int().min(1).default(300),
  ADDRESS_HASH_KEY: z.string().min(16),
  ADMIN_EMAILS: addresses.default([]),
  SUPPORT_EMAIL: z.email().optional(),
  TEST_ENDPOINTS: flag,
  APP_ORIGIN: z
    .string()
    .refine((url) => /^https?:/.test(url) && URL.parse(url)?.origin === url)
    .optional(),
});

/** Parses the settings. Throws a `ConfigurationError` when a variable is missing or malformed. */
export function readSettings(env: SettingVariables & MailVariables): Omit<Settings, "builtInAccounts"> {
  const known = parseVariables(schema, env, "docs/configuration.md");
  const mail = readMailConfiguration(env);
  return {
    shardWeights: known.SHARD_WEIGHTS,
    signUpLimit: known.SIGN_UP_LIMIT,
    addressHashKey: known.ADDRESS_HASH_KEY,
    adminEmails: known.ADMIN_EMAILS,
    supportEmail: known.SUPPORT_EMAIL ?? null,
    testEndpoints: known.TEST_ENDPOINTS,
    appOrigin: known.APP_ORIGIN ?? null,
    mail: {
      isReal: mail.transport !== "log",
      isDelivered: mail.transport !== "log" || mail.hasFiles,
      domain: mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1),
    },
  };
}
