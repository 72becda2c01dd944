import { buildAll } from "./lib/setup.mjs";
import { runCommand } from "./lib/terminal.mjs";

runCommand(() => buildAll({ isForced: true }));
