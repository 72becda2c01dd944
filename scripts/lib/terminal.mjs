/** A failure that its one-line message explains in full: shown without a stack trace. */
export class PlainError extends Error {}

/**
 * Prints one line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command's main function; a failure ends the process with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

/** How often a long step says that it is still running when the output is not a terminal. */
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
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const live = Boolean(process.stdout.isTTY);
  const show = () =>
    live
      ? process.stdout.write(`\r${title} ... ${Math.floor((Date.now() - started) / 1000)} s `)
      : say(`${title} ... ${seconds()} s`);
  if (live) show();
  else say(`${title} ...`);
  const heartbeat = setInterval(show, live ? 1000 : HEARTBEAT_SECONDS * 1000);
  try {
    const result = await work();
    clearInterval(heartbeat);
    say(`${live ? "\r" : ""}${title}: done in ${seconds()} s`);
    return result;
  } catch (error) {
    clearInterval(heartbeat);
    say(`${live ? "\r" : ""}${title}: failed after ${seconds()} s`);
    throw error;
  }
}
