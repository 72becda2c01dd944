import { configurationFaults } from "../app/server/configuration.server";
import type { Env } from "../app/server/env.server";
import { maintenanceResponse } from "./maintenance";

/**
 * Returns the answer of a server with missing or malformed variables: 503 with their names, which the log gets as well.
 * `null` when there is nothing wrong with them.
 */
export function refuseMisconfigured(request: Request, env: Env): Response | null {
  const faults = configurationFaults(env);
  if (faults.length === 0) return null;
  const variables = faults.flatMap((fault) => fault.variables);
  console.error(JSON.stringify({ level: "ERROR", event: "configuration", variables }));
  return maintenanceResponse(request, faults.map(({ message }) => `${message}.`).join(" "));
}
