import { once } from "node:events";
import net from "node:net";
import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { linkIn, MailServer } from "./mail-server";
import { Product } from "./product";

describe("mail over plain SMTP", () => {
  let product: Product;
  let port = 0;
  let server: MailServer | null = null;

  const serve = async (options = {}) => {
    server = await MailServer.start(port, options);
    return server;
  };
  const close = async () => {
    await server?.stop();
    server = null;
  };

  beforeAll(async () => {
    port = await getPort({ host: LOOPBACK });
    product = new Product({
      MAIL_TRANSPORT: "smtp",
      MAIL_FROM: "Acolyte – Gebet <prayer@acolyte.test>",
      SMTP_HOST: LOOPBACK,
      SMTP_PORT: String(port),
      SMTP_SECURITY: "none",
    });
    await product.start();
  });

  afterAll(async () => {
    await close();
    await product[Symbol.asyncDispose]();
  });

  it("delivers text and HTML at once, and the link in them confirms the address when its button is pressed", async () => {
    const mails = await serve();
    const person = await product.signUp();
    const mail = await mails.mailTo(person.email);
    expect(mail).toMatchObject({ from: "prayer@acolyte.test", to: [person.email] });
    expect(mail.parsed).toMatchObject({
      from: { name: "Acolyte – Gebet", address: "prayer@acolyte.test" },
      to: [{ address: person.email }],
      subject: "Please confirm your e-mail address",
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@acolyte\.test>$/),
    });
    expect(mail.parsed.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    expect(Math.max(...mail.raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
    const link = linkIn(mail);
    expect(link).toMatch(new RegExp(`^${product.origin}/verify-email/[\\w-]{43}$`));
    expect(mail.parsed.html).toContain(`href="${link}"`);

    expect(await person.json("GET", "/api/auth/user")).toMatchObject({ emailVerified: false });
    for (let opened = 0; opened < 2; opened++) expect((await fetch(link)).status).toBe(200);
    expect(await person.json("GET", "/api/auth/user")).toMatchObject({ emailVerified: false });
    expect((await product.post(link)).status).toBe(200);
    expect(await person.json("GET", "/api/auth/user")).toMatchObject({ emailVerified: true });
    expect((await product.post(link)).status).toBe(410);
    await close();
  });

  it("carries a shared prayer within the call, and shares nothing without a server", async () => {
    const mails = await serve();
    const person = await product.signUp();
    await product.post(linkIn(await mails.mailTo(person.email)));
    const name = { firstName: "Ana María", lastName: "Núñez" };
    await person.succeed("PATCH", "/api/auth/profile", name);
    const prayer = { title: "Für dich – 平安", content: "Herr, sei uns nahe.\n.\nAmen.", category: "peace" };
    const saved = await person.json("POST", "/api/prayers", prayer);
    const share = (email: string) => person.call("POST", `/api/prayers/${saved.id}/share`, { email });

    expect((await share("friend@example.test")).status).toBe(200);
    const mail = await mails.mailTo("friend@example.test");
    expect(mail.parsed).toMatchObject({
      subject: "Ana María Núñez shares a prayer with you",
      to: [{ address: "friend@example.test" }],
    });
    expect(mail.parsed.text).toContain("Für dich – 平安\n\nHerr, sei uns nahe.\n\n.\n\nAmen.");
    expect(mail.parsed.html).toContain("Herr, sei uns nahe.");
    expect(mail.raw).not.toContain(person.email);

    await close();
    const failed = await share("other@example.test");
    expect(failed.status).toBe(503);
    const silent = net.createServer((socket) => {
      socket.on("error", () => undefined).resume();
    });
    await new Promise<void>((resolve) => silent.listen(port, LOOPBACK, resolve));
    expect((await share("other@example.test")).status).toBe(503);
    await new Promise((resolve) => silent.close(resolve));

    expect(await person.json("GET", "/api/prayers")).toMatchObject([
      { id: saved.id, sharedWith: ["friend@example.test"] },
    ]);
  });

  it("drops a mail that the server refuses, logs it without its address, and continues", async () => {
    let refused = 0;
    const mails = await serve({
      onRcptTo: ({ address }: { address: string }, _: unknown, done: (error?: Error) => void) => {
        const isKnown = !address.startsWith("person-") || refused > 0;
        if (!isKnown) refused += 1;
        done(isKnown ? undefined : Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      },
    });
    const unknown = await product.signUp();
    expect(await product.logged("mail-dead")).toMatchObject({
      level: "ERROR",
      kind: "verify-email",
      attempts: 1,
      fault: "refused",
    });
    const known = await product.signUp();
    await product.tickUntil(mails.mailTo(known.email));
    expect(mails.mails.map(({ to }) => to)).toEqual([[known.email]]);
    expect(mails.connections).toBe(2);
    expect(product.log).not.toContain(unknown.email);
    expect(product.log).not.toContain("example.test");
    await close();
  });

  it("delivers later what it could not deliver: no server, a server that hangs up, one that says later", async () => {
    const person = await product.signUp();
    expect(await product.logged("mail-put-off")).toMatchObject({ level: "WARN", fault: "unavailable" });

    const rude = net.createServer((socket) => {
      socket.on("error", () => undefined).resume();
      socket.end("220 for a moment\r\n");
    });
    await new Promise<void>((resolve) => rude.listen(port, LOOPBACK, resolve));
    await product.tickUntil(once(rude, "connection"));
    await new Promise((resolve) => rude.close(resolve));
    expect((await fetch(product.origin)).status, "the worker lives on").toBe(200);

    const busy = await serve({
      onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) =>
        done(Object.assign(new Error("Try again later"), { responseCode: 451 })),
    });
    await product.tickUntil(busy.connected(1));
    await close();

    const mails = await serve();
    const mail = await product.tickUntil(mails.mailTo(person.email));
    expect((await product.post(linkIn(mail))).status).toBe(200);
    expect(await person.json("GET", "/api/auth/user")).toMatchObject({ emailVerified: true });
    expect(mails.mails.filter(({ to }) => to.includes(person.email))).toHaveLength(1);
    await close();
  });
});
