/** The ways in which a person, a terminal or a service manager asks a command to end. */
export const STOP_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** A failure that its one-line message explains in full: shown without a stack trace. */
export class PlainError extends Error {
  /** @override */
  name = "PlainError";
}

/**
 * Prints one line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command's main function; a failure ends the process with exit code 1. The end of run.mjs, in whatever way, ends
 * the command that it started.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  process.once("disconnect", () => process.exit(1));
  if (process.channel) process.channel.unref();
  try {
    await main();
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    // By its name: what importFromApp loads has a class of its own.
    process.stderr.write(`${name === "PlainError" ? message : stack}\n`);
    process.exit(1);
  }
}

/** How often a long step reports that it is still running when the output is not a terminal. */
const HEARTBEAT_SECONDS = 15;

/**
 * Runs one long step and shows its progress: a running clock on a terminal, a line now and then elsewhere.
 * @template T
 * @param {string} title what is done, such as "Building the app"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  const isLive = Boolean(process.stdout.isTTY);
  const show = (/** @type {string} */ state) => {
    const text = `${title}${state} ${((Date.now() - started) / 1000).toFixed(1)} s`;
    process.stdout.write(isLive ? `\r${text} ` : `${text}\n`);
  };
  if (!isLive) say(`${title} ...`);
  const heartbeat = setInterval(show, isLive ? 1000 : HEARTBEAT_SECONDS * 1000, " ...");
  try {
    const result = await work();
    show(": done in");
    return result;
  } catch (error) {
    show(": failed after");
    throw error;
  } finally {
    clearInterval(heartbeat);
    if (isLive) say("");
  }
}
