import { describe, expect, it } from "vitest";
import { linearScale, logScale } from "../../scripts/lib/chart-scale.mjs";
import { lineChart } from "../../scripts/lib/line-chart.mjs";

describe("a chart's scale", () => {
  it("has round ticks that hold all values", () => {
    const scale = linearScale([0, 7.3], 100, 0);
    expect(scale.ticks).toEqual([0, 2, 4, 6, 8]);
    expect([scale.at(0), scale.at(4), scale.at(8)]).toEqual([100, 50, 0]);
    expect(linearScale([0.1, 0.35], 0, 100, { isTight: true }).ticks).toEqual([
      0.1, 0.15, 0.2, 0.25, 0.3, 0.35,
    ]);
  });

  it("of powers of ten puts them at equal distances", () => {
    const scale = logScale([100, 10_000], 0, 100);
    expect(scale.ticks).toEqual([100, 1000, 10_000]);
    expect([100, 1000, 10_000].map(scale.at)).toEqual([0, 50, 100]);
  });

  it("stands one value alone", () => {
    for (const scale of [linearScale([5], 0, 100), linearScale([0], 0, 100), logScale([10], 0, 100)]) {
      expect(scale.ticks.every(Number.isFinite)).toBe(true);
      expect(Number.isFinite(scale.at(5))).toBe(true);
    }
  });
});

describe("a chart", () => {
  it("names what it shows, escaped, with a line for each series", () => {
    const svg = lineChart({
      title: 'Memory & "more" <of it>',
      x: { label: "minutes" },
      y: { label: "MB" },
      series: [
        {
          name: "workerd",
          points: [
            [0, 100],
            [1, 200],
          ],
        },
        {
          name: "other",
          points: [
            [0, 50],
            [1, 60],
          ],
        },
      ],
    });
    expect(svg).toContain('aria-label="Memory &amp; &quot;more&quot; &lt;of it&gt;"');
    expect(svg).toContain("prefers-color-scheme: dark");
    expect(svg.match(/<g class="s[01]"><path class="line" d="M[\d. L]+"\/>/g)).toHaveLength(2);
    expect(svg).not.toContain("NaN");
    expect(() => lineChart({ title: "", x: { label: "" }, y: { label: "" }, series: [] })).toThrow();
  });
});
