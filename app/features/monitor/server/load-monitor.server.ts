import { isOperator, probeSessions } from "~/features/accounts/server/public.server";
import { readModelUse } from "~/features/companion/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { type HealthState, MONITOR_LIMITS, type ModelBudget, type MonitorView } from "../contract";
import { apiHealth, databaseHealth, modelHealth } from "../domain/health";
import { toLogEntry } from "../domain/log-words";
import { readLogs } from "./logs.repository.server";

const MINUTE = 60_000;
/** Minutes that the health of the calls looks back. */
const WINDOW = 15;

/** The user's own newest entries of the log (an operator's: all), and how the parts of the product are, measured now. */
export async function loadMonitor(services: Services, user: SessionUser): Promise<MonitorView> {
  const isForAll = isOperator(services, user);
  const [read, sessions, openai] = await Promise.all([
    timedRead(services, isForAll ? null : user.id),
    probeSessions(services).then(
      (): HealthState => "healthy",
      (): HealthState => "error",
    ),
    openaiHealth(services),
  ]);
  return {
    logs: (read?.rows ?? []).map(toLogEntry),
    health: {
      api: read ? apiHealth(read.counts) : "error",
      database: databaseHealth(read?.readMs ?? null),
      openai: openai.state,
      authentication: sessions,
    },
    modelBudget: isForAll ? openai.budget : null,
    testEndpoints: services.settings.testEndpoints,
  };
}

/** The rows with the milliseconds that they took; null when they could not be read. */
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

async function openaiHealth(services: Services): Promise<{ state: HealthState; budget: ModelBudget | null }> {
  const hasModel = services.models.provider !== null;
  if (!hasModel) return { state: modelHealth({ hasModel, failed: [], budget: null }), budget: null };
  try {
    const { failed, budget } = await readModelUse(services);
    return { state: modelHealth({ hasModel, failed, budget }), budget };
  } catch {
    return { state: "error", budget: null };
  }
}
