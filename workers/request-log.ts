import { countRequest, keptLevel, storeCounts, storeLog } from "~/features/monitor/server/public.server";
import type { DatabaseUse } from "~/server/db/guarded-database";
import type { Services } from "~/server/ports/services";
import type { RequestNotes } from "~/services.server";

interface RequestFacts extends DatabaseUse, RequestNotes {
  method: string;
  /** The route's pattern, such as `/journal`; never the URL itself, which may have ids and dates. */
  route: string;
  status: number;
  durationMs: number;
}

/**
 * Logs a request as one structured line without content, URL or identity, counts it, and stores failures for the error
 * monitor of its user.
 */
export function logRequest(openServices: () => Services, { userId, error, ...facts }: RequestFacts): void {
  const { requestId, method, route: endpoint, status, durationMs } = facts;
  const level = keptLevel(status, userId !== null);
  console.log(
    JSON.stringify({ level: level ?? "INFO", event: "request", ...facts, ...(error && { error }) }),
  );
  const counts = countRequest(status >= 500);
  if (!counts && !level) return;
  try {
    const services = openServices();
    if (counts) storeCounts(services, counts);
    if (level)
      storeLog(services, {
        level,
        event: "request",
        userId,
        requestId,
        endpoint,
        method,
        status,
        durationMs,
        error,
      });
  } catch {
    // With malformed variables every request fails; that response must not be lost over its log.
  }
}
