import "./lib/host-node.mjs";
import { buildApp } from "./lib/app-build.mjs";
import { runCommand } from "./lib/terminal.mjs";
import { setUp } from "./setup.mjs";

runCommand(async () => {
  await setUp({ build: false });
  await buildApp({ quiet: false });
});
