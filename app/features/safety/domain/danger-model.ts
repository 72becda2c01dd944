import { DANGER_KINDS, type DangerKind } from "../contract";
import weights from "./danger-weights.json";

/**
 * A linear model over hashed features, as `npm run safety -- train` writes it. Each table is a sorted list of 24-bit
 * hashes, stored as gaps (base 128, low bits first), with one signed byte per output and feature.
 */
export interface Weights {
  /** Outputs: `support` and `emergency`, both against harmless. */
  level: Table;
  /** One output: somebody other than the writer is in danger. */
  person: Table;
  /** One output per kind, in the order of `DANGER_KINDS`. */
  kind: Table;
  thresholds: Thresholds;
}

interface Table {
  gaps: string;
  /** Of each output: its weights, the factor that makes numbers of them, and its bias. */
  outputs: { bytes: string; scale: number; bias: number }[];
}

export interface Thresholds {
  /** Probability of danger from which a message counts. */
  danger: number;
  /** The same where a hand-written sign was found. */
  dangerWithSign: number;
  /** Share of `emergency` in the probability of danger from which a message is one. */
  emergency: number;
  /** Probability from which somebody else is addressed. */
  another: number;
}

export const THRESHOLDS: Thresholds = weights.thresholds;

interface Model {
  /** Row of a feature, found by its hash; -1 for features without a weight. */
  rowOf: (hash: number) => number;
  outputs: { bytes: Int8Array; scale: number; bias: number }[];
}

let models: { level: Model; person: Model; kind: Model } | null = null;

/** Decoded on first use: a screen that never meets a text does not pay for it. */
function loaded() {
  models ??= { level: decode(weights.level), person: decode(weights.person), kind: decode(weights.kind) };
  return models;
}

/** Probabilities that a window's features show an emergency, and something that deserves support. */
export function levelOf(features: number[]): { emergency: number; support: number } {
  const [support, emergency] = scores(loaded().level, features).map(Math.exp) as [number, number];
  const all = 1 + support + emergency;
  return { emergency: emergency / all, support: support / all };
}

/** Probability that somebody other than the writer is in danger. */
export function anotherOf(features: number[]): number {
  return 1 / (1 + Math.exp(-scores(loaded().person, features)[0]!));
}

/** The most likely kind of danger. */
export function kindOf(features: number[]): DangerKind {
  const all = scores(loaded().kind, features);
  return DANGER_KINDS[all.indexOf(Math.max(...all))]!;
}

function scores({ rowOf, outputs }: Model, features: number[]): number[] {
  const rows = features.map(rowOf).filter((row) => row >= 0);
  // As in training: a long window must not outweigh a short one.
  const share = 1 / Math.sqrt(Math.max(features.length, 1));
  return outputs.map(({ bytes, scale, bias }) => {
    let sum = 0;
    for (const row of rows) sum += bytes[row]!;
    return sum * scale * share + bias;
  });
}

function decode({ gaps, outputs }: Table): Model {
  const hashes = readGaps(bytesOf(gaps));
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2));
  const slots = new Int32Array(size).fill(-1);
  for (const [row, hash] of hashes.entries()) {
    let slot = hash & (size - 1);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = row;
  }
  return {
    rowOf(hash) {
      let slot = hash & (size - 1);
      while (slots[slot] !== -1 && hashes[slots[slot]!] !== hash) slot = (slot + 1) & (size - 1);
      return slots[slot]!;
    },
    outputs: outputs.map(({ bytes, scale, bias }) => {
      return { bytes: new Int8Array(bytesOf(bytes).buffer), scale, bias };
    }),
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function readGaps(bytes: Uint8Array): number[] {
  const hashes: number[] = [];
  let hash = 0;
  let gap = 0;
  let shift = 0;
  for (const byte of bytes) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte & 128) continue;
    hash += gap;
    hashes.push(hash);
    gap = 0;
    shift = 0;
  }
  return hashes;
}
