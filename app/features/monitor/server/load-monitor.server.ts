import type { Services } from "~/server/ports/services";
import { type HealthState, MONITOR_LIMITS, type ModelBudget, type MonitorView } from "../contract";
import { apiHealth, databaseHealth, modelHealth } from "../domain/health";
import { toLogEntry } from "../domain/log-words";
import { readLogs } from "./logs.repository.server";

const MINUTE = 60_000;
/** Minutes of requests that the health of the API covers. */
const WINDOW = 15;

/** Measures the health of parts that other features own. */
interface Probes {
  /** Rejects if no session can be read. */
  sessions: () => Promise<unknown>;
  /** The outcomes of the latest calls of the configured model, and its budget. */
  modelUse: () => Promise<{ failed: boolean[]; budget: ModelBudget | null }>;
}

/** Loads the newest log entries of a user, or of all (`null`), and measures the health of the product's parts. */
export async function loadMonitor(
  services: Services,
  { ofUser, probes }: { ofUser: string | null; probes: Probes },
): Promise<MonitorView> {
  const [read, sessions, openai] = await Promise.all([
    timedRead(services, ofUser),
    probes.sessions().then(
      (): HealthState => "healthy",
      (): HealthState => "error",
    ),
    openaiHealth(services, probes.modelUse),
  ]);
  return {
    logs: (read?.rows ?? []).map(toLogEntry),
    health: {
      api: read ? apiHealth(read.counts) : "error",
      database: databaseHealth(read?.readMs ?? null),
      openai: openai.state,
      authentication: sessions,
    },
    modelBudget: ofUser === null ? openai.budget : null,
    testEndpoints: services.settings.testEndpoints,
  };
}

/** Returns the rows with the milliseconds of the read; `null` when it failed. */
async function timedRead({ catalog, clock }: Services, ofUser: string | null) {
  const startedAt = clock.now().getTime();
  try {
    const afterMinute = Math.floor(startedAt / MINUTE) - WINDOW;
    const found = await readLogs(catalog, { ofUser, limit: MONITOR_LIMITS.given, afterMinute });
    return { ...found, readMs: clock.now().getTime() - startedAt };
  } catch {
    return null;
  }
}

async function openaiHealth(
  services: Services,
  readModelUse: Probes["modelUse"],
): Promise<{ state: HealthState; budget: ModelBudget | null }> {
  const hasModel = services.models.provider !== null;
  if (!hasModel) return { state: modelHealth({ hasModel, failed: [], budget: null }), budget: null };
  try {
    const { failed, budget } = await readModelUse();
    return { state: modelHealth({ hasModel, failed, budget }), budget };
  } catch {
    return { state: "error", budget: null };
  }
}
