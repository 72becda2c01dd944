import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import app from "virtual:worker";
import type { Env } from "~/server/env.server";
import type { Server } from "./accounts";

/** The worker on bindings of the test's choice; each call ends when all that it began has ended. */
export interface WorkerWith {
  server: Server;
  /** Hands bodies to the consumer of a queue, as one batch. Calls `retry` with those to retry. */
  consume(queue: string, bodies: unknown[], retry?: (body: unknown) => void): Promise<void>;
  /** Runs a cron. */
  cron(expression: string): Promise<void>;
}

export const MINUTE_CRON = "* * * * *";

/** The whole worker with these bindings. */
export function workerWith(bindings: Env): WorkerWith {
  const within = async <T>(work: (ctx: ExecutionContext) => Promise<T>): Promise<T> => {
    const ctx = createExecutionContext();
    const result = await work(ctx);
    await waitOnExecutionContext(ctx);
    return result;
  };
  return {
    server: { fetch: (request) => within((ctx) => app.fetch(request as never, bindings, ctx)) },
    consume: (queue, bodies, retry = () => undefined) => {
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
    cron: (cron) => within((ctx) => app.scheduled({ cron } as never, bindings, ctx)),
  };
}
