import { pathTo } from "../lib/calls";
import { Member } from "../lib/member";
import type { Site } from "../lib/site";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Asks every call with methods that it does not have: each is refused, with `Allow` as the table of calls names it. */
export async function probeMethods({ origin, calls, findings }: Site): Promise<void> {
  const member = await Member.signUp(origin);
  for (const file of new Set(calls.map((call) => call.file))) {
    const own = calls.filter((call) => call.isCall && call.file === file);
    if (!own[0]) continue;
    const named = own.map(({ method }) => method).sort();
    const path = pathTo(own[0], "x");
    for (const method of METHODS.filter((one) => !named.some((name) => name === one))) {
      const { status, headers } = await member.send({ method, path });
      const allowed = String(headers.allow ?? "")
        .split(", ")
        .sort();
      const allows = `allows ${allowed.join(", ")}, and the table names ${named.join(", ")}`;
      const fault = status !== 405 ? `answered ${status}` : allowed.join() === named.join() ? null : allows;
      findings.add("other methods", `${method} ${path}`, fault);
    }
  }
}
