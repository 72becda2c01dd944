import fs from "node:fs";

/**
 * The workerd processes of this machine that a condition fits.
 * @param {(process: { parent: number, group: number }) => boolean} fits
 * @returns {number[]} their ids
 */
export function findWorkerds(fits) {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, name, rest] =
          /^\d+ \((.*)\) (.*)$/s.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const [, parent, group] = (rest ?? "").split(" ").map(Number);
        return Boolean(name?.startsWith("workerd")) && fits({ parent: Number(parent), group: Number(group) });
      } catch {
        return false;
      }
    });
}
