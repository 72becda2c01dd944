// Kills the runtime under parallel writers, round after round, and checks after each restart that every acknowledged
// write is there and that the streak is the model's. Arguments: rounds, acknowledged writes a round.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateLocally } from "../../scripts/lib/migrations.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { say } from "../../scripts/lib/terminal.mjs";
import { serveProduct } from "../setup/serve-product.mjs";
import { Writer } from "./writer.mjs";

const WRITERS = 8;
const rounds = Number(process.argv[2]);
const writesARound = Number(process.argv[3]);

const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-chaos-"));
await migrateLocally(state);
const port = await findFreePort();
const writers = Array.from({ length: WRITERS }, () => new Writer());
const total = { acknowledged: 0, interrupted: 0 };

let product = await serveProduct({ port, state });
try {
  for (const writer of writers) await writer.signUp(product.origin);
  for (let round = 1; round <= rounds; round++) {
    const started = Date.now();
    await writeUntilKilled();
    const interrupted = writers.filter((writer) => writer.interrupted).length;
    product = await serveProduct({ port, state });
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
say(
  `${rounds} kills under ${WRITERS} writers: ${total.acknowledged} acknowledged writes, none lost, none doubled; ${total.interrupted} interrupted writes sent again`,
);

/** Lets all writers write at once, and kills the runtime in the middle of it. */
async function writeUntilKilled() {
  const goal = total.acknowledged + writesARound;
  let isKilled = false;
  /** @type {Promise<void> | undefined} */
  let killed;
  const onAcknowledged = () => {
    total.acknowledged += 1;
    if (total.acknowledged >= goal && !killed) {
      killed = product.kill().then(() => {
        isKilled = true;
      });
    }
  };
  await Promise.all(writers.map((writer) => writer.write(product.origin, () => !isKilled, onAcknowledged)));
  await killed;
}
