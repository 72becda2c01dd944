import type { Services } from "~/server/ports/services";
import type { KeptLevel } from "../contract";
import { type RequestCounts, requestCounter } from "../domain/request-counter";
import { rowBudget } from "../domain/row-budget";
import { addCounts, insertLog } from "./logs.repository.server";

/** Names and numbers of what went wrong: never a text, an address or a token. */
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
const takeRow = rowBudget({ all: 60, each: 20 });
const countResponse = requestCounter();

/** Keeps an event for the error monitor, after the response. What the minute has no room for is in the worker's log alone; a failure to keep it fails nothing. */
export function storeLog({ catalog, clock, afterResponse }: Needed, event: LogEvent): void {
  const now = clock.now();
  if (!takeRow(event.userId ?? null, now.getTime())) return;
  afterResponse(insertLog(catalog, { ...event, createdAt: now.toISOString() }).catch(() => undefined));
}

/** Counts one response, in memory, for the health of the calls; gives now and then what is to be stored. */
export function countRequest(isFailure: boolean): RequestCounts | null {
  return countResponse(isFailure, Date.now());
}

/** Stores what was counted, after the response. */
export function storeCounts({ catalog, clock, afterResponse }: Needed, counts: RequestCounts): void {
  const minute = Math.floor(clock.now().getTime() / MINUTE);
  afterResponse(addCounts(catalog, { minute, ...counts }).catch(() => undefined));
}
