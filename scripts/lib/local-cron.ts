import { Cron } from "croner";
import { readConfig } from "./wrangler.ts";

/**
 * Calls the scheduled handler of a local server at the times of wrangler.toml: workerd does not do it by itself. The
 * schedule goes on after a failure.
 * @returns stops the schedule
 */
export function startLocalCron(origin: string, onFailure: (message: string) => void): () => void {
  const jobs = (readConfig().triggers.crons ?? []).map((expression) => {
    const url = `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(expression)}`;
    const call = async () => {
      try {
        const { ok, status } = await fetch(url);
        if (!ok) onFailure(`Cron "${expression}" answered ${status}.`);
      } catch (error) {
        onFailure(`Cron "${expression}" could not be called: ${error}`);
      }
    };
    // Cloudflare runs in UTC, counts weekdays from 1 (Sunday), and `protect` skips a run while one is under way.
    return new Cron(expression, { timezone: "UTC", alternativeWeekdays: true, protect: true }, call);
  });
  return () => {
    for (const job of jobs) job.stop();
  };
}
