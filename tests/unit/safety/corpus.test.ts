import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { DANGER_KINDS } from "~/features/safety/contract";
import { type CorpusMessage, readCorpus } from "../../../scripts/lib/danger-corpus.ts";

const WEIGHTS = new URL("../../../app/features/safety/domain/danger-weights.json", import.meta.url);

const train = readCorpus("train");
const test = readCorpus("test");

/** A message without what makes two copies of it differ. */
const plain = ({ text }: CorpusMessage) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

describe("the messages that danger is learned from", () => {
  it("hold at least 4,000 of danger and 6,000 harmless ones", () => {
    expect(train.filter(({ level }) => level !== "harmless").length).toBeGreaterThan(4_000);
    expect(train.filter(({ level }) => level === "harmless").length).toBeGreaterThan(6_000);
  });

  it.each(DANGER_KINDS)("cover %s in both languages", (kind) => {
    for (const language of ["en", "es"]) {
      expect(train.filter((one) => one.kind === kind && one.language === language).length).toBeGreaterThan(
        50,
      );
    }
  });

  it("name no kind of danger that the product does not know", () => {
    const known: readonly string[] = DANGER_KINDS;
    const strange = [...train, ...test].filter(
      ({ level, kind }) => level !== "harmless" && !known.includes(kind),
    );
    expect(strange).toEqual([]);
  });

  it("hold no message twice, and none of the test set", () => {
    const all = [...train, ...test].map(plain);
    const seen = new Set<string>();
    const twice = all.filter((text) => seen.size === seen.add(text).size);
    expect(twice).toEqual([]);
  });

  it("become weights of at most 300 kB", () =>
    expect(fs.statSync(WEIGHTS).size).toBeLessThanOrEqual(300_000));
});
