import { get } from "./http.mjs";
import { cpuMilliseconds } from "./worker-cpu.mjs";

/** Requests to a subject before it is measured, so that its code is compiled, and in each measured block. */
const WARM_UP = 300;
const BLOCK = 60;

/** The part of the time that goes into the warm-up at most, on a machine that is busy with other things. */
const WARM_UP_PART = 0.4;

/** Rounds of one block per subject: at least the first number, up to the second while there is time. */
const ROUNDS = { least: 3, most: 12 };

/** @typedef {{ name: string, url: string, headers: Record<string, string> }} Subject */

/**
 * Worker CPU of one request of each subject, in milliseconds, one value a round. Blocks of different subjects
 * alternate, so that whatever else the machine does falls on all of them.
 * @param {Subject[]} subjects
 * @param {number} pid of the workerd process
 * @param {number} seconds when to stop, once the least rounds are done
 * @returns {Promise<Map<string, number[]>>}
 */
export async function measureCpu(subjects, pid, seconds) {
  const started = Date.now();
  const deadline = started + seconds * 1000;
  const warm = started + seconds * 1000 * WARM_UP_PART;
  for (let asked = 0; asked < WARM_UP && Date.now() < warm; asked += BLOCK / 4) {
    for (const subject of subjects) await askOften(subject, BLOCK / 4);
  }
  /** @type {Map<string, number[]>} */
  const measured = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS.most; round += 1) {
    if (round >= ROUNDS.least && Date.now() > deadline) break;
    // Forwards, then backwards: no subject always follows the same other one.
    for (const subject of round % 2 ? subjects.toReversed() : subjects) {
      const before = cpuMilliseconds(pid);
      await askOften(subject, BLOCK);
      measured.get(subject.name)?.push((cpuMilliseconds(pid) - before) / BLOCK);
    }
  }
  return measured;
}

/**
 * @param {Subject} subject
 * @param {number} times one after the other
 */
async function askOften({ url, headers }, times) {
  for (let count = 0; count < times; count += 1) await get(url, headers);
}

/**
 * @param {number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/**
 * The median of the ratios round by round.
 * @param {Map<string, number[]>} measured
 * @param {string} subject
 * @param {string} base
 * @returns {number}
 */
export function ratio(measured, subject, base) {
  const bases = measured.get(base) ?? [];
  return median((measured.get(subject) ?? []).map((value, round) => value / (bases[round] ?? Number.NaN)));
}
