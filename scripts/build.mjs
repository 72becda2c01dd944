import { buildAll } from "./lib/setup.ts";
import { runCommand } from "./lib/terminal.mjs";

runCommand(() => buildAll({ isForced: true }));
