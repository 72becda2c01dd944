import type { DatabaseUse } from "./meter";

interface RequestFacts extends DatabaseUse {
  requestId: string;
  method: string;
  /** The route's pattern, such as `/journal`; never the address itself, which may carry ids and dates. */
  route: string;
  status: number;
  durationMs: number;
}

/** Writes the one structured line of a request. It holds no content, no address and no identity. */
export function logRequest(facts: RequestFacts) {
  const level = facts.status >= 500 ? "ERROR" : facts.status === 429 ? "WARN" : "INFO";
  console.log(JSON.stringify({ level, event: "request", ...facts }));
}
