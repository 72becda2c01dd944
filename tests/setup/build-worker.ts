import { buildApp, buildIsCurrent } from "../../scripts/lib/app-build.mjs";
import { compileContent } from "../../scripts/lib/content.mjs";
import { bundleIsCurrent, bundleWorker } from "../../scripts/lib/worker-bundle.mjs";

/** Makes what the tests in workerd run: the worker and the topic index, each unless it is up to date. */
export default async function buildWorker(): Promise<void> {
  await compileContent();
  if (!buildIsCurrent()) await buildApp();
  if (!bundleIsCurrent()) await bundleWorker();
}
