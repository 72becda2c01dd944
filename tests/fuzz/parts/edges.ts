import http from "node:http";
import { type Request, send } from "../../kit/http";
import { pathTo } from "../lib/calls";
import { faultOf } from "../lib/promises";
import type { Site } from "../lib/site";

/** Bytes of an unexpected body. */
const UNASKED = 100_000;
/** Paths that have more parts than any route, and questions for many routes at once. */
const LONG = [
  "/a".repeat(3_780),
  `${"/a".repeat(3_780)}.data`,
  `/nothing${"/".repeat(3_780)}`,
  `/journal${"/".repeat(3_780)}`,
  `/__manifest?version=x&p=${"/a".repeat(3_780)}`,
  `/__manifest?version=x&${Array.from({ length: 700 }, (_, index) => `p=/a${index}`).join("&")}`,
];

/** Sends bodies that nobody reads, on a kept connection, and endless paths. */
export async function probeEdges({ origin, calls, findings }: Site): Promise<void> {
  // One connection: a request that breaks it breaks the next one.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const check = async (request: Request, isCall: boolean) => {
    // Explicit: Node sends the body of a GET or DELETE without its length, and it is then read as the next request.
    const length = { "Content-Length": String(request.body?.length ?? 0) };
    const headers = { Origin: origin, "Content-Type": "application/json", ...length };
    const fault = await send(origin, { ...request, headers, agent, patience: 60_000 }).then(
      (answer) => faultOf(answer, { isCall, origin }),
      (error: Error) => `has broken the connection: ${error.message}`,
    );
    findings.add("edges", `${request.method} ${request.path.slice(0, 60)}`, fault);
  };
  for (const call of calls) {
    const path = pathTo(call, "x").replace("*", "x");
    await check({ method: call.method, path, body: Buffer.alloc(UNASKED, " ") }, call.isCall);
    await check({ method: "GET", path: "/api/auth/user" }, true);
  }
  for (const path of LONG) await check({ method: "GET", path }, false);
  agent.destroy();
}
