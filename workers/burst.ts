import type { Env } from "../app/server/env.server";
import { isSafe } from "../app/server/http/origin";

/** Whether an unsafe request is within the burst that one browser or address may send. Reading is never limited here. */
export async function isWithinBurst(request: Request, env: Env): Promise<boolean> {
  if (isSafe(request)) return true;
  const session = request.headers.get("Cookie")?.match(/acolyte_session=([^;]+)/)?.[1];
  const isLogin = new URL(request.url).pathname === "/api/login";
  const { success } =
    session && !isLogin
      ? await env.MEMBER_BURST.limit({ key: session })
      : await env.VISITOR_BURST.limit({ key: request.headers.get("CF-Connecting-IP") ?? "local" });
  return success;
}
