import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeReflection } from "~/features/companion/domain/compose/reflection/compose-reflection";
import { anyText, TEXTS } from "./texts";

const compose = (text: string, history: string[] = [], attempt = 0) =>
  composeReflection({ kind: "reflection", text, history, attempt });
const questionsOf = (reflection: string) => reflection.split("\n\n")[1]!.split("\n");

describe("a reflection", () => {
  it("is a sentence that leads in, and two or three questions", () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (text, attempt) => {
        const reflection = compose(text, [], attempt);
        expect(reflection).toMatch(/^[A-Z][^\n?]+\.\n\n(?:[A-Z][^\n?]+\?\n?){2,3}$/);
        expect(reflection).not.toMatch(/[<>{}*#]/);
        expect(compose(text, [], attempt)).toBe(reflection);
      }),
    );
  });

  it("follows the theme and the people of the text", () => {
    expect(compose(TEXTS[2]!)).toContain("your grandmother");
    expect(compose("My sister Ruth visited us")).toContain("your sister Ruth");
    expect(compose("I feel far from God, prayer is dry")).toMatch(/faith|pray|God/);
  });

  it("asks about the event and the people that the text names", () => {
    const asked = compose("My mother begins chemotherapy on Monday and she is frightened.");
    expect(asked).toContain("the chemotherapy");
    expect(asked).toContain("your mother");
    expect(compose("I yelled at Ellie over spilled juice and she flinched.")).toContain("your sharp words");
  });

  it.each(TEXTS)("asks nothing again that the history has: %s", (text) => {
    const history: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const reflection = compose(text, history, attempt);
      for (const question of questionsOf(reflection)) expect(history.join("\n")).not.toContain(question);
      history.push(reflection);
    }
  });

  it("starts over when every question has been asked", () => {
    const history: string[] = [];
    for (let attempt = 0; attempt < 60; attempt++) history.push(compose("peace", history, attempt));
    expect(questionsOf(history.at(-1)!).length).toBeGreaterThanOrEqual(2);
  });
});
