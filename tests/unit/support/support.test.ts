import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { supportSchema } from "~/features/support/contract";
import { supportMail, supportNumber } from "~/features/support/domain/support-message";

const INPUT = { email: "Maria@Example.test", topic: "journal", message: "One line\r\n\r\nand another" };
const parse = (change: object) => safeParse(supportSchema, { ...INPUT, ...change });

describe("a message to support", () => {
  it("is accepted as written, with its address in lower case", () => {
    expect(parse({}).data).toEqual({ ...INPUT, email: "maria@example.test" });
    expect(parse({ message: "x".repeat(4_000) }).success).toBe(true);
  });

  it.each([
    ["no address", { email: "" }],
    ["half an address", { email: "maria@" }],
    ["a line break after the address", { email: "maria@example.test\r\nBcc: all@example.test" }],
    ["a line break alone after the address", { email: "maria@example.test\n" }],
    ["a carriage return before the address", { email: "\rmaria@example.test" }],
    ["NUL in the address", { email: "maria@example.test\0" }],
    ["a line separator in the address", { email: "maria@example.test\u2028" }],
    ["two addresses", { email: "maria@example.test,all@example.test" }],
    ["an unknown topic", { topic: "journal\r\nBcc: all@example.test" }],
    ["no message", { message: " \n " }],
    ["NUL in the message", { message: "One\0line" }],
    ["an escape in the message", { message: "One\u001b[2Jline" }],
    ["a message that is too long", { message: "x".repeat(4_001) }],
  ])("is refused with %s", (_name, change) => {
    expect(parse(change).success).toBe(false);
  });

  it("drops an invalid request id", () => {
    expect(parse({ request: "</code>" }).data?.request).toBeUndefined();
    const request = crypto.randomUUID();
    expect(parse({ request }).data?.request).toBe(request);
  });
});

describe("the mail of a message to support", () => {
  const content = supportMail(
    { email: "maria@example.test", topic: "plans", message: "Subject: none\n\nBcc: x@example.test" },
    { number: "7KQ4-M2XD", userId: null },
  );

  it("has nothing that the sender typed in its subject", () => {
    expect(content.subject).toBe("[7KQ4-M2XD] Plans and the trial");
    expect(content.paragraphs).toEqual(["Subject: none", "Bcc: x@example.test"]);
    expect(content.notes).toContain("Written without signing in: the address is not proven.");
  });

  it("has a number without characters that look alike", () => {
    expect(supportNumber(new Uint8Array([0, 31, 32, 255, 8, 9, 10, 11]))).toMatch(
      /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/,
    );
    expect(supportNumber(new Uint8Array(8))).toBe("2222-2222");
  });
});
