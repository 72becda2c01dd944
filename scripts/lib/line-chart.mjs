import { linearScale, logScale } from "./chart-scale.mjs";

/**
 * @typedef {object} Axis
 * @property {string} label with its unit
 * @property {boolean} [isLog] powers of ten at equal distances; all values must be above 0
 * @property {(value: number) => string} [format] of a tick; without it, the number with commas
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {[x: number, y: number][]} points in the order of x
 *
 * @typedef {object} Chart
 * @property {string} title
 * @property {Axis} x
 * @property {Axis & { from?: number }} y `from`: a value that is to be seen; 0 unless the axis is logarithmic
 * @property {Series[]} series at most four
 */

const WIDTH = 720;
const HEIGHT = 380;
/** Where the lines are drawn. */
const PLOT = { left: 84, right: WIDTH - 36, top: 76, bottom: HEIGHT - 56 };
/** Up to so many points each is marked, so that what was measured is told from what lies between. */
const MARKED_POINTS = 12;

// Each series has a dash of its own as well: colour alone tells nothing to many.
const STYLE = `
svg { font: 13px system-ui, sans-serif; background: #fff }
text { fill: #44403c } .title { font-size: 15px; font-weight: 600; fill: #1c1917 }
.grid { stroke: #e7e5e4 } .axis { stroke: #78716c }
.line { fill: none; stroke-width: 2; stroke-linejoin: round }
.s0 { --c: #1d5fa8 } .s1 { --c: #b4530a } .s2 { --c: #3f7d20 } .s3 { --c: #86379a }
.line { stroke: var(--c) } .dot { fill: var(--c) }
.s1 .line { stroke-dasharray: 8 4 } .s2 .line { stroke-dasharray: 2 4 } .s3 .line { stroke-dasharray: 10 3 2 3 }
@media (prefers-color-scheme: dark) {
  svg { background: #1c1917 }
  text { fill: #d6d3d1 } .title { fill: #fafaf9 } .grid { stroke: #3a3532 } .axis { stroke: #a8a29e }
  .s0 { --c: #7db7f5 } .s1 { --c: #f5a55c } .s2 { --c: #94d06e } .s3 { --c: #d69be6 }
}`;

/**
 * Draws lines as an SVG file that follows the reader's light or dark scheme.
 * @param {Chart} chart
 * @returns {string}
 */
export function lineChart({ title, x, y, series }) {
  const all = series.flatMap(({ points }) => points);
  if (all.length === 0) throw new Error("A chart needs points");
  const acrossValues = all.map(([value]) => value);
  const upValues = [...all.map(([, value]) => value), ...(y.isLog ? [] : [y.from ?? 0])];
  const across = (x.isLog ? logScale : linearScale)(acrossValues, PLOT.left, PLOT.right, {
    isTight: true,
  });
  const up = (y.isLog ? logScale : linearScale)(upValues, PLOT.bottom, PLOT.top);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeText(title)}">
<style>${STYLE}</style>
<text class="title" x="${PLOT.left}" y="24">${escapeText(title)}</text>
${up.ticks.map((value) => upTick(up.at(value), labelOf(y, value))).join("\n")}
${across.ticks.map((value) => acrossTick(across.at(value), labelOf(x, value))).join("\n")}
<path class="axis" d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}" fill="none"/>
<text text-anchor="middle" x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 12}">${escapeText(x.label)}</text>
<text text-anchor="middle" transform="translate(20 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)">${escapeText(y.label)}</text>
${series.map(({ points }, index) => drawLine(points, index, across.at, up.at)).join("\n")}
${series.map(({ name }, index) => legend(name, index)).join("\n")}
</svg>
`;
}

/**
 * @param {Axis} axis
 * @param {number} value
 */
function labelOf({ format }, value) {
  return escapeText(format ? format(value) : value.toLocaleString("en", { maximumSignificantDigits: 6 }));
}

/**
 * @param {number} at
 * @param {string} label
 */
function upTick(at, label) {
  return `<path class="grid" d="M${PLOT.left} ${round(at)}H${PLOT.right}"/><text text-anchor="end" x="${PLOT.left - 8}" y="${round(at + 4)}">${label}</text>`;
}

/**
 * @param {number} at
 * @param {string} label
 */
function acrossTick(at, label) {
  return `<path class="axis" d="M${round(at)} ${PLOT.bottom}v5"/><text text-anchor="middle" x="${round(at)}" y="${PLOT.bottom + 20}">${label}</text>`;
}

/**
 * @param {[number, number][]} points
 * @param {number} index of the series
 * @param {(value: number) => number} acrossAt
 * @param {(value: number) => number} upAt
 */
function drawLine(points, index, acrossAt, upAt) {
  const places = points.map(([x, y]) => [round(acrossAt(x)), round(upAt(y))]);
  const line = places.map(([x, y]) => `${x} ${y}`).join("L");
  const dots =
    points.length <= MARKED_POINTS
      ? places.map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y}" r="3.5"/>`).join("")
      : "";
  return `<g class="s${index}"><path class="line" d="M${line}"/>${dots}</g>`;
}

/**
 * @param {string} name
 * @param {number} index of the series
 */
function legend(name, index) {
  const left = PLOT.left + (index * (PLOT.right - PLOT.left)) / 4;
  return `<g class="s${index}"><path class="line" d="M${round(left)} 48h24"/><text x="${round(left + 30)}" y="52">${escapeText(name)}</text></g>`;
}

/** @param {number} value @returns {number} to a tenth of a pixel */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** @param {string} text */
function escapeText(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
