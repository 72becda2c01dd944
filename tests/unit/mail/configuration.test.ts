import { describe, expect, it } from "vitest";
import type { Env } from "~/server/env.server";
import { readMailConfiguration } from "~/server/mail-variables.server";
import { readSettings } from "~/server/settings.server";

const env = (variables: Record<string, string>) =>
  ({ ADDRESS_HASH_KEY: "a key of sixteen", ...variables }) as unknown as Env;
const SMTP = { MAIL_TRANSPORT: "smtp", MAIL_FROM: "prayer@acolyte.test", SMTP_HOST: "mail.acolyte.test" };

describe("the mail variables", () => {
  it("default to log, which delivers only on a local machine", () => {
    expect(readSettings(env({})).mail).toMatchObject({ isReal: false, isDelivered: false });
    expect(readSettings(env({ MAIL_FILES: "1" })).mail).toMatchObject({ isReal: false, isDelivered: true });
    expect(readSettings(env({ MAIL_TRANSPORT: "", MAIL_FROM: "", SMTP_HOST: "" })).mail.isReal).toBe(false);
  });

  it.each([
    ["prayer@acolyte.test", { name: "", address: "prayer@acolyte.test" }],
    ["Acolyte <prayer@acolyte.test>", { name: "Acolyte", address: "prayer@acolyte.test" }],
    ['"Kapelle, e.V." <prayer@acolyte.test>', { name: "Kapelle, e.V.", address: "prayer@acolyte.test" }],
  ])("accept %s as the sender", (from, sender) => {
    const known = env({ MAIL_TRANSPORT: "cloudflare", MAIL_FROM: from });
    expect(readMailConfiguration(known).from).toEqual(sender);
    expect(readSettings(known).mail).toEqual({ isReal: true, isDelivered: true, domain: "acolyte.test" });
  });

  it("default to the usual port of each encryption", () => {
    expect(readMailConfiguration(env(SMTP)).smtp).toEqual({
      host: "mail.acolyte.test",
      port: 587,
      security: "starttls",
      login: null,
    });
    expect(readMailConfiguration(env({ ...SMTP, SMTP_SECURITY: "tls" })).smtp?.port).toBe(465);
    const local = { ...SMTP, SMTP_HOST: "127.0.0.1", SMTP_SECURITY: "none" };
    expect(readMailConfiguration(env(local)).smtp?.port).toBe(1025);
    const login = { SMTP_USERNAME: "acolyte", SMTP_PASSWORD: "daily bread" };
    expect(readMailConfiguration(env({ ...SMTP, ...login, SMTP_PORT: "2525" })).smtp).toMatchObject({
      port: 2525,
      login: { username: "acolyte", password: "daily bread" },
    });
  });

  it.each([
    ["MAIL_TRANSPORT", { MAIL_TRANSPORT: "pigeon" }],
    ["MAIL_FROM", { MAIL_TRANSPORT: "cloudflare" }],
    ["MAIL_FROM", { ...SMTP, MAIL_FROM: "nobody" }],
    ["MAIL_FROM", { ...SMTP, MAIL_FROM: "Acolyte <nobody>" }],
    ["SMTP_HOST", { ...SMTP, SMTP_HOST: "" }],
    ["SMTP_PORT", { ...SMTP, SMTP_PORT: "70000" }],
    ["SMTP_SECURITY", { ...SMTP, SMTP_SECURITY: "maybe" }],
    ["SMTP_SECURITY", { ...SMTP, SMTP_SECURITY: "none" }],
    ["SMTP_PASSWORD", { ...SMTP, SMTP_USERNAME: "acolyte" }],
    ["APP_ORIGIN", { APP_ORIGIN: "https://acolyte.test/" }],
    ["APP_ORIGIN", { APP_ORIGIN: "acolyte.test" }],
  ])("are refused with the name of a faulty %s", (name, variables) => {
    expect(() => readSettings(env(variables))).toThrow(new RegExp(`^Configuration: .*${name}`));
  });
});
