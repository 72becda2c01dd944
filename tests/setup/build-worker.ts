import { buildApp, buildIsCurrent } from "../../scripts/lib/app-build.mjs";
import { bundleIsCurrent, bundleWorker } from "../../scripts/lib/worker-bundle.mjs";

/** Makes the worker that the tests in workerd run, unless it is there and made from the sources as they are now. */
export default async function buildWorker(): Promise<void> {
  if (!buildIsCurrent()) await buildApp();
  if (!bundleIsCurrent()) await bundleWorker();
}
