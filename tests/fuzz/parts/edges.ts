import http from "node:http";
import type { Findings } from "../lib/findings";
import { type Request, send } from "../lib/http";
import type { PlacedCall } from "../lib/placed-calls";
import { faultOf } from "../lib/promises";
import type { Site } from "../lib/site";

/** Bytes of a body that nobody asked for. */
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

/** Sends what only the entry meets: bodies that nobody reads, on a connection that is used again, and endless paths. */
export async function probeEdges(
  site: Site,
  calls: readonly PlacedCall[],
  findings: Findings,
): Promise<void> {
  const { origin } = site;
  // One connection: a request that breaks it breaks the next one.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const check = async (request: Request, isCall: boolean) => {
    // Told by us: of a GET or DELETE Node sends a body without its length, which is then read as the next request.
    const length = { "Content-Length": String(request.body?.length ?? 0) };
    const headers = { Origin: origin, "Content-Type": "application/json", ...length };
    const fault = await send(origin, { ...request, headers, agent }).then(
      (answer) => faultOf(answer, { isCall, origin }),
      (error: Error) => `has broken the connection: ${error.message}`,
    );
    findings.add("edges", `${request.method} ${request.path.slice(0, 60)}`, fault);
  };
  for (const { method, path, isCall } of calls) {
    const asked = path.replace(/:[a-z]+/gi, "x").replace("*", "x");
    await check({ method, path: asked, body: Buffer.alloc(UNASKED, " ") }, isCall);
    await check({ method: "GET", path: "/api/auth/user" }, true);
  }
  for (const path of LONG) await check({ method: "GET", path }, false);
  agent.destroy();
}
