import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { machineLine } from "../bench/lib/machine.mjs";

/**
 * @typedef {object} Outcome of one part
 * @property {string} name
 * @property {string} title
 * @property {string[]} figures
 * @property {string} failure empty when every promise was kept
 * @property {number} seconds
 *
 * @typedef {object} ChaosReport
 * @property {string} date
 * @property {Parameters<typeof machineLine>[0]} machine
 * @property {Outcome[]} outcomes
 */

/** What the parts do; for people, below the figures of each run. */
const notes = path.join(root, "tests", "chaos", "notes.md");

/**
 * @param {ChaosReport} report
 * @returns {string} the table as text
 */
export function asText({ machine, outcomes }) {
  const lines = outcomes.map(({ name, title, figures, failure, seconds }) => {
    const verdict = failure ? "BROKEN" : "kept  ";
    const details = [...figures, ...(failure ? [failure] : [])].map((line) => `        ${line}`);
    return [`${verdict}  ${title} (${name}, ${Math.round(seconds)} s)`, ...details].join("\n");
  });
  return [machineLine(machine), "", ...lines].join("\n");
}

/**
 * Writes docs/chaos.md.
 * @param {ChaosReport} report
 */
export function writeReport({ date, machine, outcomes }) {
  const rows = outcomes.map(
    ({ name, title, figures, failure, seconds }) =>
      `| ${title} (\`${name}\`) | ${figures.join("; ")} | ${failure ? `**no**: ${failure}` : "yes"} | ${Math.round(seconds)} s |`,
  );
  const text = `# When things fail

Written by \`npm run chaos\` on ${date} (UTC). \`--only ${outcomes.map(({ name }) => name).join(",")}\` runs parts of it.

${machineLine(machine)}

| what goes wrong | figures | every promise kept | took |
| --- | --- | --- | ---: |
${rows.join("\n")}

${fs.readFileSync(notes, "utf8")}`;
  fs.writeFileSync(path.join(root, "docs", "chaos.md"), text);
}
