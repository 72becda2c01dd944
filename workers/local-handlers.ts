import type { Env } from "../app/server/env.server";
import { handleScheduled } from "./cron";

/** The path at which wrangler's local server has the scheduled handler; Cloudflare serves nothing of ours below /cdn-cgi. */
export const SCHEDULED_PATH = "/cdn-cgi/handler/scheduled";

/** Runs the scheduled handler for the cron that `?cron=` names. Local runs alone: deployed, Cloudflare calls it. */
export async function runScheduled(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const cron = new URL(request.url).searchParams.get("cron") ?? "";
  await handleScheduled({ cron }, env, ctx);
  return new Response("ok");
}
