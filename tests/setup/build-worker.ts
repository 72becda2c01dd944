import { buildApp, buildIsCurrent } from "../../scripts/lib/app-build.mjs";
import { bundleIsCurrent, bundleWorker } from "../../scripts/lib/worker-bundle.mjs";

/** Builds the worker that the tests in workerd run, unless it is up to date. */
export default async function buildWorker(): Promise<void> {
  if (!buildIsCurrent()) await buildApp();
  if (!bundleIsCurrent()) await bundleWorker();
}
