import { buildApp, buildIsCurrent } from "../../scripts/lib/app-build.mjs";
import { compileContent } from "../../scripts/lib/content.mjs";
import { bundleIsCurrent, bundleWorker } from "../../scripts/lib/worker-bundle.mjs";

/** Makes what the tests in workerd run: the worker and the topic index, each unless it is up to date. */
export default async function buildWorker(): Promise<void> {
  if (!buildIsCurrent()) await buildApp();
  if (!bundleIsCurrent()) await bundleWorker();
  // Last: a build empties its directory, and what was compiled into it with the rest.
  await compileContent();
}
