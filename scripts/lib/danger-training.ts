import { rowOf } from "../../app/features/safety/domain/danger-features";
import { seededRandom } from "./random";

/**
 * Softmax regression on hashed features, trained by AdaGrad. Libraries for Node either need dense matrices or a native
 * build; this is all of it, with the same weights on every machine.
 */
interface Example {
  /** Features of each window of a message, hashes of 24 bits. */
  windows: number[][];
  /** 0 is the class that all others are held against. */
  label: number;
}

interface Classifier {
  /** Of each class, by the row of a feature's hash. */
  weights: Float32Array[];
  biases: number[];
  /** How much each row is read in the training messages. */
  uses: Float32Array;
  /** Returns the probability of each class for the window that looks least like class 0. */
  predict(windows: number[][]): number[];
}

interface Window {
  rows: Int32Array;
  share: number;
}

/** Fixed, so that training is repeatable. */
const SEED = 7;
const EPOCHS = 8;
const RATE = 0.3;
/** The first sum of squares of AdaGrad: large enough that a feature seen once says little. */
const FIRST_SQUARE = 1e-4;
/** Windows of a harmless message that are learned in each round: those that look most like danger. */
const HARMLESS_WINDOWS = 3;
const LEVEL_ROUNDS = 12;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Trains a classifier. A message of several windows speaks by its most alarming one, in training as in use: nobody says
 * which sentence of a long entry shows the danger.
 */
export function trainClassifier(
  examples: Example[],
  { classes, rows: size }: { classes: number; rows: number },
): Classifier {
  const outputs = Array.from({ length: classes }, () => {
    return {
      weights: new Float32Array(size),
      squares: new Float32Array(size).fill(FIRST_SQUARE),
      bias: 0,
      biasSquare: 1e-8,
    };
  });

  const toWindow = (features: number[]): Window => {
    const rows = Int32Array.from(new Set(features.map((hash) => rowOf(hash, size))));
    return { rows, share: 1 / Math.sqrt(Math.max(rows.length, 1)) };
  };

  const probabilities = ({ rows, share }: Window): number[] => {
    const scores = outputs.map(({ weights, bias }) => {
      let sum = 0;
      for (const row of rows) sum += weights[row]!;
      return sum * share + bias;
    });
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / all);
  };

  const learn = (window: Window, label: number): void => {
    const { rows, share } = window;
    for (const [index, probability] of probabilities(window).entries()) {
      const error = (index === label ? 1 : 0) - probability;
      if (Math.abs(error) < 1e-4) continue;
      const step = error * share;
      const output = outputs[index]!;
      const { weights, squares } = output;
      for (const row of rows) {
        const square = squares[row]! + step * step;
        squares[row] = square;
        weights[row] = weights[row]! + (RATE * step) / Math.sqrt(square);
      }
      output.biasSquare += error * error;
      output.bias += (RATE * error) / Math.sqrt(output.biasSquare);
    }
  };

  const byAlarm = (windows: Window[]): Window[] => {
    if (windows.length === 1) return windows;
    return windows
      .map((window) => ({ window, harmless: probabilities(window)[0]! }))
      .sort((one, other) => one.harmless - other.harmless)
      .map(({ window }) => window);
  };

  const data = examples.map(({ windows, label }) => ({ label, windows: windows.map(toWindow) }));
  const random = seededRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(data, random);
    for (const { windows, label } of data) {
      const most = label === 0 ? HARMLESS_WINDOWS : 1;
      for (const window of byAlarm(windows).slice(0, most)) learn(window, label);
    }
  }
  const uses = new Float32Array(size);
  for (const { rows, share } of data.flatMap(({ windows }) => windows)) {
    for (const row of rows) uses[row] = uses[row]! + share;
  }
  return {
    uses,
    weights: outputs.map(({ weights }) => weights),
    biases: outputs.map(({ bias }) => bias),
    predict(windows) {
      const all = windows.map((features) => probabilities(toWindow(features)));
      return all.reduce(
        (worst, one) => (one[0]! < worst[0]! ? one : worst),
        all[0] ?? [1, ...new Array<number>(classes - 1).fill(0)],
      );
    },
  };
}

/**
 * Packs a classifier as the product loads it (app/features/safety/domain/danger-model.ts): each class but the first as
 * its difference from the first, in three bits a weight, two weights a character.
 */
export function packClassifier({ weights, biases, uses }: Classifier) {
  const reference = weights[0]!;
  const packed = weights.slice(1).map((weight, index) => {
    const values = weight.map((value, row) => value - reference[row]!);
    const levels = chooseLevels(values, uses);
    let text = "";
    for (let row = 0; row < values.length; row += 2) {
      text += SIGNS[nearest(levels, values[row]!) | (nearest(levels, values[row + 1]!) << 3)];
    }
    return { text, output: { levels, bias: short(biases[index + 1]! - biases[0]!) } };
  });
  return {
    head: { rows: uses.length, outputs: packed.map(({ output }) => output) },
    text: packed.map(({ text }) => text).join(""),
  };
}

/**
 * Returns the eight numbers that replace all weights with the least error, by Lloyd's algorithm. A weight counts by
 * the root of its uses: most weights are hardly ever read, and exact ones there would be bought by wrong ones elsewhere.
 */
function chooseLevels(values: Float32Array, uses: Float32Array): number[] {
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  let levels = [-4, -2, -1, -0.3, 0.3, 1, 2, 4].map((times) => times * deviation);
  for (let round = 0; round < LEVEL_ROUNDS; round++) {
    const sums = new Float64Array(levels.length);
    const counts = new Float64Array(levels.length);
    for (const [row, value] of values.entries()) {
      const count = Math.sqrt(uses[row]!);
      const level = nearest(levels, value);
      sums[level] = sums[level]! + value * count;
      counts[level] = counts[level]! + count;
    }
    levels = levels.map((level, index) => (counts[index] ? sums[index]! / counts[index]! : level));
  }
  return levels.map(short);
}

function nearest(levels: number[], value: number): number {
  let best = 0;
  for (let index = 1; index < levels.length; index++) {
    if (Math.abs(levels[index]! - value) < Math.abs(levels[best]! - value)) best = index;
  }
  return best;
}

function short(value: number): number {
  return Number(value.toPrecision(5));
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
}
