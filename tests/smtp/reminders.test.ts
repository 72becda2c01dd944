import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { linkIn, MailServer, type ReceivedMail } from "./mail-server";
import { type Person, Product } from "./product";

describe("reminders by e-mail over SMTP", () => {
  let product: Product;
  let port = 0;

  beforeAll(async () => {
    port = await getPort({ host: LOOPBACK });
    product = new Product({
      MAIL_TRANSPORT: "smtp",
      MAIL_FROM: "Acolyte <prayer@acolyte.test>",
      SMTP_HOST: LOOPBACK,
      SMTP_PORT: String(port),
      SMTP_SECURITY: "none",
    });
    await product.start();
  });
  afterAll(() => product[Symbol.asyncDispose]());

  const call = async <T>(person: Person, method: string, path: string, json?: unknown): Promise<T> => {
    const response = await product.call(person, method, `/api/reminders/${path}`, json);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as T;
  };
  /** The local times of this minute and the next few: one of them is certain to come. */
  const soon = () =>
    Array.from({ length: 4 }, (_, minute) => ({
      time: new Date(Date.now() + minute * 60_000).toISOString().slice(11, 16),
      label: "Vespers – Abendgebet",
    }));
  const isReminder = ({ parsed }: ReceivedMail) => parsed.subject === "Vespers – Abendgebet";

  it("come at their minute to a proven address, once, with a click that ends them", async () => {
    const mails = await MailServer.start(port);
    const person = await product.signUp();
    const unproven = await call<object>(person, "POST", "test", { channel: "email" });
    expect(unproven).toMatchObject({ state: "skipped", reason: "address-not-confirmed" });
    await product.post(linkIn(await mails.mailTo(person.email)));
    const test = await call<object>(person, "POST", "test", { channel: "email" });
    expect(test).toMatchObject({ state: "sent", reason: null });
    await mails.mailTo(person.email, ({ parsed }) => parsed.subject === "Test reminder");

    await call(person, "POST", "custom", {
      customReminders: soon(),
      reminderPreference: "custom",
      notificationPreference: "none",
      emailRemindersEnabled: true,
    });
    const mail = await product.tickUntil(mails.mailTo(person.email, isReminder));
    const text = mail.parsed.text ?? "";
    expect(text).toContain(`${product.origin}/journal?new=true`);
    const headers = Object.fromEntries(mail.parsed.headers.map(({ key, value }) => [key, value]));
    const url = /^<(http\S+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect(headers).toMatchObject({
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
      "message-id": expect.stringMatching(/^<reminder-\d+-\d+@acolyte\.test>$/),
    });
    expect(text).toContain(url);

    expect((await fetch(url)).status, "looking at it changes nothing").toBe(200);
    const oneClick = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    expect(await call(person, "GET", "custom")).toMatchObject({
      emailRemindersEnabled: false,
      nextReminderAt: null,
    });
    const deliveries = await call<{ state: string; isTest: boolean }[]>(person, "GET", "deliveries");
    const sent = deliveries.filter(({ state, isTest }) => state === "sent" && !isTest);
    expect(mails.mails.filter(isReminder)).toHaveLength(sent.length);
    expect(product.log).not.toContain("example.test");
    await mails.stop();
  });
});
