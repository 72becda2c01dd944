import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../app/tailwind.css", import.meta.url), "utf8");

type Tokens = Map<string, [light: string, dark: string]>;

function tokensIn(block: string): Tokens {
  const found = block.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi);
  return new Map([...found].map(([, name, light, dark]) => [name!, [light!, dark!]]));
}

function block(start: string, end = "}"): string {
  const from = css.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  return css.slice(from, css.indexOf(end, from));
}

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const base = tokensIn(block("@theme {", "--font-serif"));
const seasons = ["purple", "white", "green", "red", "rose"];
const grounds = ["paper", "card"];
const TEXT = 4.5;
const SHAPE = 3;

const anywhere: [front: string, back: string, least: number][] = [
  ...["paper", "card", "sunken"].flatMap((back): [string, string, number][] => [
    ["ink", back, 7],
    ["muted", back, TEXT],
  ]),
  ...grounds.flatMap((back): [string, string, number][] => [
    ["line-strong", back, SHAPE],
    ["danger", back, TEXT],
    ["warn", back, TEXT],
    ["success", back, TEXT],
  ]),
  ...["danger", "warn", "success"].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, TEXT],
    ["ink", `${tone}-soft`, TEXT],
    ["muted", `${tone}-soft`, TEXT],
  ]),
  ...[...base.keys()]
    .filter((name) => name.startsWith("mark-"))
    .map((name): [string, string, number] => ["ink", name, TEXT]),
];

const ofTheDay: [front: string, back: string, least: number][] = [
  ["accent-ink", "accent", TEXT],
  ["accent-ink", "accent-hover", TEXT],
  ["ink", "accent-soft", TEXT],
  ["muted", "accent-soft", TEXT],
  ["accent-text", "accent-soft", TEXT],
  ["danger", "accent-soft", TEXT],
  ["accent-text", "sunken", TEXT],
  ...grounds.flatMap((back): [string, string, number][] => [
    ["accent-text", back, TEXT],
    ["accent", back, SHAPE],
    ["accent-hover", back, SHAPE],
  ]),
];

describe.each(["light", "dark"] as const)("contrast, %s", (theme) => {
  const side = theme === "light" ? 0 : 1;

  it.each(anywhere)("%s on %s is at least %f", (front, back, least) => {
    expect(contrast(base.get(front)![side], base.get(back)![side])).toBeGreaterThanOrEqual(least);
  });

  describe.each(seasons)("%s", (season) => {
    const tokens: Tokens = new Map([...base, ...tokensIn(block(`[data-season="${season}"] {`))]);

    it.each(ofTheDay)("%s on %s is at least %f", (front, back, least) => {
      expect(contrast(tokens.get(front)![side], tokens.get(back)![side])).toBeGreaterThanOrEqual(least);
    });
  });
});

describe("a highlight in a colour from elsewhere", () => {
  const prose = readFileSync(new URL("../../../app/ui/prose-entry.css", import.meta.url), "utf8");
  const rule = (selector: string) => prose.slice(prose.indexOf(`& ${selector} {`)).split("}")[0]!;
  const shades = [...base].filter(([name]) => name.startsWith("mark-")).map(([, [light]]) => light);

  it("has dark words in both schemes, since its own colour is light in both", () => {
    expect(rule("mark[style]")).toContain("color: var(--color-marked) !important");
    const [, words] = css.match(/--color-marked:\s*(#[0-9a-f]{6});/i)!;
    for (const shade of shades) expect(contrast(words!, shade)).toBeGreaterThanOrEqual(7);
  });

  it("is yellow with the words around it where that colour is unknown here", () => {
    const unknown = rule('mark[style*="var("]');
    expect(unknown).toContain("background-color: var(--color-mark-yellow) !important");
    expect(unknown).toMatch(/[^-]color: inherit !important/);
    expect(prose.indexOf('& mark[style*="var("]')).toBeGreaterThan(prose.indexOf("& mark[style] {"));
  });
});

describe("tokens", () => {
  it.each(seasons)("%s sets every accent token", (season) => {
    expect([...tokensIn(block(`[data-season="${season}"] {`)).keys()].sort()).toEqual([
      "accent",
      "accent-hover",
      "accent-ink",
      "accent-soft",
      "accent-text",
    ]);
  });

  it("draws the focus ring in a colour that the pairs above cover", () => {
    expect(css).toMatch(/:focus-visible\s*\{[^}]*outline: 2px solid var\(--color-accent-text\)/);
  });
});
