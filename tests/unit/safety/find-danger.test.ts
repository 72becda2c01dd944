import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DANGER_KINDS, findDanger } from "~/features/companion/domain/safety/find-danger";
import { plainSpeech } from "~/features/companion/domain/safety/plain-speech";
import { ALARMING } from "./alarming-cases";
import { DANGEROUS } from "./danger-cases";
import { EVERYDAY } from "./everyday-cases";
import { HARMLESS } from "./harmless-cases";

describe("signs of danger", () => {
  for (const kind of DANGER_KINDS) {
    it.each(DANGEROUS[kind])(`of ${kind}: %s`, (text) => expect(findDanger(text)?.kind).toBe(kind));
  }

  it.each(ALARMING)("of some kind: %s", (text) => expect(findDanger(text)).not.toBeNull());

  it.each([...HARMLESS, ...EVERYDAY])("none in: %s", (text) => expect(findDanger(text)).toBeNull());

  it.each(DANGER_KINDS.flatMap((kind) => DANGEROUS[kind]))("stand out among other words: %s", (text) => {
    const before = "Dear Lord, thank you for this day. I went to Mass and met Maria.";
    expect(findDanger(`${before}\n${text}\nPlease bless my family.`)).not.toBeNull();
    expect(findDanger(`${before} ${text}. Amen.`.toUpperCase())).not.toBeNull();
  });

  it("tells the writer from another", () => {
    expect(findDanger("I want to die")?.isAboutAnother).toBe(false);
    expect(findDanger("My friend says she wants to kill herself")?.isAboutAnother).toBe(true);
    expect(findDanger("My brother wants to die")?.isAboutAnother).toBe(true);
    expect(findDanger("My husband hits me")?.isAboutAnother).toBe(false);
  });

  it("takes any text, and a long one without delay", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        expect(() => findDanger(text)).not.toThrow();
      }),
    );
    for (const part of ["a ", "i want to ", "my my my ", "he is ", "k.i.l.", "****", "<<<<", "aaaa"]) {
      expect(findDanger(part.repeat(3_000))).toBeNull();
    }
  });
});

describe("plain speech", () => {
  it.each([
    ["I’m “fine”, don't worry!", "i am fine , do not worry"],
    ["K1LL", "kill"],
    ["at 7pm, the 21st", "at 7pm, the 21st"],
    ["dïé\u200b", "die"],
    ["h e l l o there", "hello there"],
    ["St. Joseph. Amen.", "saint joseph\namen"],
  ])("of %j", (text, plain) => expect(plainSpeech(text)).toBe(plain));
});
