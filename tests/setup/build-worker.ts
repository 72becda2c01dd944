import { setUp } from "../../scripts/lib/setup.ts";

/** Builds the worker that the tests in workerd run, unless it is up to date. */
export default async function buildWorker(): Promise<void> {
  await setUp({ build: true });
}
