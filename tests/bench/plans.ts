import { sendOrThrow } from "../kit/http";
import type { Runtime } from "./runtime";

/** One round trip to a database. */
export interface Trip {
  database: string;
  statements: { sql: string; params: unknown[] }[];
}

/** The recorded requests of the app to D1. */
export interface Plan {
  /** In their order. */
  trips: Trip[];
  /** How many rows the app shows. */
  rows: number;
  /** The app's page, to be answered as it is. */
  page?: string;
}

/** Records which statements a request of the app sends to D1. */
export async function recordTrips(runtime: Runtime, path: string, cookie: string): Promise<Trip[]> {
  const { text } = await sendOrThrow(runtime.origin("recorder"), { path, headers: { Cookie: cookie } });
  const { status, trips } = JSON.parse(text) as { status: number; trips: Trip[] };
  if (status !== 200) throw new Error(`${path} answered ${status} while its statements were recorded`);
  return trips;
}

/** Teaches a worker beside the app what the app does at some paths. */
export async function teach(origin: string, plans: Record<string, Plan>): Promise<void> {
  await sendOrThrow(origin, { method: "POST", path: "/plans", body: JSON.stringify(plans) });
}

/** Teaches the workers beside the app what the app asks of D1 at a path. */
export async function teachScreen(
  runtime: Runtime,
  { path, rows }: { path: string; rows: number },
  cookie: string,
): Promise<void> {
  const trips = await recordTrips(runtime, path, cookie);
  for (const worker of ["bareWorker", "remixPage"] as const)
    await teach(runtime.origin(worker), { [path]: { trips, rows } });
}
