import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import { migrateLocally } from "../../scripts/lib/migrations.ts";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { type Product, startProduct } from "../setup/product.mjs";

interface Options {
  variables?: Record<string, string>;
  /** Whether workerd can be asked for its memory. */
  hasInspector?: boolean;
}

/** The path that runs the cron of each minute. */
export const EACH_MINUTE = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;

/** The product as it is built, served on a state directory of its own, without its schedule. */
export class ServedProduct {
  readonly state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-proof-"));
  origin = "";
  inspectorPort = 0;
  #running: Product | null = null;

  constructor(readonly options: Options) {
    process.once("exit", () => fs.rmSync(this.state, { recursive: true, force: true }));
  }

  /** The id of the process group that everything of it runs in. */
  get group(): number {
    return this.#running?.group ?? 0;
  }

  /** Starts it, on the same port and data as before; it ends with this process at the latest. */
  async start(): Promise<void> {
    const { variables, hasInspector } = this.options;
    if (hasInspector) this.inspectorPort = await getPort({ host: LOOPBACK });
    this.#running = await startProduct({
      port: this.origin ? Number(new URL(this.origin).port) : 0,
      state: this.state,
      variables: { SIGN_UP_LIMIT: "100000", SHARD_WEIGHTS: "1:0", ...variables },
      args: ["--no-cron", ...(hasInspector ? ["--inspector", String(this.inspectorPort)] : [])],
    });
    this.origin = this.#running.origin;
  }

  /** Ends the runtime at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#running = null;
  }

  /** Runs the cron of each minute now. */
  async tick(): Promise<void> {
    const { status } = await fetch(this.origin + EACH_MINUTE, { headers: { Connection: "close" } });
    if (status !== 200) throw new Error(`The cron answered ${status}`);
  }
}

/** Prepares the product's databases, lets some work start it, and deletes its data afterwards. */
export async function withProduct<T>(
  options: Options,
  work: (product: ServedProduct) => Promise<T>,
): Promise<T> {
  const product = new ServedProduct(options);
  try {
    await migrateLocally(product.state);
    return await work(product);
  } finally {
    await product.kill();
    fs.rmSync(product.state, { recursive: true, force: true });
  }
}
