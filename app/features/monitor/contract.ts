/** The log levels of an entry; only WARN and ERROR are stored. */
export type LogLevel = "ERROR" | "WARN" | "INFO" | "DEBUG";
export type KeptLevel = "ERROR" | "WARN";

export const HEALTH_PARTS = ["api", "database", "openai", "authentication"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export type HealthState = "healthy" | "warning" | "error";

/** An error. It contains no text that anybody wrote. */
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

/** Calls of the configured model this UTC day, and their limit (`MODEL_CALLS_A_DAY`). */
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
  /** Whether the calls for tests exist. */
  testEndpoints: boolean;
}

export const MONITOR_LIMITS = {
  /** Entries in the panel. */
  shown: 20,
  /** Entries in the response. */
  given: 100,
  /** Stored rows. */
  rows: 100_000,
  /** Days until rows are deleted. */
  days: 7,
} as const;
