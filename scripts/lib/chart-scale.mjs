/**
 * @typedef {object} Scale
 * @property {(value: number) => number} at where a value lies
 * @property {number[]} ticks values that are written at the axis
 */

/** About so many ticks an axis gets. */
const TICKS = 6;

/** A value so near to a tick, in steps, is on it: sums of fractions are not exact. */
const ROUNDING = 1e-9;

/**
 * Values at equal distances, with round ticks.
 * @param {number[]} values that must have a place
 * @param {number} start where the least lies
 * @param {number} end where the greatest lies
 * @param {{ isTight?: boolean }} [options] tight: from the least to the greatest value, else from tick to tick
 * @returns {Scale}
 */
export function linearScale(values, start, end, { isTight = false } = {}) {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const step = roundStep((greatest - least || Math.abs(greatest) || 1) / (TICKS - 1));
  const first = isTight ? Math.ceil(least / step - ROUNDING) : Math.floor(least / step);
  const last = isTight
    ? Math.floor(greatest / step + ROUNDING)
    : Math.max(Math.ceil(greatest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => roundTo(step, (first + index) * step));
  const from = isTight ? least : first * step;
  const to = isTight ? greatest : last * step;
  return { at: (value) => start + ((value - from) / (to - from || 1)) * (end - start), ticks };
}

/**
 * Powers of ten at equal distances.
 * @param {number[]} values that must have a place, all above 0
 * @param {number} start where the least lies
 * @param {number} end where the greatest lies
 * @returns {Scale}
 */
export function logScale(values, start, end) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(Math.ceil(Math.log10(Math.max(...values))), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return { at: (value) => start + ((Math.log10(value) - first) / (last - first)) * (end - start), ticks };
}

/** @param {number} step @returns {number} the next of 1, 2 and 5 times a power of ten */
function roundStep(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= step * 0.999) ?? 10;
  return factor * power;
}

/**
 * Without the last digits that adding steps up leaves.
 * @param {number} step
 * @param {number} value
 */
function roundTo(step, value) {
  return Number(value.toFixed(Math.max(0, -Math.floor(Math.log10(step)))));
}
