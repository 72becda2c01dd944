import fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { encodeMailbox, encodeWords } from "~/server/adapters/encoded-words";

const parse = (header: string) => PostalMime.parse(`${header}\r\n\r\nbody`);

/** Texts that are valid in a header at all. */
const line = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 120 })
  .filter((text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) && text.trim() === text && !/\s{2}/.test(text));

describe("text in header fields", () => {
  it("stays plain ASCII text", () => {
    expect(encodeWords("Your password was changed")).toBe("Your password was changed");
  });

  it("is decoded as it was written, from words of at most 75 characters", async () => {
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const encoded = encodeWords(text);
        expect((await parse(`Subject: ${encoded}`)).subject).toBe(text);
        if (encoded === text) return;
        for (const word of encoded.split("\r\n ")) expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/]+=*\?=$/);
        expect(Math.max(...encoded.split("\r\n ").map((word) => word.length))).toBeLessThanOrEqual(75);
      }),
    );
  });

  const NAMES = [
    "Acolyte",
    'The "quiet" chapel',
    "back\\slash",
    "Kapelle, e.V.",
    "Ökumene – 平和",
    "=?UTF-8?Q?x?=",
  ];
  it.each(NAMES)("names the sender %j", async (name) => {
    const { from } = await parse(`From: ${encodeMailbox({ name, address: "prayer@acolyte.test" })}`);
    expect(from).toEqual({ name, address: "prayer@acolyte.test" });
  });

  it("is only the address for a sender without a name", () => {
    expect(encodeMailbox({ name: "", address: "prayer@acolyte.test" })).toBe("prayer@acolyte.test");
  });
});
