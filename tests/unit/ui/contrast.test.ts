import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOODS } from "~/features/journal/contract";

const read = (file: string) => readFileSync(new URL(`../../../app/${file}`, import.meta.url), "utf8");
const css = read("tailwind.css");
const prose = read("ui/prose-entry.css");
const moods = read("features/journal/ui/mood-colours.css");

type Pair = [light: string, dark: string];
type Tokens = Map<string, Pair>;

/** Returns the custom properties of a text that are a light and a dark colour, by their names without "--color-". */
function tokensIn(text: string): Tokens {
  const found = text.matchAll(/--(?:color-)?([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi);
  return new Map([...found].map(([, name, light, dark]) => [name!, [light!, dark!]]));
}

function block(text: string, start: string, end = "}"): string {
  const from = text.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  return text.slice(from, text.indexOf(end, from));
}

/** Returns the WCAG 2.2 contrast ratio of two colours. */
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

const base = tokensIn(block(css, "@theme {", "--font-serif"));
const seasons = ["purple", "white", "green", "red", "rose"];
const accentsOf = (season: string) => tokensIn(block(css, `[data-season="${season}"] {`));
const marks = [...base.keys()].filter((name) => name.startsWith("mark-"));
const TEXT = 4.5;
const SHAPE = 3;

/** Colours that appear on grounds, and their least contrast. */
type Rule = [fronts: string[], backs: string[], least: number];
type Case = [front: string, back: string, least: number];
const casesOf = (rules: Rule[]): Case[] =>
  rules.flatMap(([fronts, backs, least]) =>
    fronts.flatMap((front) => backs.map((back): Case => [front, back, least])),
  );

const always = casesOf([
  [["ink"], ["paper", "card", "sunken"], 7],
  [["muted"], ["paper", "card", "sunken"], TEXT],
  [["line-strong"], ["paper", "card"], SHAPE],
  [["danger", "warn", "success"], ["paper", "card"], TEXT],
  ...["danger", "warn", "success"].map((tone): Rule => [[tone, "ink", "muted"], [`${tone}-soft`], TEXT]),
  [["ink"], marks, TEXT],
]);
const inSeason = casesOf([
  [["accent-ink"], ["accent", "accent-hover"], TEXT],
  [["ink", "muted", "accent-text", "danger"], ["accent-soft"], TEXT],
  [["accent-text"], ["sunken", "paper", "card"], TEXT],
  [["accent", "accent-hover"], ["paper", "card"], SHAPE],
]);
const moodNames = ["[data-mood]", ...MOODS.map((mood) => `[data-mood="${mood}"]`)];

describe.each(["light", "dark"] as const)("contrast, %s", (theme) => {
  const side = theme === "light" ? 0 : 1;

  it.each(always)("%s on %s is at least %f", (front, back, least) => {
    expect(contrast(base.get(front)![side], base.get(back)![side])).toBeGreaterThanOrEqual(least);
  });

  describe.each(seasons)("%s", (season) => {
    const tokens: Tokens = new Map([...base, ...accentsOf(season)]);

    it.each(inSeason)("%s on %s is at least %f", (front, back, least) => {
      expect(contrast(tokens.get(front)![side], tokens.get(back)![side])).toBeGreaterThanOrEqual(least);
    });
  });

  it.each(moodNames)("the colour of %s is visible on every ground", (name) => {
    const mood = tokensIn(block(moods, `${name} {`)).get("mood")!;
    for (const ground of ["paper", "card", "sunken"]) {
      expect(contrast(mood[side], base.get(ground)![side]), ground).toBeGreaterThanOrEqual(SHAPE);
    }
  });
});

describe("a highlight in a colour from another editor", () => {
  const rule = (selector: string) => block(prose, `& ${selector} {`);

  it("has dark words in both schemes, since its own colour is light in both", () => {
    expect(rule("mark[style]")).toContain("color: var(--color-marked) !important");
    const [, words] = css.match(/--color-marked:\s*(#[0-9a-f]{6});/i)!;
    for (const mark of marks) expect(contrast(words!, base.get(mark)![0])).toBeGreaterThanOrEqual(7);
  });

  it("is yellow with the surrounding text colour when its own colour is unknown", () => {
    const unknown = rule('mark[style*="var("]');
    expect(unknown).toContain("background-color: var(--color-mark-yellow) !important");
    expect(unknown).toMatch(/[^-]color: inherit !important/);
    expect(prose.indexOf('& mark[style*="var("]')).toBeGreaterThan(prose.indexOf("& mark[style] {"));
  });
});

it("draws the focus ring in a colour that the pairs above cover", () => {
  expect(css).toMatch(/:focus-visible\s*\{[^}]*outline: 2px solid var\(--color-accent-text\)/);
});
