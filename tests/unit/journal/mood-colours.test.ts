import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOODS } from "~/features/journal/contract";

const read = (file: string) => readFileSync(new URL(`../../../app/${file}`, import.meta.url), "utf8");
const tokens = read("tailwind.css");
const moods = read("features/journal/ui/mood-colours.css");

/** A pair `light-dark(#…, #…)` that follows `name` in a text. */
function pair(text: string, name: string): [light: string, dark: string] {
  const from = text.slice(text.indexOf(name));
  const found = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(from);
  expect(text, name).toContain(name);
  return [found![1]!, found![2]!];
}

/** WCAG 2.2 contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [high, low] = [one, other].map(luminance).sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe.each(["light", "dark"] as const)("mood colours, %s", (theme) => {
  const side = theme === "light" ? 0 : 1;
  const names = ["[data-mood]", ...MOODS.map((mood) => `[data-mood="${mood}"]`)];

  it.each(names)("%s can be seen on paper, card and sunken", (name) => {
    for (const ground of ["paper", "card", "sunken"]) {
      const back = pair(tokens, `--color-${ground}:`)[side];
      expect(contrast(pair(moods, name)[side], back), `on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
