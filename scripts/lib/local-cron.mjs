import { readWranglerConfig } from "./wrangler-config.mjs";

/**
 * Calls the scheduled handler of a local server at the times of wrangler.toml: workerd does not do it
 * by itself.
 * @param {string} origin
 * @param {(message: string) => void} onFailure told what went wrong; the schedule goes on
 * @returns {Promise<() => void>} stops the schedule
 */
export async function startLocalCron(origin, onFailure) {
  const { Cron } = await import("croner");
  const { crons } = await readWranglerConfig();
  const jobs = crons.map((expression) => {
    const url = `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(expression)}`;
    const call = async () => {
      try {
        const response = await fetch(url);
        if (!response.ok) onFailure(`Cron "${expression}" answered ${response.status}.`);
      } catch (error) {
        onFailure(
          `Cron "${expression}" could not be called: ${error instanceof Error ? error.message : error}`,
        );
      }
    };
    // Cloudflare runs in UTC, counts weekdays from 1 (Sunday), and `protect` skips a run while one is under way.
    return new Cron(expression, { timezone: "UTC", alternativeWeekdays: true, protect: true }, call);
  });
  return () => {
    for (const job of jobs) job.stop();
  };
}
