import { DANGER_KINDS, type DangerKind } from "../contract";
import { type Features, rowOf } from "./danger-features";
import model from "./danger-model.json";
import weights from "./danger-weights.json";

/**
 * Linear classifiers over hashed features, as `npm run safety` trains them. The hashes are spread over the rows of an
 * output; features in the same row share a weight of three bits. The weights of all outputs follow one another in
 * danger-weights.json, two a character, the even row in the lower bits:
 *
 * - `danger`: something that deserves help, against harmless
 * - `emergency`: a life is at stake, against support
 * - `person`: somebody other than the writer is in danger
 * - `kind`: each of `DANGER_KINDS` against the first
 */
type ClassifierName = "danger" | "emergency" | "person" | "kind";

/**
 * From which probability a window counts as danger: `urgent` where it looks like an emergency, `support` where it does
 * not, `withSign` where a hand-written sign was found, `alone` for one sentence taken from among others and for very few
 * words. From which probability a danger is an `emergency`, and somebody else (`another`) is addressed.
 */
export const THRESHOLDS = model.thresholds;

interface Output {
  /** What each of the eight codes of a weight stands for. */
  levels: number[];
  bias: number;
  /** Two codes each. */
  codes: Uint8Array;
}

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

let outputs: Record<ClassifierName, Output[]> | null = null;

/** Probability that a window's features show danger of either level. */
export function dangerOf({ all }: Features): number {
  return logistic(scores("danger", all)[0]!);
}

/** Probability that a danger is an emergency. */
export function emergencyOf({ phrases }: Features): number {
  return logistic(scores("emergency", phrases)[0]!);
}

/** Probability that somebody other than the writer is in danger. */
export function anotherOf({ phrases }: Features): number {
  return logistic(scores("person", phrases)[0]!);
}

/** The most likely kind of danger. */
export function kindOf({ pieces }: Features): DangerKind {
  const all = [0, ...scores("kind", pieces)];
  return DANGER_KINDS[all.indexOf(Math.max(...all))]!;
}

function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function scores(name: ClassifierName, features: number[]): number[] {
  // Decoded on first use: a screen that never reads a text does not pay for it.
  outputs ??= decode();
  const rows = [...new Set(features.map((hash) => rowOf(hash, model[name].rows)))];
  // As in training: a long window must not outweigh a short one.
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
