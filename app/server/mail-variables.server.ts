import { z } from "zod";
import { isLoopback } from "~/shared/network";
import type { SmtpServer } from "./adapters/smtp-session";
import type { Sender } from "./ports/mailer";
import { flag, need, parseVariables } from "./variables.server";

/** The variables of mail. */
export interface MailVariables {
  /** `cloudflare`, `smtp` or `log`. */
  MAIL_TRANSPORT?: string;
  /** `Name <address>` or the address alone. */
  MAIL_FROM?: string;
  /** `1` where the EMAIL binding writes files, as it does in local runs. */
  MAIL_FILES?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_USERNAME?: string;
  SMTP_PASSWORD?: string;
  /** `starttls`, `tls` or `none`. */
  SMTP_SECURITY?: string;
}

/** How mails leave (docs/mail.md). */
export interface MailConfiguration {
  transport: "cloudflare" | "smtp" | "log";
  from: Sender;
  /** Whether the EMAIL binding writes files. */
  hasFiles: boolean;
  /** For the transport `smtp` alone. */
  smtp: SmtpServer | null;
}

const sender = z.string().transform((text, context): Sender => {
  const [, name = "", address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (!z.email().safeParse(address).success) context.addIssue({ code: "custom", message: "no address" });
  return { name, address };
});

const schema = z
  .object({
    MAIL_TRANSPORT: z.enum(["cloudflare", "smtp", "log"]).default("log"),
    MAIL_FROM: sender.optional(),
    MAIL_FILES: flag,
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    SMTP_USERNAME: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_SECURITY: z.enum(["starttls", "tls", "none"]).default("starttls"),
  })
  .superRefine((mail, context) => {
    if (mail.MAIL_TRANSPORT !== "log") need(mail, context, "MAIL_FROM");
    if (mail.MAIL_TRANSPORT === "smtp") need(mail, context, "SMTP_HOST");
    if (mail.SMTP_USERNAME !== undefined) need(mail, context, "SMTP_PASSWORD");
    // People's words and the login go there: encrypted, or to this very machine.
    if (mail.SMTP_SECURITY === "none" && mail.SMTP_HOST && !isLoopback({ hostname: mail.SMTP_HOST })) {
      context.addIssue({ code: "custom", path: ["SMTP_SECURITY"], message: "unencrypted" });
    }
  });

/** The usual port of each way to encrypt (RFC 8314, RFC 6409; 1025 is what local test servers take). */
const SMTP_PORTS = { starttls: 587, tls: 465, none: 1025 };

/** Parses the variables of mail. Throws a `ConfigurationError` when one is missing or malformed. */
export function readMailConfiguration(env: MailVariables): MailConfiguration {
  const known = parseVariables(schema, env, "docs/mail.md");
  const { MAIL_TRANSPORT: transport, SMTP_HOST: host, SMTP_SECURITY: security } = known;
  const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = known;
  return {
    transport,
    from: known.MAIL_FROM ?? { name: "Acolyte", address: "acolyte@localhost.localdomain" },
    hasFiles: known.MAIL_FILES,
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
