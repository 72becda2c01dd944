import fs from "node:fs";

const SAMPLE_MS = 20;
/** Clock ticks a second, fixed in the /proc of Linux. */
const TICKS_A_SECOND = 100;

/** Returns the value that a part of all values does not exceed: 0.95 for p95. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** Returns the processor milliseconds that all threads of a process have used, in user mode and in the kernel. */
export function cpuMilliseconds(pid: number): number {
  return scheduledMilliseconds(pid) || tickMilliseconds(pid);
}

/** To the nanosecond; 0 where the kernel keeps no scheduler statistics. */
function scheduledMilliseconds(pid: number): number {
  try {
    const tasks = fs.readdirSync(`/proc/${pid}/task`);
    const statistics = tasks.map((task) => fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8"));
    return statistics.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0) / 1e6;
  } catch {
    return 0;
  }
}

/** utime and stime, to 10 ms. */
function tickMilliseconds(pid: number): number {
  const afterName = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
  const fields = afterName.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/** Returns the bytes that a process holds in memory now. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Does some work, and returns its result with the most memory that a process held meanwhile, in resident bytes. */
export async function withPeakMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; before: number; peak: number }> {
  const before = residentBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, SAMPLE_MS);
  try {
    return { result: await work(), before, peak };
  } finally {
    clearInterval(timer);
  }
}

/** Returns the ids of the workerd processes on this machine that fit a condition. */
export function findWorkerds(fits: (process: { parent: number; group: number }) => boolean): number[] {
  const processes = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.map(Number).filter((pid) => {
    try {
      const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      const [, parent, group] = (rest ?? "").split(" ").map(Number);
      return Boolean(name?.startsWith("workerd")) && fits({ parent: Number(parent), group: Number(group) });
    } catch {
      return false;
    }
  });
}
