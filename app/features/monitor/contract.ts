/** The log levels that an entry may have; WARN and ERROR alone are kept. */
export type LogLevel = "ERROR" | "WARN" | "INFO" | "DEBUG";
export type KeptLevel = "ERROR" | "WARN";

export const HEALTH_PARTS = ["api", "database", "openai", "authentication"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export type HealthState = "healthy" | "warning" | "error";

/** What went wrong once. It holds nothing that anybody wrote. */
export interface LogEntry {
  id: string;
  level: LogLevel;
  message: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  context: {
    /** The route's pattern. */
    endpoint?: string;
    method?: string;
    statusCode?: number;
    /** Milliseconds. */
    duration?: number;
    error?: { name: string; message: string };
    requestId?: string;
  };
}

/** Calls of the configured model on this UTC day, and their limit (`MODEL_CALLS_A_DAY`). */
export interface ModelBudget {
  used: number;
  limit: number;
}

/** Response of `GET /api/debug/logs`. */
export interface MonitorView {
  /** The newest first, at most 100. */
  logs: LogEntry[];
  health: Record<HealthPart, HealthState>;
  /** For operators; `null` for others and without a limit. */
  modelBudget: ModelBudget | null;
  /** Whether the calls exist that only tests need. */
  testEndpoints: boolean;
}

export const MONITOR_LIMITS = {
  /** Entries that the panel shows. */
  shown: 20,
  /** Entries that the call gives. */
  given: 100,
  /** Rows that are kept. */
  rows: 100_000,
  /** Days that they are kept. */
  days: 7,
} as const;
