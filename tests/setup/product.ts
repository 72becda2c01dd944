import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { LOOPBACK } from "../../scripts/lib/ports.mjs";
import { runScript } from "../scripts/command";

/** The product, served as a user would start it. */
export interface Product {
  origin: string;
  /** What it has logged so far. */
  readLog(): string;
  stop(): Promise<void>;
}

/** Enough for a start that has to build first. */
export const START_TIMEOUT = 180_000;

/** Starts the product on a port, with a state of its own and further variables. */
export async function startProduct(port: number, variables: Record<string, string>): Promise<Product> {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-product-"));
  const command = runScript("start", [
    ...["--port", String(port), "--state", state],
    ...Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
  await command.line(/^Acolyte is ready/);
  return {
    origin: `http://${LOOPBACK}:${port}`,
    readLog: () => fs.readFileSync(path.join(state, "server.log"), "utf8"),
    async stop() {
      command.child.kill("SIGTERM");
      await command.finished;
      fs.rmSync(state, { recursive: true, force: true });
    },
  };
}
