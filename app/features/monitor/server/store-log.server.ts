import { inBatches } from "~/server/db/in-batches";
import type { Services } from "~/server/ports/services";
import { type KeptLevel, MONITOR_LIMITS } from "../contract";
import { type RequestCounts, requestCounter, rowBudget } from "../domain/log-limits";
import { addCounts, deleteOldCounts, deleteOldLogs, insertLog } from "./logs.repository.server";

/** Names and numbers of an error: never a text, an address or a token. */
export interface LogEvent {
  level: KeptLevel;
  event: string;
  userId?: string | null;
  requestId?: string;
  endpoint?: string;
  method?: string;
  status?: number;
  durationMs?: number;
  error?: string | null;
}

type Needed = Pick<Services, "catalog" | "clock" | "afterResponse">;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const takeRow = rowBudget({ all: 60, each: 20 });
const countResponse = requestCounter();

/** Stores an event for the error monitor, after the response. Events beyond the minute's budget, and those that cannot be stored, are only in the worker's log. */
export function storeLog({ catalog, clock, afterResponse }: Needed, event: LogEvent): void {
  const now = clock.now();
  if (!takeRow(event.userId ?? null, now.getTime())) return;
  afterResponse(insertLog(catalog, { ...event, createdAt: now.toISOString() }).catch(() => undefined));
}

/** Counts one response in memory. Returns the counts to store from time to time. */
export function countRequest(isFailure: boolean): RequestCounts | null {
  return countResponse(isFailure, Date.now());
}

/** Stores counts, after the response. */
export function storeCounts({ catalog, clock, afterResponse }: Needed, counts: RequestCounts): void {
  const minute = Math.floor(clock.now().getTime() / MINUTE);
  afterResponse(addCounts(catalog, { minute, ...counts }).catch(() => undefined));
}

/** Deletes rows after 7 days and beyond the newest 100,000, and the counts of the day before. Returns how many rows. */
export async function purgeLogs(
  { catalog, clock }: Services,
  rows: number = MONITOR_LIMITS.rows,
): Promise<number> {
  const now = clock.now().getTime();
  const before = new Date(now - MONITOR_LIMITS.days * DAY).toISOString();
  await deleteOldCounts(catalog, Math.floor((now - DAY) / MINUTE));
  return inBatches((limit) => deleteOldLogs(catalog, { before, rows, limit }));
}
