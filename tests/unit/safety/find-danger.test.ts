import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDanger } from "~/features/safety/domain/find-danger";
import { readCorpus } from "../../../scripts/lib/danger-corpus.ts";

/** Messages that were missed or mistaken once, and plain ones that must never be: content/safety/train/00.txt. */
const KNOWN = readCorpus("train").filter(({ author }) => author === "00");
const DANGEROUS = KNOWN.filter(({ level }) => level !== "harmless").map(({ text }) => text);
const URGENT = KNOWN.filter(({ level }) => level === "emergency").map(({ text }) => text);
const HARMLESS = KNOWN.filter(({ level }) => level === "harmless").map(({ text }) => text);

describe("danger", () => {
  it.each(DANGEROUS)("is found in: %s", (text) => expect(findDanger(text)).not.toBeNull());

  it("is called an emergency when a life is at stake", () => {
    const lesser = URGENT.filter((text) => findDanger(text)?.level !== "emergency");
    expect(lesser).toEqual([]);
  });

  it.each(HARMLESS)("is not found in: %s", (text) => expect(findDanger(text)).toBeNull());

  it("is found among harmless sentences", () => {
    const before = "Dear Lord, thank you for this day. I went to Mass and met Maria.";
    for (const text of URGENT) {
      expect([text, findDanger(`${before}\n${text}\nPlease bless my family.`)]).not.toEqual([text, null]);
    }
  });

  it("tells the writer from another person", () => {
    expect(findDanger("I want to die")).toMatchObject({ isAboutAnother: false });
    expect(findDanger("wanna die so bad rn")).toMatchObject({ isAboutAnother: false });
    expect(findDanger("quiero morirme ya")).toMatchObject({ isAboutAnother: false });
    expect(findDanger("My husband hits me")).toMatchObject({ isAboutAnother: false });
    expect(findDanger("My friend says she wants to kill herself")).toMatchObject({ isAboutAnother: true });
    expect(findDanger("My brother wants to die")).toMatchObject({ isAboutAnother: true });
    expect(findDanger("mi hija se corta los brazos")).toMatchObject({ isAboutAnother: true });
  });

  it.each([
    ["suicide", "I want to kill myself tonight"],
    ["self-harm", "I cut my arms again last night and it won't stop bleeding"],
    ["domestic-violence", "My husband choked me again last night"],
    ["church-abuse", "The priest at our parish keeps touching me in the sacristy"],
    ["medical", "My daughter swallowed a whole bottle of pills"],
    ["psychosis", "The voices keep telling me to hurt my sister"],
    ["blackmail", "Someone has my nudes and wants money or he sends them to my school"],
    ["trafficking", "They took my passport and force me to work without pay"],
    ["stopped-treatment", "I stopped taking my insulin because God will heal me"],
  ])("is named %s in: %s", (kind, text) => expect(findDanger(text)).toMatchObject({ kind }));

  it("is answered in the writer's language", () => {
    expect(findDanger("Ya no quiero vivir, Señor")).toMatchObject({ language: "es" });
    expect(findDanger("me kiero morir")).toMatchObject({ language: "es" });
    expect(findDanger("I don't want to live anymore")).toMatchObject({ language: "en" });
  });
});

describe("writing that does not hide danger", () => {
  const PLAIN = [
    "I want to kill myself tonight",
    "my dad beats me every day",
    "someone is blackmailing me with my nudes",
    "quiero matarme esta noche",
    "mi esposo me golpea y me amenaza de muerte",
    "I took too many pills and I am scared",
  ];
  const found = (text: string) => expect([text, findDanger(text)]).not.toEqual([text, null]);

  it.each([
    ["capitals", (text: string) => text.toUpperCase()],
    ["capitals at random", (text: string) => text.replace(/(.)(.)/g, (_, a, b) => a.toUpperCase() + b)],
    ["wide spaces", (text: string) => `  ${text.replace(/ /g, "   \t ")}  `],
    ["line breaks", (text: string) => text.replace(/ /g, "\n")],
    ["letters set apart", (text: string) => [...text.replace(/ /g, "  ")].join(" ").replace(/ {3,}/g, "   ")],
    ["accents on every vowel", (text: string) => text.replace(/[aeiou]/g, "$&\u0301")],
    ["emoji between the words", (text: string) => text.replace(/ /g, " 😭 ")],
    ["zero-width characters", (text: string) => [...text].join("\u200b")],
    ["a soft hyphen in every word", (text: string) => text.replace(/\B/g, "\u00ad")],
    ["drawn-out letters", (text: string) => text.replace(/[aeiou]\b/g, "$&$&$&$&")],
    ["digits for letters", (text: string) => text.replace(/i/g, "1").replace(/e/g, "3").replace(/o/g, "0")],
    ["full stops for spaces", (text: string) => text.replace(/ /g, ".")],
    ["Cyrillic look-alikes", (text: string) => text.replace(/a/g, "а").replace(/e/g, "е")],
  ])("is %s", (_name, write) => {
    for (const text of PLAIN) found(write(text));
  });

  it("is, hardly ever, a slip of the keyboard", () => {
    const slips = PLAIN.flatMap((text) => slipsIn(text));
    const missed = slips.filter((text) => findDanger(text) === null);
    expect(slips.length).toBeGreaterThan(100);
    expect(missed.length / slips.length, missed.join("\n")).toBeLessThan(0.03);
  });
});

/** Every way to swap, double or drop one inner letter of a word of five letters or more. */
function slipsIn(text: string): string[] {
  return [...text.matchAll(/[a-z]{5,}/g)].flatMap(({ 0: word, index }) =>
    Array.from({ length: word.length - 3 }, (_, at) => at + 1).flatMap((at) => {
      const [before, one, two, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
      return [two + one, one + one + two, two].map(
        (slip) => text.slice(0, index) + before + slip + after + text.slice(index + word.length),
      );
    }),
  );
}

it("reads any text, and a long one without delay", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(() => findDanger(text)).not.toThrow();
    }),
  );
  for (const part of ["a ", "i want to ", "my my my ", "he is ", "k.i.l.", "****", "<<<<", "aaaa"]) {
    expect(() => findDanger(part.repeat(3_000))).not.toThrow();
  }
});
