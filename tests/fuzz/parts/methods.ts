import type { Findings } from "../lib/findings";
import { Member } from "../lib/member";
import type { PlacedCall } from "../lib/placed-calls";
import type { Site } from "../lib/site";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Asks every call with the methods that it has not: each is refused by `Allow`, which names what the table names. */
export async function probeMethods(
  site: Site,
  calls: readonly PlacedCall[],
  findings: Findings,
): Promise<void> {
  const member = await Member.signUp(site.origin);
  for (const file of new Set(calls.filter(({ isCall }) => isCall).map((call) => call.file))) {
    const own = calls.filter((call) => call.file === file);
    const named = own.map(({ method }) => method).sort();
    const path = own[0]?.path.replace(/:[a-z]+/i, "x") ?? "";
    for (const method of METHODS.filter((one) => !own.some((call) => call.method === one))) {
      const answer = await member.send({ method, path });
      const allowed = String(answer.headers.allow ?? "")
        .split(", ")
        .sort();
      const fault =
        answer.status !== 405
          ? `answered ${answer.status}`
          : allowed.join() === named.join()
            ? null
            : `allows ${allowed.join(", ")}, and the table names ${named.join(", ")}`;
      findings.add("other methods", `${method} ${path}`, fault);
    }
  }
}
