import fs from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/lib/paths.mjs";
import { machineLine } from "./machine.mjs";

/**
 * @typedef {object} Report
 * @property {string} date
 * @property {ReturnType<typeof import("./machine.mjs").describeMachine> & { loadAtEnd: string }} machine
 * @property {number} seconds
 * @property {import("./figures.mjs").Figure[]} figures
 */

const HEADS = ["what", "measured", "budget", "beside, in the same run", "holds"];

/**
 * Writes the results to docs/bench.md and docs/bench.json.
 * @param {Report} report
 */
export function writeReport(report) {
  const docs = path.join(root, "docs");
  fs.writeFileSync(path.join(docs, "bench.json"), `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(path.join(docs, "bench.md"), asMarkdown(report));
}

/** Why what is missed is missed; for people, below the figures of each run. */
const notes = path.join(root, "tests", "bench", "notes.md");

/**
 * @param {Report} report
 * @returns {string}
 */
function asMarkdown(report) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return `# Measured

Written by \`npm run bench\` on ${report.date} (UTC), in ${report.seconds} s; the same as data is in \`bench.json\`.

${machineLine(report.machine)}

All workers run in one workerd through Miniflare, without the dev proxy and without a router, on the same databases. CPU
is that of the workerd process, D1 included, per request at concurrency 1: the median of alternating rounds after a
warm-up, and ratios round by round. The bare Worker, the bare React render and the empty-logic Remix page run the very
statements that the app was seen to run, the session's among them. Search is processor time too, less that of an empty
statement. "Its markup alone" is a Remix page of the very elements and attributes of the screen, which stand still, with
the same statements. JavaScript is what Chromium loads of a page that nobody touches, gzip file by file.

${row(HEADS)}
${row(HEADS.map(() => "---"))}
${report.figures.map((figure) => row(cellsOf(figure))).join("\n")}

${fs.readFileSync(notes, "utf8")}`;
}

/**
 * The table as text.
 * @param {Report} report
 * @returns {string}
 */
export function asText(report) {
  const lines = report.figures.map((figure) => {
    const { what, measured, budget, beside, holds } = figure;
    const verdict = holds === null ? "      " : holds ? "holds " : "MISSED";
    return `${verdict}  ${what}: ${measured}${budget && ` (budget: ${budget})`}${beside && `\n        ${beside}`}`;
  });
  return [machineLine(report.machine), "", ...lines].join("\n");
}

/** @param {import("./figures.mjs").Figure} figure */
function cellsOf({ what, measured, budget, beside, holds }) {
  return [what, measured, budget || "-", beside || "-", holds === null ? "-" : holds ? "yes" : "**no**"];
}
