import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import app from "virtual:worker";
import type { Env } from "~/server/env.server";

export const MINUTE_CRON = "* * * * *";

/**
 * The whole worker with its own bindings. Not the test runner's `exports.default`, whose calls take longer the more of
 * them a file makes: 5 ms each in the first hundred, 60 ms in the fourth.
 */
export const server = {
  fetch: async (request: Request): Promise<Response> =>
    app.fetch(request as never, env as never, createExecutionContext()),
};

/** The whole worker with these bindings; each call ends when all that it started has ended. */
export function workerWith(bindings: Env) {
  const within = async <T>(work: (ctx: ExecutionContext) => Promise<T>): Promise<T> => {
    const ctx = createExecutionContext();
    const result = await work(ctx);
    await waitOnExecutionContext(ctx);
    return result;
  };
  return {
    server: {
      fetch: (request: Request): Promise<Response> =>
        within((ctx) => app.fetch(request as never, bindings, ctx)),
    },
    /** Hands bodies to the consumer of a queue, as one batch. Calls `retry` with those to retry. */
    consume: (
      queue: string,
      bodies: unknown[],
      retry: (body: unknown) => void = () => undefined,
    ): Promise<void> => {
      const messages = bodies.map((body, index) => ({
        id: String(index),
        timestamp: new Date(),
        attempts: 1,
        body,
        ack: () => undefined,
        retry: () => retry(body),
      }));
      return within((ctx) => app.queue({ queue, messages } as never, bindings, ctx));
    },
    /** Runs a cron. */
    cron: (cron: string): Promise<void> => within((ctx) => app.scheduled({ cron } as never, bindings, ctx)),
  };
}
