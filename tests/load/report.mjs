import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { machineLine } from "../bench/lib/machine.mjs";
import { percentile } from "./lib/meter.mjs";

/**
 * @typedef {object} LoadReport
 * @property {string} date
 * @property {ReturnType<typeof import("../bench/lib/machine.mjs").describeMachine> & { loadAtEnd: string }} machine
 * @property {{ members: number, readers: number, visitors: number }} people
 * @property {number} minutes that were asked for
 * @property {number} seconds that it took
 * @property {{ worker: number, generator: number }} cores that were busy on average
 * @property {Map<string, import("./lib/meter.mjs").Kind>} kinds
 * @property {number} requests
 * @property {ReturnType<typeof import("./lib/memory-watch.mjs").judgeMemory>} memory
 * @property {string[]} faults
 */

const HEADS = ["request", "times", "p50", "p95", "p99", "errors"];
/** What was seen and what is missed; for people, below the figures of each run. */
const notes = path.join(root, "tests", "load", "notes.md");

/**
 * @param {LoadReport} report
 * @returns {boolean} whether every promise was kept
 */
export function holds({ faults, memory }) {
  return faults.length === 0 && memory.resident.holds && memory.heap.holds;
}

/**
 * Writes docs/load.md.
 * @param {LoadReport} report
 */
export function writeReport(report) {
  fs.writeFileSync(path.join(root, "docs", "load.md"), asMarkdown(report));
}

/**
 * The table as text.
 * @param {LoadReport} report
 * @returns {string}
 */
export function asText(report) {
  const rows = [HEADS, ...rowsOf(report)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  return [machineLine(report.machine), "", ...lines, "", ...summary(report), ...report.faults].join("\n");
}

/** @param {LoadReport} report */
function asMarkdown(report) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const { members, readers, visitors } = report.people;
  return `# Under load

Written by \`npm run load\` on ${report.date} (UTC).

${machineLine(report.machine)}

A closed loop against the product as \`npm start\` serves it, on the same machine as the load generator: ${members} members
who read and write (two of them with 5,000 entries, the others with 300), ${readers} readers who have questions answered word
by word on two devices at once, and ${visitors} places in a crowd before shared pages, each view by another visitor. Each of them
waits for an answer and then thinks, a second on average (readers three, the crowd 0.6). Times are in milliseconds from
the request to the last byte, seen by the generator. An error is any answer that is no success, a stream that breaks
off, and a second device that reads other words.

${row(HEADS)}
${row(["---", ...HEADS.slice(1).map(() => "---:")])}
${rowsOf(report).map(row).join("\n")}

${summary(report)
  .map((line) => `- ${line}`)
  .join("\n")}
${report.faults.map((fault) => `- Fault: ${fault}`).join("\n")}

The process is the product, Miniflare's stand-ins for D1, R2, the queues and the limits, and the databases' caches. The heap
is what the product's own isolate holds after a full collection, which the run asks for every 15 seconds (part of p99). No growth after warm-up means: the last fifth of the run holds at most a tenth more than
the second, by the median of the process and by the least of the isolate, which is what it keeps when the fewest
requests are under way. The first fifth is the warm-up.

${fs.readFileSync(notes, "utf8")}`;
}

/** @param {LoadReport} report @returns {string[][]} */
function rowsOf({ kinds }) {
  const milliseconds = (/** @type {number} */ value) =>
    Number.isNaN(value) ? "-" : value.toFixed(value < 100 ? 1 : 0);
  return [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { times, errors }]) => [
      name,
      times.length.toLocaleString("en"),
      ...[0.5, 0.95, 0.99].map((part) => milliseconds(percentile(times, part))),
      String([...errors.values()].reduce((sum, count) => sum + count, 0)),
    ]);
}

/** @param {LoadReport} report @returns {string[]} */
function summary({ requests, seconds, cores, memory, faults }) {
  return [
    `${requests.toLocaleString("en")} measured in ${Math.round(seconds)} s: ${(requests / seconds).toFixed(1)} a second; ${faults.length === 0 ? "no error, and every journal holds what was acknowledged and nothing else" : `${faults.length} kinds of fault`}.`,
    `Processor: workerd ${cores.worker.toFixed(2)} cores, the load generator ${cores.generator.toFixed(2)}.`,
    `Memory of the process: ${grown(memory.resident)}.`,
    `The product's heap after a collection: ${grown(memory.heap)}.`,
  ];
}

/** @param {import("./lib/memory-watch.mjs").Verdict} verdict */
function grown({ warm, last, holds: isSteady }) {
  const mb = (/** @type {number} */ value) => `${Math.round(value)} MB`;
  const change = Math.round(100 * (last / warm - 1));
  const verdict = isSteady ? "no growth after warm-up, as which up to 10 percent count" : "it GREW";
  return `${mb(warm)} in the second fifth, ${mb(last)} in the last (${change} percent): ${verdict}`;
}
