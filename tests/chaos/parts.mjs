import { runKillRounds } from "./kill-rounds.mjs";
import { runTests } from "./run-tests.mjs";

/**
 * @typedef {object} Options
 * @property {number} rounds how often the runtime is killed
 * @property {number} writes acknowledged writes before each kill
 *
 * @typedef {object} Part one kind of trouble
 * @property {string} title
 * @property {(options: Options) => Promise<string[]>} run gives the figures; throws when a promise is broken
 */

/** How often each property of faults is tried. */
const ROUNDS_OF_PROPERTIES = 20;

/** @type {Record<string, Part>} */
export const PARTS = {
  kills: {
    title: "The runtime is killed (kill -9) while people write",
    run: async (options) => [await runKillRounds(options)],
  },
  database: {
    title: "The database fails before and after a commit",
    run: () => runTests("database", "workers", ["tests/workers/faults.test.ts"]),
  },
  images: {
    title: "The image store is away",
    run: () => runTests("images", "workers", ["tests/workers/image-store.test.ts"]),
  },
  queues: {
    title: "The queues drop, double, delay and shuffle",
    run: () => runTests("queues", "workers", ["tests/workers/faulty-queues.test.ts"], ROUNDS_OF_PROPERTIES),
  },
  clocks: {
    title: "The clock jumps, around both changes of clocks",
    run: () =>
      runTests(
        "clocks",
        "workers",
        ["tests/workers/clock-jumps.test.ts", "tests/workers/streak.test.ts"],
        ROUNDS_OF_PROPERTIES,
      ),
  },
  model: {
    title: "The model stalls, breaks off, refuses",
    run: async () => [
      ...(await runTests("model", "chaos", ["tests/chaos/model.test.ts"])),
      ...(await runTests(
        "model-calls",
        "services",
        ["answers", "silence", "writing"].map((name) => `tests/openai/${name}.test.ts`),
      )),
    ],
  },
  mail: {
    title: "The mail server is gone, silent, slow and busy",
    run: async () => [
      ...(await runTests("mail", "chaos", ["tests/chaos/mail.test.ts"])),
      ...(await runTests("mail-calls", "services", [
        "tests/smtp/plain.test.ts",
        "tests/smtp/reminders.test.ts",
      ])),
    ],
  },
  reminders: {
    title: "The runtime is killed while reminders go out",
    run: () => runTests("reminders", "chaos", ["tests/chaos/reminders.test.ts"]),
  },
};
