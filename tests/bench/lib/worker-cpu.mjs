import fs from "node:fs";

/**
 * The processor time that a process has used, in milliseconds: of all its threads, in user mode and in the kernel.
 * @param {number} pid
 * @returns {number}
 */
export function cpuMilliseconds(pid) {
  return scheduledMilliseconds(pid) ?? tickMilliseconds(pid);
}

/**
 * To the nanosecond, where the kernel keeps scheduler statistics.
 * @param {number} pid
 * @returns {number | null}
 */
function scheduledMilliseconds(pid) {
  try {
    let nanoseconds = 0;
    for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
      const [running] = fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
      nanoseconds += Number(running);
    }
    return nanoseconds > 0 ? nanoseconds / 1e6 : null;
  } catch {
    return null;
  }
}

/** Clock ticks a second, fixed for what Linux shows in /proc. */
const TICKS_A_SECOND = 100;

/**
 * utime and stime, to 10 ms.
 * @param {number} pid
 * @returns {number}
 */
function tickMilliseconds(pid) {
  const afterName = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
  const fields = afterName.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}
