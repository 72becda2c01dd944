import fs from "node:fs";

const SAMPLE_MS = 20;

/**
 * Does some work and gives its result with the most memory that a process held meanwhile.
 * @template T
 * @param {number} pid
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, before: number, peak: number }>} resident bytes
 */
export async function withPeakMemory(pid, work) {
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

/**
 * @param {number} pid
 * @returns {number} the bytes that a process holds in memory now
 */
export function residentBytes(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}
