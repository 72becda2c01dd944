import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { say } from "../../scripts/lib/terminal.mjs";
import { startProduct } from "../setup/product.mjs";
import { Writer } from "./writer.mjs";

const WRITERS = 8;

/**
 * Kills the runtime under parallel writers, round after round, and checks after each restart that every acknowledged
 * write is there, once, and that the streak is the model's. Throws at the first difference.
 * @param {{ rounds: number, writes: number }} options `writes`: acknowledged writes before each kill
 * @returns {Promise<string>} the figures
 */
export async function runKillRounds({ rounds, writes }) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-chaos-"));
  const writers = Array.from({ length: WRITERS }, () => new Writer());
  const total = { acknowledged: 0, interrupted: 0 };
  let product = await startProduct({ state, variables: { SIGN_UP_LIMIT: "1000" }, args: ["--no-cron"] });
  try {
    for (const writer of writers) await writer.signUp(product.origin);
    for (let round = 1; round <= rounds; round++) {
      const started = Date.now();
      total.acknowledged += await writeUntilKilled(product, writers, writes);
      const interrupted = writers.filter((writer) => writer.interrupted).length;
      product = await startProduct({ state, variables: { SIGN_UP_LIMIT: "1000" }, args: ["--no-cron"] });
      for (const writer of writers) await writer.retry(product.origin);
      const today = new Date().toISOString().slice(0, 10);
      for (const writer of writers) await writer.verify(product.origin, today);
      total.interrupted += interrupted;
      say(
        `Round ${round}/${rounds}: ${total.acknowledged} writes acknowledged, ${interrupted} cut off by the kill, all there, streaks right (${Date.now() - started} ms)`,
      );
    }
  } finally {
    await product.kill();
  }
  fs.rmSync(state, { recursive: true, force: true });
  return `${rounds} kills under ${WRITERS} writers: ${total.acknowledged.toLocaleString("en")} acknowledged writes, none lost, none doubled, streaks right; ${total.interrupted} interrupted writes sent again`;
}

/**
 * Lets all writers write at once, and kills the runtime in the middle of it.
 * @param {import("../setup/product.mjs").Product} product
 * @param {Writer[]} writers
 * @param {number} writes acknowledged ones before the kill
 * @returns {Promise<number>} how many were acknowledged
 */
async function writeUntilKilled(product, writers, writes) {
  let acknowledged = 0;
  let isKilled = false;
  /** @type {Promise<void> | undefined} */
  let killed;
  const onAcknowledged = () => {
    acknowledged += 1;
    if (acknowledged >= writes && !killed) {
      killed = product.kill().then(() => {
        isKilled = true;
      });
    }
  };
  await Promise.all(writers.map((writer) => writer.write(product.origin, () => !isKilled, onAcknowledged)));
  await killed;
  return acknowledged;
}
