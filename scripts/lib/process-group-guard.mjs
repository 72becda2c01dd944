// The leader of a tool's own process group. wrangler and vite start workerd processes that outlive
// them when they are killed, and then hold the port. This process ends the whole group as soon as the
// tool has ended or the command that started it is gone, in whatever way that happened.
import { spawn } from "node:child_process";

const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Ends everything in this group, this process included. */
const endGroup = () => process.kill(-process.pid, "SIGKILL");

process.on("message", () => child.kill("SIGTERM"));
process.on("disconnect", endGroup);
// The command decides: it asks for the end by a message, or disconnects.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

child.once("error", (error) => process.send?.({ failure: error.message }, endGroup));
child.once("exit", (code, signal) => process.send?.({ code, signal }, endGroup));
