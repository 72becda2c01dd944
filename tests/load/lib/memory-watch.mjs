import { residentBytes } from "../../bench/lib/memory.mjs";
import { median } from "../../bench/lib/rounds.mjs";

const SAMPLE_MS = 1000;

/** Parts that a run is cut into: the first is the warm-up, the second is what the last is held against. */
const PARTS = 5;
/** How much more the last part may hold than the second: less is the noise of a garbage collector. */
const TOLERANCE = 1.1;

/**
 * @typedef {[minutes: number, megabytes: number]} Sample
 * @typedef {object} MemoryVerdict
 * @property {number} warm megabytes: the median of the second fifth
 * @property {number} last megabytes: the median of the last fifth
 * @property {number} peak megabytes
 * @property {number} slope megabytes a minute, of a straight line through the second half
 * @property {boolean} holds whether there was no growth after the warm-up
 */

/**
 * Samples the memory of a process until it is told to end.
 * @param {number} pid
 * @returns {{ samples: Sample[], stop: () => void }}
 */
export function watchMemory(pid) {
  const started = Date.now();
  /** @type {Sample[]} */
  const samples = [];
  const sample = () => {
    samples.push([(Date.now() - started) / 60_000, residentBytes(pid) / 1e6]);
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return { samples, stop: () => clearInterval(timer) };
}

/**
 * Whether memory stood still after the first fifth of a run.
 * @param {Sample[]} samples
 * @returns {MemoryVerdict}
 */
export function judgeMemory(samples) {
  const part = (/** @type {number} */ number) =>
    median(
      samples
        .slice(
          Math.floor((samples.length * number) / PARTS),
          Math.floor((samples.length * (number + 1)) / PARTS),
        )
        .map(([, megabytes]) => megabytes),
    );
  const [warm, last] = [part(1), part(PARTS - 1)];
  return {
    warm,
    last,
    peak: Math.max(...samples.map(([, megabytes]) => megabytes)),
    slope: slopeOf(samples.slice(Math.floor(samples.length / 2))),
    holds: last <= warm * TOLERANCE,
  };
}

/**
 * The slope of the straight line of least squares.
 * @param {Sample[]} samples
 * @returns {number}
 */
function slopeOf(samples) {
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(([minutes]) => minutes)), mean(samples.map(([, megabytes]) => megabytes))];
  const over = samples.reduce((sum, [minutes, megabytes]) => sum + (minutes - x) * (megabytes - y), 0);
  return over / samples.reduce((sum, [minutes]) => sum + (minutes - x) ** 2, 0);
}
