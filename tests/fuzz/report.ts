import { type Row, sumOf } from "./lib/tally";
import type { Result } from "./run";

/** What was run, and where. */
interface Circumstances {
  command: string;
  date: string;
  machine: string;
  seconds: number;
  /** How the tests with payloads in Chromium ended; null where they were left out. */
  browser: { passed: number; failed: number } | null;
}

/** The figures as Markdown. */
export function reportOf({ rows, tried, faults }: Result, about: Circumstances): string {
  const { command, date, machine, seconds, browser } = about;
  return [
    `Measured with \`${command}\`, ${date} UTC, in ${Math.round(seconds / 60)} minutes.`,
    "",
    machine,
    "",
    "| part | tries |",
    "|---|--:|",
    ...[...tried].map(([part, count]) => `| ${part} | ${count} |`),
    ...(browser
      ? [`| payloads in Chromium (tests) | ${browser.passed} passed, ${browser.failed} failed |`]
      : []),
    "",
    faults.length === 0 ? "All promises were kept." : `**${faults.length} promises were broken.**`,
    ...(rows.length > 0 ? ["", ...tableOf(rows)] : []),
  ].join("\n");
}

function tableOf(rows: readonly Row[]): string[] {
  return [
    "| call | requests | 2xx | 3xx | 4xx | 5xx | state compared | promises |",
    "|---|--:|--:|--:|--:|--:|--:|---|",
    ...[...rows, sumOf(rows)].map(
      ({ name, requests, ok, redirected, refused, failed, compared, fault }) =>
        `| ${name} | ${requests} | ${ok} | ${redirected} | ${refused} | ${failed} | ${compared} | ${fault ? "**broken**" : "kept"} |`,
    ),
  ];
}
