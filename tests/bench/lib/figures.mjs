/**
 * @typedef {object} Figure one line of the table
 * @property {string} section
 * @property {string} what
 * @property {string} measured
 * @property {string} budget empty where there is none
 * @property {string} beside the ratio to the bare runtime in the same run, or what it is compared with
 * @property {boolean | null} holds null without a budget, or when it could not be measured
 * @property {Record<string, number>} values the numbers behind the words
 */

/**
 * @param {number} value
 * @returns {string} three digits that matter
 */
export function short(value) {
  if (!Number.isFinite(value)) return "-";
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}

/**
 * @param {string} section
 * @param {string} what
 * @param {string} why
 * @returns {Figure}
 */
export function notMeasured(section, what, why) {
  return { section, what, measured: why, budget: "", beside: "", holds: null, values: {} };
}
