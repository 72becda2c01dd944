import { countRequest, keptLevel, storeCounts, storeLog } from "~/features/monitor/server/public.server";
import type { DatabaseUse } from "~/server/db/guarded-database";
import type { Services } from "~/server/ports/services";
import type { RequestNotes } from "~/server/services.server";

interface RequestFacts extends DatabaseUse, RequestNotes {
  method: string;
  /** The route's pattern, such as `/journal`; never the address itself, which may carry ids and dates. */
  route: string;
  status: number;
  durationMs: number;
}

/**
 * Writes the one structured line of a request, which holds no content, no address and no identity, counts it, and keeps
 * what went wrong for the error monitor, where its person finds it.
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
    // Malformed variables fail every request already; the answer that says so must not be lost over its own log.
  }
}
