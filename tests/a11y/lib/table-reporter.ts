import fs from "node:fs";
import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { reportDirectory } from "../../../scripts/lib/paths.mjs";
import type { Finding } from "./look";

interface Row {
  screen: string;
  state: string;
  findings: Finding[];
}

/** Prints what was looked at, screen by screen, and how much was found; keeps it in test-results/a11y.json. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Row>();
  readonly #ends = new Map<string, string>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.#ends.set(test.titlePath().slice(3).join(" > "), result.status);
    const body = result.attachments.find(({ name }) => name === "findings")?.body;
    if (body) this.#rows.set(test.id, JSON.parse(new TextDecoder().decode(body)) as Row);
  }

  onEnd() {
    const rows = [...this.#rows.values()].sort((a, b) => a.screen.localeCompare(b.screen));
    const all = [...this.#ends.values()];
    const passed = all.filter((status) => status === "passed").length;
    if (rows.length > 0) console.log(`\n${tableOf(rows)}\n`);
    console.log(`${passed} of ${all.length} checks passed.`);
    fs.mkdirSync(reportDirectory, { recursive: true });
    const report = { rows, ends: Object.fromEntries(this.#ends) };
    fs.writeFileSync(path.join(reportDirectory, "a11y.json"), `${JSON.stringify(report, null, 2)}\n`);
  }

  printsToStdio() {
    return true;
  }
}

/** Columns of the table, by how the names of their checks begin. */
const COLUMNS = ["axe 375", "axe 1280", "spaced", "outline", "reflow", "still"];

/** A line for each screen: its states, and the faults of each check. */
export function tableOf(rows: Row[]): string {
  const lines = [["screen", "states", ...COLUMNS]];
  for (const screen of new Set(rows.map((row) => row.screen))) {
    const own = rows.filter((row) => row.screen === screen);
    lines.push([screen, String(own.length), ...COLUMNS.map((column) => String(faultsOf(own, column)))]);
  }
  lines.push(["all", String(rows.length), ...COLUMNS.map((column) => String(faultsOf(rows, column)))]);
  const widths = lines[0]!.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  const row = (line: string[]) => `| ${line.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [row(lines[0]!), rule, ...lines.slice(1).map(row)].join("\n");
}

function faultsOf(rows: Row[], column: string): number {
  const found = rows.flatMap((row) => row.findings).filter(({ check }) => check.startsWith(column));
  return found.reduce((sum, { faults }) => sum + faults.length, 0);
}
