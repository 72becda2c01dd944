import path from "node:path";
import { root } from "./paths.mjs";

/**
 * Runs a TypeScript module of the app, with all that it imports, in this process.
 * @param {string} file relative to the repository
 * @returns {Promise<any>} what it exports
 */
export async function importFromApp(file) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(path.join(root, file), {
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": path.join(root, "app") } },
  });
  return module;
}
