import { DANGER_KINDS, type DangerKind } from "../contract";
import { type Features, rowOf } from "./danger-features";
import model from "./danger-model.json";
import weights from "./danger-weights.json";

/**
 * Linear classifiers over hashed features, trained by `npm run safety`. Hashes are distributed over the rows of an output;
 * features in the same row share a weight of three bits. danger-weights.json has the weights of all outputs one after
 * another, two in each character, the even row in the lower bits:
 *
 * - `danger`: danger against harmless
 * - `emergency`: emergency against support
 * - `person`: danger of another person against danger of the writer
 * - `kind`: each of `DANGER_KINDS` against the first
 */
type ClassifierName = "danger" | "emergency" | "person" | "kind";

/**
 * Lowest probabilities. A window is danger from `urgent` if it looks like an emergency, else from `support`; from `withSign`
 * if a hand-written sign was found; from `alone` if it is a single sentence or very short. From `emergency` a danger is an
 * emergency, and from `another` it is another person's.
 */
export const THRESHOLDS = model.thresholds;

interface Output {
  /** The weight for each of the eight codes. */
  levels: number[];
  bias: number;
  /** Each byte has two codes. */
  codes: Uint8Array;
}

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

let outputs: Record<ClassifierName, Output[]> | null = null;

/** Returns the probability that features show danger of either level. */
export function dangerOf({ all }: Features): number {
  return logistic(scores("danger", all)[0]!);
}

/** Returns the probability that a danger is an emergency. */
export function emergencyOf({ phrases }: Features): number {
  return logistic(scores("emergency", phrases)[0]!);
}

/** Returns the probability that somebody other than the writer is in danger. */
export function anotherOf({ phrases }: Features): number {
  return logistic(scores("person", phrases)[0]!);
}

/** Returns the most likely kind of danger. */
export function kindOf({ pieces }: Features): DangerKind {
  const all = [0, ...scores("kind", pieces)];
  return DANGER_KINDS[all.indexOf(Math.max(...all))]!;
}

function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function scores(name: ClassifierName, features: number[]): number[] {
  // Decoded on first use, because many screens never need it.
  outputs ??= decode();
  const rows = [...new Set(features.map((hash) => rowOf(hash, model[name].rows)))];
  // As in training, so that long windows do not score higher than short ones.
  const share = 1 / Math.sqrt(Math.max(rows.length, 1));
  return outputs[name].map(({ levels, codes, bias }) => {
    let sum = 0;
    for (const row of rows) sum += levels[(codes[row >> 1]! >> (3 * (row & 1))) & 7]!;
    return sum * share + bias;
  });
}

function decode(): Record<ClassifierName, Output[]> {
  const values = Object.fromEntries([...SIGNS].map((sign, value) => [sign, value]));
  const codes = Uint8Array.from(weights, (sign) => values[sign]!);
  let at = 0;
  const read = (name: ClassifierName): Output[] =>
    model[name].outputs.map((output) => {
      const start = at;
      at += model[name].rows / 2;
      return { ...output, codes: codes.subarray(start, at) };
    });
  return { danger: read("danger"), emergency: read("emergency"), person: read("person"), kind: read("kind") };
}
