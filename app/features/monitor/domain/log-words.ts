import type { LogEntry, LogLevel } from "../contract";

/** What is stored of one thing that went wrong. */
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

/** Events that are no request, in words; another is told of by its name. */
const EVENTS: Record<string, string> = {
  "shared-report": "A shared response was reported",
  "provider-sign-in": "A sign-in at a provider failed",
  "mail-put-off": "A mail could not be sent and will be tried again",
  "mail-dead": "A mail was given up",
  "answer-stream-kept": "Words of an answer could not be deleted",
  "model-budget-used-up": "The model calls of the day are used up",
  "reminder-put-off": "A reminder could not be sent and will be tried again",
  "reminder-given-up": "A reminder was given up",
  "reminder-late": "A reminder was too late to be sent",
  "account-deletion-failed": "Accounts could not be deleted and will be tried again",
  "outbox-failed": "A task after a write failed and will be tried again",
};

const STATUSES: Record<number, string> = {
  400: "The input was not accepted",
  403: "The request was refused",
  405: "The method is not allowed",
  409: "The state had changed meanwhile",
  413: "The body was too large",
  415: "The type is not accepted",
  429: "Too many requests",
  503: "A service could not be reached",
};

/** A stored row as the monitor shows it. Its words are made of the facts alone. */
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
