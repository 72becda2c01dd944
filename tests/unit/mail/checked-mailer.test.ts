import { describe, expect, it, vi } from "vitest";
import { checkedMailer } from "~/server/adapters/checked-mailer.server";
import type { MailMessage, MailTransport, Sender } from "~/server/ports/mailer";

const FROM: Sender = { name: "Acolyte", address: "prayer@acolyte.test" };
const MAIL: MailMessage = {
  to: "person@example.test",
  subject: "Peace be with you",
  text: "One line\r\nand another.",
  html: "<p>One line</p>",
  messageId: "<one@acolyte.test>",
};

/** Sends a mail through the check. Returns the sending and the transport's spy. */
async function send(change: Partial<MailMessage>, from: Partial<Sender> = {}) {
  const deliver = vi.fn<MailTransport["deliver"]>().mockResolvedValue();
  const sent = checkedMailer({ ...FROM, ...from }, { deliver }).send({ ...MAIL, ...change });
  return { sent, deliver };
}

const BREAKS = Object.entries({
  "CR LF": "\r\nBcc: everybody@example.test",
  CR: "\rBcc: everybody@example.test",
  LF: "\nBcc: everybody@example.test",
  "folded CR LF": "\r\n Bcc: everybody@example.test",
  "two CR LF": "\r\n\r\n<p>another body</p>",
  NUL: "\0",
  "NUL and LF": "\0\n",
  "vertical tab": "\u000b",
  "form feed": "\u000c",
  escape: "\u001b[2J",
  delete: "\u007f",
  "next line": "\u0085Bcc: everybody@example.test",
  "line separator": "\u2028Bcc: everybody@example.test",
  "paragraph separator": "\u2029Bcc: everybody@example.test",
});

const FIELDS: [string, (text: string) => [Partial<MailMessage>, Partial<Sender>?]][] = [
  ["the subject", (text) => [{ subject: `Peace${text}` }]],
  ["the start of the subject", (text) => [{ subject: `${text}Peace` }]],
  ["the recipient", (text) => [{ to: `person@example.test${text}` }]],
  ["the local part of the recipient", (text) => [{ to: `per${text}son@example.test` }]],
  ["the address of answers", (text) => [{ replyTo: `reader@example.test${text}` }]],
  ["the sender's address", (text) => [{}, { address: `prayer@acolyte.test${text}` }]],
  ["the sender's name", (text) => [{}, { name: `Acolyte${text}` }]],
  ["the Message-ID", (text) => [{ messageId: `<one${text}@acolyte.test>` }]],
  ["the end of the Message-ID", (text) => [{ messageId: `<one@acolyte.test>${text}` }]],
  ["a header's value", (text) => [{ headers: { "X-Note": `a${text}` } }]],
  ["a header's name", (text) => [{ headers: { [`X-Note${text}`]: "a" } }]],
];

describe("the check before every transport", () => {
  const cases = FIELDS.flatMap(([field, put]) => BREAKS.map(([name, text]) => ({ field, name, put, text })));

  it.each(cases)("refuses $name in $field before any transport", async ({ put, text }) => {
    const { sent, deliver } = await send(...put(text));
    await expect(sent).rejects.toMatchObject({ fault: "unsafe-header", isPermanent: true });
    expect(deliver).not.toHaveBeenCalled();
  });

  it.each([
    ["two recipients", { to: "a@example.test,b@example.test" }],
    ["a recipient with a name", { to: "Person <person@example.test>" }],
    ["a recipient in angle brackets", { to: "<person@example.test>" }],
    ["a recipient with a space", { to: "person @example.test" }],
    ["a quoted recipient", { to: '"a b"@example.test' }],
    ["no recipient", { to: "" }],
    ["a recipient without a domain", { to: "person@" }],
    ["a Message-ID without brackets", { messageId: "one@acolyte.test" }],
    ["a subject of 999 characters", { subject: "a".repeat(999) }],
    ["a header without a name", { headers: { "": "a" } }],
    ["a header with a colon in its name", { headers: { "X-Note: a": "b" } }],
    ["a header with a space in its name", { headers: { "X Note": "a" } }],
    ...["From", "to", "BCC", "cc", "Subject", "Message-ID", "content-type", "Reply-To", "Return-Path"].map(
      (name): [string, Partial<MailMessage>] => [
        `its own ${name}`,
        { headers: { [name]: "a@example.test" } },
      ],
    ),
  ] as [string, Partial<MailMessage>][])("refuses %s", async (_, change) => {
    const { sent, deliver } = await send(change);
    await expect(sent).rejects.toMatchObject({ fault: "unsafe-header" });
    expect(deliver).not.toHaveBeenCalled();
  });

  it("keeps the mail out of its error", async () => {
    const { sent } = await send({ to: "secret@example.test\r\n", subject: "A secret" });
    const error = await sent.catch((thrown: Error) => thrown);
    expect(String((error as Error).stack)).not.toMatch(/secret/i);
  });

  it("allows line breaks in text and HTML, and any letter in subject and name", async () => {
    const change = {
      subject: "Friede sei mit dir – 平和 🕊",
      headers: { "Auto-Submitted": "auto-generated" },
    };
    const { sent, deliver } = await send(change, { name: "Stille Kapelle, e.V." });
    await sent;
    expect(deliver).toHaveBeenCalledExactlyOnceWith({
      ...MAIL,
      ...change,
      from: { ...FROM, name: "Stille Kapelle, e.V." },
    });
  });
});
