/**
 * Softmax regression on hashed features, trained by AdaGrad. Libraries for Node either need dense matrices or a native
 * build; this is the whole of it, and it gives the same weights on every machine.
 *
 * @typedef {object} Example
 * @property {number[][]} windows features of each window of a message
 * @property {number} label 0 is the class that all others are held against
 *
 * @typedef {object} Classifier
 * @property {Map<number, number>} rows row of each feature
 * @property {Float32Array[]} weights of each class, by row
 * @property {number[]} biases
 * @property {Uint32Array} counts in how many messages each feature occurs, by row
 * @property {(windows: number[][]) => number[]} predict probabilities of the classes for the most alarming window
 */

const EPOCHS = 4;
const RATE = 0.4;
/** Windows of a harmless message that are learned in each round: those that look most like danger. */
const HARMLESS_WINDOWS = 3;

/**
 * A message of several windows speaks by its most alarming one, in training as in use: nobody says which sentence of a
 * long entry shows the danger.
 * @param {Example[]} examples
 * @param {number} classes
 * @returns {Classifier}
 */
export function trainClassifier(examples, classes) {
  const { rows, counts } = indexFeatures(examples);
  const weights = Array.from({ length: classes }, () => new Float32Array(rows.size));
  const squares = Array.from({ length: classes }, () => new Float32Array(rows.size).fill(1e-8));
  const biases = new Array(classes).fill(0);
  const biasSquares = new Array(classes).fill(1e-8);
  const data = examples.map(({ windows, label }) => ({ label, windows: windows.map(toRows) }));

  /** @param {number[]} features */
  function toRows(features) {
    const found = Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? []));
    return { found, share: 1 / Math.sqrt(Math.max(features.length, 1)) };
  }

  /** @param {ReturnType<typeof toRows>} window */
  function probabilities({ found, share }) {
    const scores = weights.map((weight, index) => {
      let sum = 0;
      for (const row of found) sum += weight[row];
      return sum * share + biases[index];
    });
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / all);
  }

  /**
   * @param {ReturnType<typeof toRows>} window
   * @param {number} label
   */
  function learn(window, label) {
    const { found, share } = window;
    for (const [index, probability] of probabilities(window).entries()) {
      const error = (index === label ? 1 : 0) - probability;
      if (Math.abs(error) < 1e-4) continue;
      const step = error * share;
      const weight = weights[index];
      const square = squares[index];
      for (const row of found) {
        square[row] += step * step;
        weight[row] += (RATE * step) / Math.sqrt(square[row]);
      }
      biasSquares[index] += error * error;
      biases[index] += (RATE * error) / Math.sqrt(biasSquares[index]);
    }
  }

  /** @param {ReturnType<typeof toRows>[]} windows */
  const byAlarm = (windows) =>
    windows.length === 1
      ? windows
      : windows
          .map((window) => ({ window, harmless: probabilities(window)[0] }))
          .sort((one, other) => one.harmless - other.harmless)
          .map(({ window }) => window);

  const random = seededRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(data, random);
    for (const { windows, label } of data) {
      const most = label === 0 ? HARMLESS_WINDOWS : 1;
      for (const window of byAlarm(windows).slice(0, most)) learn(window, label);
    }
  }
  return {
    rows,
    weights,
    biases,
    counts,
    predict(windows) {
      const all = windows.map((features) => probabilities(toRows(features)));
      return all.reduce(
        (worst, one) => (one[0] < worst[0] ? one : worst),
        all[0] ?? [1, ...new Array(classes - 1).fill(0)],
      );
    },
  };
}

/** @param {Example[]} examples */
function indexFeatures(examples) {
  /** @type {Map<number, number>} */
  const rows = new Map();
  /** @type {number[]} */
  const counts = [];
  for (const { windows } of examples) {
    for (const feature of new Set(windows.flat())) {
      const row = rows.get(feature) ?? rows.size;
      rows.set(feature, row);
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  return { rows, counts: Uint32Array.from(counts) };
}

/**
 * The table that the product loads (app/features/safety/domain/danger-model.ts): the features that matter most, each
 * output as its difference from the first class.
 * @param {Classifier} classifier
 * @param {{ size: number, first?: boolean }} options how many features to keep; `first` keeps class 0 as an output, too
 */
export function toTable({ rows, weights, biases, counts }, { size, first = false }) {
  const reference = first ? null : weights[0];
  const outputs = weights.slice(first ? 0 : 1);
  const offset = first ? 0 : biases[0];
  /** @param {number} row */
  const valuesOf = (row) => outputs.map((weight) => weight[row] - (reference?.[row] ?? 0));
  const kept = [...rows]
    .map(([hash, row]) => {
      const values = valuesOf(row);
      const weight = Math.max(...values.map(Math.abs)) * Math.sqrt(counts[row]);
      return { hash, values, weight };
    })
    .sort((one, other) => other.weight - one.weight || one.hash - other.hash)
    .slice(0, size)
    .sort((one, other) => one.hash - other.hash);
  return {
    gaps: encodeGaps(kept.map(({ hash }) => hash)),
    outputs: outputs.map((_, index) => {
      const values = kept.map(({ values }) => values[index]);
      const scale = Math.max(...values.map(Math.abs)) / 127;
      const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
      const bias = biases[first ? index : index + 1] - offset;
      return {
        bytes: Buffer.from(bytes.buffer).toString("base64"),
        scale: Number(scale.toPrecision(6)),
        bias: Number(bias.toPrecision(6)),
      };
    }),
  };
}

/**
 * Differences between sorted numbers, seven bits a byte, low bits first; the high bit says that more follow.
 * @param {number[]} sorted
 */
function encodeGaps(sorted) {
  /** @type {number[]} */
  const bytes = [];
  let before = 0;
  for (const number of sorted) {
    let gap = number - before;
    before = number;
    while (gap >= 128) {
      bytes.push((gap & 127) | 128);
      gap >>>= 7;
    }
    bytes.push(gap);
  }
  return Buffer.from(bytes).toString("base64");
}

/**
 * @template T
 * @param {T[]} list
 * @param {() => number} random
 */
function shuffle(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** Mulberry32 from a fixed seed: training gives the same weights each time. */
function seededRandom() {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
