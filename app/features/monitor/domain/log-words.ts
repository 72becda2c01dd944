import type { LogEntry, LogLevel } from "../contract";

/** A stored log row. */
export interface LogFacts {
  key: number;
  level: string;
  event: string;
  requestId: string | null;
  endpoint: string | null;
  method: string | null;
  status: number | null;
  durationMs: number | null;
  error: string | null;
  createdAt: string;
}

/** Events other than requests, in words; the rest are shown by name. */
const EVENTS: Record<string, string> = {
  "shared-report": "A shared response was reported",
  "provider-sign-in": "A sign-in at a provider failed",
  "mail-put-off": "A mail could not be sent and will be tried again",
  "mail-dead": "A mail could not be sent and was dropped",
  "answer-stream-kept": "The text of an answer could not be deleted",
  "model-budget-used-up": "Today's model calls are used up",
  "reminder-put-off": "A reminder could not be sent and will be tried again",
  "reminder-given-up": "A reminder could not be sent and was dropped",
  "reminder-late": "A reminder was too late to be sent",
  "account-deletion-failed": "Accounts could not be deleted and will be tried again",
  "outbox-put-off": "A task after a write failed and will be tried again",
  "outbox-failed": "A task after a write failed and will be tried again",
};

const STATUSES: Record<number, string> = {
  400: "The input is invalid",
  403: "The request was refused",
  405: "The method is not allowed",
  409: "The data had changed",
  413: "The body was too large",
  415: "The type is not supported",
  429: "Too many requests",
  503: "A service could not be reached",
};

/** Returns a stored row as the monitor shows it. Its text comes from the stored facts alone. */
export function toLogEntry(row: LogFacts): LogEntry {
  const { endpoint, method, status, durationMs, error, requestId } = row;
  const reason = statusWords(status);
  return {
    id: String(row.key),
    level: row.level as LogLevel,
    message: status === null ? (EVENTS[row.event] ?? row.event) : `${method} ${endpoint} answered ${status}`,
    timestamp: row.createdAt,
    context: {
      ...(endpoint && { endpoint }),
      ...(method && { method }),
      ...(status !== null && { statusCode: status }),
      ...(durationMs !== null && { duration: durationMs }),
      ...(error && { error: { name: error, message: reason } }),
      ...(requestId && { requestId }),
    },
  };
}

function statusWords(status: number | null): string {
  if (status === null) return "It did not succeed";
  return STATUSES[status] ?? (status >= 500 ? "Something went wrong on our side" : "The request was refused");
}
