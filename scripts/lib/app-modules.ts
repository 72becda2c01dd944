import path from "node:path";
import { root } from "./paths.mjs";

/**
 * Runs a TypeScript module of the app, with all that it imports, in this process.
 * @param file relative to the repository
 * @returns what it exports
 */
// biome-ignore lint/suspicious/noExplicitAny: the caller knows the module.
export async function importFromApp(file: string): Promise<any> {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(path.join(root, file), {
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": path.join(root, "app") } },
  });
  return module;
}
