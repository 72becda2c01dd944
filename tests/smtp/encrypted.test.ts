import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import { generate } from "selfsigned";
import type { SMTPServerAuthentication, SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trustedCertificate } from "../push/loopback-certificate";
import { MailServer } from "./mail-server";
import { Product } from "./product";

const LOGIN = { username: "acolyte", password: "Tägliches Brot" };

describe("mail over encrypted SMTP", () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-certificate-"));
  let keys = { key: "", cert: "" };

  beforeAll(async () => {
    keys = await trustedCertificate(path.join(directory, "authority.pem"));
  });

  afterAll(() => {
    delete process.env.NODE_EXTRA_CA_CERTS;
    fs.rmSync(directory, { recursive: true });
  });

  /** A server that wants the login, and encryption before it. */
  const strict = (options: SMTPServerOptions = {}): SMTPServerOptions => ({
    ...keys,
    disabledCommands: [],
    authMethods: ["PLAIN", "LOGIN"],
    onAuth: ({ username, password }: SMTPServerAuthentication, _session, done) => {
      const isRight = username === LOGIN.username && password === LOGIN.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error("Invalid login"), { responseCode: 535 }));
    },
    ...options,
  });

  async function startProduct(security: "starttls" | "tls", password = LOGIN.password) {
    const port = await getPort({ host: "localhost" });
    const product = new Product({
      MAIL_TRANSPORT: "smtp",
      MAIL_FROM: "prayer@acolyte.test",
      SMTP_HOST: "localhost",
      SMTP_PORT: String(port),
      SMTP_SECURITY: security,
      SMTP_USERNAME: LOGIN.username,
      SMTP_PASSWORD: password,
    });
    await product.start();
    return { product, port };
  }

  it("encrypts by STARTTLS before it logs in, and sends nothing where that is not offered", async () => {
    const { product, port } = await startProduct("starttls");
    await using _ = product;
    const tried: unknown[] = [];
    const stripped = await MailServer.start(port, {
      ...strict({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true }),
      onAuth: (login, _session, done) => {
        tried.push(login);
        done(null, { user: "anyone" });
      },
    });
    const person = await product.signUp();
    expect(await product.logged("mail-put-off")).toMatchObject({ fault: "not-encrypted" });
    await stripped.stop();
    expect(tried, "no password in the clear").toEqual([]);
    expect(stripped.mails).toEqual([]);

    const mails = await MailServer.start(port, strict());
    const mail = await product.tickUntil(mails.mailTo(person.email));
    expect(mail.session).toMatchObject({ secure: true, user: LOGIN.username });
    await mails.stop();
  });

  it("speaks TLS from the start, and to nobody whose certificate it does not trust", async () => {
    const { product, port } = await startProduct("tls");
    await using _ = product;
    const foreign = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
    const imposter = await MailServer.start(
      port,
      strict({ secure: true, key: foreign.private, cert: foreign.cert }),
    );
    const person = await product.signUp();
    expect(await product.logged("mail-put-off")).toMatchObject({ fault: "unavailable" });
    expect(imposter.mails).toEqual([]);
    await imposter.stop();

    const mails = await MailServer.start(port, strict({ secure: true }));
    const mail = await product.tickUntil(mails.mailTo(person.email));
    expect(mail.session).toMatchObject({ secure: true, user: LOGIN.username });
    await mails.stop();
  });
});
