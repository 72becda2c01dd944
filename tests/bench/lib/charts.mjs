import fs from "node:fs";
import path from "node:path";
import { lineChart } from "../../../scripts/lib/line-chart.mjs";

/** @type {Record<string, { title: string, x: string, y: string }>} */
const CHARTS = {
  "entries-cpu": { title: "Worker CPU as a journal grows", x: "entries", y: "ms a request" },
  "entries-rows": { title: "Rows read as a journal grows", x: "entries", y: "rows a request" },
  "people-cpu": { title: "Worker CPU as people become more", x: "people with reminders", y: "ms" },
  "people-rows": { title: "Rows read as people become more", x: "people with reminders", y: "rows" },
};

/**
 * Draws the curves of the figures, one SVG file a chart.
 * @param {string} directory
 * @param {import("./figures.mjs").Figure[]} figures
 * @returns {string[]} Markdown that shows the charts
 */
export function drawCharts(directory, figures) {
  const curves = figures.flatMap(({ curve }) => (curve ? [curve] : []));
  return Object.entries(CHARTS).flatMap(([id, { title, x, y }]) => {
    const series = curves.filter(({ chart }) => chart === id);
    if (series.length === 0) return [];
    const svg = lineChart({ title, x: { label: x, isLog: true }, y: { label: y }, series });
    const file = `growth-${id}.svg`;
    fs.writeFileSync(path.join(directory, file), svg);
    return [`![${title}](${file})`];
  });
}
