import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { say } from "../../scripts/lib/terminal.mjs";

/** When and on what a proof ran. */
export interface Run {
  /** In UTC, to the minute. */
  date: string;
  seconds: number;
  /** Everything that the figures depend on, in one line. */
  machine: string;
}

/** Starts the clock of a run; the returned function tells how it went until then. */
export function startRun(): () => Run {
  const started = Date.now();
  const loadAtStart = loadAverage();
  const processor = os.cpus()[0]?.model.trim() || os.arch();
  const manifest = fs.readFileSync(path.join(root, "node_modules", "workerd", "package.json"), "utf8");
  const versions = `Node ${process.versions.node}, workerd ${JSON.parse(manifest).version}`;
  const memory = `${Math.round(os.totalmem() / 1e9)} GB`;
  const machine = `${processor}, ${os.availableParallelism()} cores, ${memory}, ${os.type()} ${os.release()}; ${versions}`;
  return () => ({
    date: new Date(started).toISOString().slice(0, 16).replace("T", " "),
    seconds: Math.round((Date.now() - started) / 1000),
    machine: `${machine}; load average ${loadAtStart} at the start, ${loadAverage()} at the end`,
  });
}

/** Returns how many processes wanted to run in the last minute. */
function loadAverage(): string {
  return String(os.loadavg()[0]?.toFixed(1));
}

/** Returns a Markdown table with aligned columns, for a terminal as well; numbers are aligned to the right. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const isNumber = heads.map((_, at) => rows.every((row) => /^-?[\d.,]*$|^-$/.test(row[at] ?? "")));
  const cell = (text: string, at: number) =>
    isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  const rule = widths.map((width, at) => `${"-".repeat(width - 1)}${isNumber[at] ? ":" : "-"}`);
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}

/** Prints the report of a run and keeps it, with its data, in the ignored folder of reports. */
export function report(name: string, run: Run, text: string, data: object): void {
  const page = `\`npm run ${name}\`, ${run.date} UTC, in ${run.seconds} s, on ${run.machine}.\n\n${text}\n`;
  fs.mkdirSync(reportDirectory, { recursive: true });
  fs.writeFileSync(path.join(reportDirectory, `${name}.md`), page);
  fs.writeFileSync(
    path.join(reportDirectory, `${name}.json`),
    `${JSON.stringify({ ...run, ...data }, null, 2)}\n`,
  );
  say(`\n${page}\nKept in test-results/${name}.md and ${name}.json`);
}

/** Writes a number with three digits that matter. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (value >= 100) return whole(value);
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}
