import { residentBytes } from "../../bench/lib/memory.mjs";
import { median } from "../../bench/lib/rounds.mjs";
import { liveHeaps } from "./live-heap.mjs";
import { percentile } from "./meter.mjs";

const RESIDENT_EVERY_MS = 1000;
/** Often enough that garbage is never mistaken for growth. */
const COLLECT_EVERY_MS = 15_000;
/** The product's own isolate, by the name that workerd knows it under. */
const PRODUCT = "core:user:acolyte";

/** Parts that a run is cut into: the first is the warm-up, the second is what the last is held against. */
const PARTS = 5;
/** How much more the last part may hold than the second. */
const TOLERANCE = 1.1;

/**
 * @typedef {[minutes: number, megabytes: number]} Sample
 * @typedef {{ resident: Sample[], heap: Sample[] }} MemorySamples of the process, and of what the product's isolate holds after a collection
 * @typedef {object} Verdict
 * @property {number} warm megabytes in the second fifth
 * @property {number} last megabytes in the last fifth
 * @property {boolean} holds whether there was no growth after the warm-up
 */

/**
 * Samples the memory of workerd until it is told to end.
 * @param {{ pid: number, inspectorPort: number }} workerd
 * @returns {{ samples: MemorySamples, stop: () => Promise<void> }}
 */
export function watchMemory({ pid, inspectorPort }) {
  const started = Date.now();
  const minutes = () => (Date.now() - started) / 60_000;
  /** @type {MemorySamples} */
  const samples = { resident: [], heap: [] };
  const resident = setInterval(() => {
    samples.resident.push([minutes(), residentBytes(pid) / 1e6]);
  }, RESIDENT_EVERY_MS);
  let collecting = Promise.resolve();
  const collections = setInterval(() => {
    collecting = collecting.then(async () => {
      // A collection that fails costs one sample and not the run.
      const bytes = (await liveHeaps(inspectorPort).catch(() => null))?.get(PRODUCT);
      if (bytes) samples.heap.push([minutes(), bytes / 1e6]);
    });
  }, COLLECT_EVERY_MS);
  const stop = async () => {
    clearInterval(resident);
    clearInterval(collections);
    await collecting;
  };
  return { samples, stop };
}

/**
 * Whether memory stood still after the first fifth of a run: the median of what the process holds, and the least that
 * the product's isolate holds, which is what it keeps when the fewest requests are under way.
 * @param {MemorySamples} samples
 * @returns {{ resident: Verdict, heap: Verdict }}
 */
export function judgeMemory({ resident, heap }) {
  return { resident: judge(resident, median), heap: judge(heap, (values) => percentile(values, 0)) };
}

/**
 * @param {Sample[]} samples
 * @param {(megabytes: number[]) => number} measure
 * @returns {Verdict}
 */
function judge(samples, measure) {
  const end = samples.at(-1)?.[0] ?? 0;
  const part = (/** @type {number} */ number) =>
    measure(
      samples
        .filter(([at]) => at >= (end * number) / PARTS && at <= (end * (number + 1)) / PARTS)
        .map(([, megabytes]) => megabytes),
    );
  const [warm, last] = [part(1), part(PARTS - 1)];
  // Without samples nothing is shown: the comparison is false then.
  return { warm, last, holds: last <= warm * TOLERANCE };
}
