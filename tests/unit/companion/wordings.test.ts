import { describe, expect, it } from "vitest";
import { nearestWording, storedWordings } from "~/features/companion/domain/retrieval/wordings";

const wordsOf = (text: string) => text.split(" ");
const [confession, scruples] = storedWordings([
  {
    texts: ["confession", "tell sin priest", "forgive"],
    phrases: ["tell sin priest", "confession", "priests forgive sins"].map(wordsOf),
  },
  {
    texts: ["scruples", "confess sin again", "worry"],
    phrases: ["confess sin again again"].map(wordsOf),
  },
]);
const weights = (...stems: string[]) => new Map(stems.map((stem) => [stem, 1]));

describe("the ways to ask for a topic", () => {
  it("are kept by their stems, those of two words and more", () => {
    expect(confession!.map(([stems]) => stems)).toEqual(["tell sin priest", "priest forgiv sin"]);
    expect(scruples!.map(([stems]) => stems)).toEqual(["confess sin again"]);
  });

  it("weigh the more, the rarer their words are", () => {
    const [[, ofBoth], [, ofOne]] = storedWordings([
      { texts: ["sin pray"], phrases: [["sin", "pray"]] },
      { texts: ["sin pray alms fast"], phrases: [["alms", "fast"]] },
    ]).flat() as [[string, number], [string, number]];
    expect(ofOne).toBeGreaterThan(ofBoth);
  });

  it("are near to a question by the words that both have, and the nearer the fewer others they have", () => {
    const whole = nearestWording([["sin priest", 2]], weights("sin", "priest"));
    const half = nearestWording([["sin priest tell forgiv", 4]], weights("sin", "priest"));
    expect(whole).toBe(2);
    expect(half).toBe(1);
    const both: [string, number][] = [
      ["sin priest tell forgiv", 4],
      ["sin priest", 2],
    ];
    expect(nearestWording(both, weights("sin", "priest"))).toBe(whole);
  });

  it("are not near by one word alone", () => {
    expect(nearestWording(confession!, weights("priest", "wedding"))).toBe(0);
    expect(nearestWording([], weights("priest"))).toBe(0);
  });
});
