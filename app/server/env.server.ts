import { z } from "zod";
import { isLoopback } from "~/shared/loopback";
import type { SmtpServer } from "./adapters/smtp-session";
import type { ModelVariables } from "./model-variables.server";
import type { AnswerStreamObject, Remote, UserLaneObject } from "./ports/durable-objects";
import type { Sender } from "./ports/mailer";
import type { Settings } from "./ports/services";
import type { ProviderVariables } from "./provider-variables.server";
import type { PushVariables } from "./push-variables.server";
import { parseVariables } from "./variables.server";

/** The worker's bindings and variables as `wrangler.toml` and `.dev.vars` give them. */
export interface Env extends ProviderVariables, ModelVariables, PushVariables {
  DB: D1Database;
  JOURNAL_0: D1Database;
  JOURNAL_1: D1Database;
  IMAGES: R2Bucket;
  USER_LANE: Remote<UserLaneObject>;
  ANSWER_STREAM: Remote<AnswerStreamObject>;
  OUTBOX_QUEUE: Queue;
  REMINDER_QUEUE: Queue;
  VISITOR_BURST: RateLimit;
  MEMBER_BURST: RateLimit;
  EMAIL: SendEmail;
  ASSETS: Fetcher;
  NEW_USER_SHARD?: string;
  SIGN_UP_LIMIT?: string;
  ADDRESS_HASH_KEY?: string;
  ADMIN_EMAILS?: string;
  MAIL_TRANSPORT?: string;
  MAIL_FROM?: string;
  MAIL_FILES?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_USERNAME?: string;
  SMTP_PASSWORD?: string;
  SMTP_SECURITY?: string;
  APP_ORIGIN?: string;
  SUPPORT_EMAIL?: string;
  /** `1` while the databases are worked on: nothing is read or written. */
  MAINTENANCE?: string;
  SERVER_TIMING?: string;
  TEST_ENDPOINTS?: string;
  /** `1` where nothing but this process calls the scheduled handler: local runs. */
  LOCAL_HANDLERS?: string;
}

/** Where these variables are described. */
const PAGE = '"Configuration" in the README';

/** A variable that is set to nothing counts as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** `Name <address>` or the address alone. */
const sender = z.string().transform((text, context): Sender => {
  const [, name = "", address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (!z.email().safeParse(address).success) context.addIssue({ code: "custom", message: "no address" });
  return { name, address };
});

/** E-mail addresses with commas between them, in lower case. */
const addresses = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ""),
  )
  .pipe(z.array(z.email()));

const variables = z.object({
  NEW_USER_SHARD: z.coerce.number().int().min(0).max(1).default(0),
  SIGN_UP_LIMIT: z.coerce.number().int().min(1).default(300),
  ADDRESS_HASH_KEY: z.string().min(16),
  ADMIN_EMAILS: optional(addresses).default([]),
  SUPPORT_EMAIL: optional(z.email()),
  TEST_ENDPOINTS: z.string().optional(),
  APP_ORIGIN: optional(z.string().refine((url) => /^https?:/.test(url) && URL.parse(url)?.origin === url)),
});

const mailVariables = z
  .object({
    MAIL_TRANSPORT: optional(z.enum(["cloudflare", "smtp", "log"])).default("log"),
    MAIL_FROM: optional(sender),
    MAIL_FILES: optional(z.string()),
    SMTP_HOST: optional(z.string()),
    SMTP_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    SMTP_USERNAME: optional(z.string()),
    SMTP_PASSWORD: optional(z.string()),
    SMTP_SECURITY: optional(z.enum(["starttls", "tls", "none"])).default("starttls"),
  })
  .superRefine((mail, context) => {
    const needs = (name: keyof typeof mail) => {
      if (mail[name] === undefined) context.addIssue({ code: "custom", path: [name], message: "missing" });
    };
    if (mail.MAIL_TRANSPORT !== "log") needs("MAIL_FROM");
    if (mail.MAIL_TRANSPORT === "smtp") needs("SMTP_HOST");
    if (mail.SMTP_USERNAME !== undefined) needs("SMTP_PASSWORD");
    // People's words and the login go there: encrypted, or to this very machine.
    if (mail.SMTP_SECURITY === "none" && mail.SMTP_HOST && !isLoopback({ hostname: mail.SMTP_HOST })) {
      context.addIssue({ code: "custom", path: ["SMTP_SECURITY"], message: "unencrypted" });
    }
  });

/** How mails leave (docs/mail.md). */
export interface MailConfiguration {
  transport: "cloudflare" | "smtp" | "log";
  from: Sender;
  /** Whether the EMAIL binding writes files, as it does in local runs. */
  hasFiles: boolean;
  /** For the transport `smtp` alone. */
  smtp: SmtpServer | null;
}

/** The usual port of each way to encrypt (RFC 8314, RFC 6409; 1025 is what local test servers take). */
const SMTP_PORTS = { starttls: 587, tls: 465, none: 1025 };

/** Parses the variables. Throws a `ConfigurationError` when one is missing or malformed. */
export function readSettings(env: Env): Omit<Settings, "builtInAccounts"> {
  const known = parseVariables(variables, env, PAGE);
  const mail = readMailConfiguration(env);
  return {
    newUserShard: known.NEW_USER_SHARD,
    signUpLimit: known.SIGN_UP_LIMIT,
    addressHashKey: known.ADDRESS_HASH_KEY,
    adminEmails: known.ADMIN_EMAILS,
    supportEmail: known.SUPPORT_EMAIL ?? null,
    testEndpoints: known.TEST_ENDPOINTS === "1",
    appOrigin: known.APP_ORIGIN ?? null,
    mail: {
      isReal: mail.transport !== "log",
      isDelivered: mail.transport !== "log" || mail.hasFiles,
      domain: mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1),
    },
  };
}

/** How mails leave. Throws when a variable is missing or malformed. */
export function readMailConfiguration(env: Env): MailConfiguration {
  const known = parseVariables(mailVariables, env, "docs/mail.md");
  const { MAIL_TRANSPORT: transport, SMTP_HOST: host, SMTP_SECURITY: security } = known;
  const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = known;
  return {
    transport,
    from: known.MAIL_FROM ?? { name: "Acolyte", address: "acolyte@localhost.localdomain" },
    hasFiles: known.MAIL_FILES === "1",
    smtp:
      transport === "smtp" && host
        ? {
            host,
            port: known.SMTP_PORT ?? SMTP_PORTS[security],
            security,
            login: username && password ? { username, password } : null,
          }
        : null,
  };
}

/**
 * What `read` makes of the variables, kept until one of them changes: they stay the same as long as a worker lives,
 * and to parse them costs more than a small query.
 */
export function readOnce<T>(read: (env: Env) => T): (env: Env) => T {
  let known: { variables: string; value: T } | undefined;
  return (env) => {
    const variables = JSON.stringify(Object.entries(env).filter(([, value]) => typeof value === "string"));
    if (known?.variables !== variables) known = { variables, value: read(env) };
    return known.value;
  };
}

/** The database of a journal shard. */
export function journalDatabase(env: Env, shard: number): D1Database {
  if (shard === 0) return env.JOURNAL_0;
  if (shard === 1) return env.JOURNAL_1;
  throw new Error(`There is no journal shard ${shard}`);
}

/** The databases of all journal shards, by number. */
export function journalShards(env: Env): D1Database[] {
  return [env.JOURNAL_0, env.JOURNAL_1];
}
