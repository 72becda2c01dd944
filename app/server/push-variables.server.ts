import { z } from "zod";
import { flag, needTogether, parseVariables, optionalText as text } from "./variables.server";

/** The variables of Web Push. Without the three keys nothing is pushed, and the screens say so. */
export interface PushVariables {
  /** The server's public key (RFC 8292): an uncompressed P-256 point in base64url. Browsers subscribe with it. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  VAPID_SUBJECT?: string;
  /** `1` lets tests push to this machine. */
  PUSH_LOOPBACK?: string;
}

/** How reminders are pushed; `keys` is `null` without a configuration. */
export interface PushConfiguration {
  keys: VapidKeys | null;
  allowsLoopback: boolean;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

const schema = z
  .object({
    // 65 bytes, the first of them 4; 32 bytes.
    VAPID_PUBLIC_KEY: text.refine((key) => key === undefined || /^B[\w-]{86}$/.test(key)),
    VAPID_PRIVATE_KEY: text.refine((key) => key === undefined || /^[\w-]{43}$/.test(key)),
    VAPID_SUBJECT: text.refine(
      (subject) => subject === undefined || /^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/\S+)$/.test(subject),
    ),
    PUSH_LOOPBACK: flag,
  })
  .superRefine((values, context) =>
    needTogether(values, context, ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"]),
  );

/** Parses the variables of Web Push. Throws when one is malformed or one of the three is missing. */
export function readPushConfiguration(env: PushVariables): PushConfiguration {
  const variables = parseVariables(schema, env, "docs/push.md");
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  return {
    keys: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null,
    allowsLoopback: variables.PUSH_LOOPBACK,
  };
}
