import fc from "fast-check";
import { changedTables } from "../lib/databases";
import { multipart, PNG } from "../lib/files";
import type { Findings } from "../lib/findings";
import { accepted } from "../lib/from-schema";
import { FORM_TYPE, JSON_TYPE } from "../lib/hostile";
import { type Request, send } from "../lib/http";
import { nameOf, type PlacedCall } from "../lib/placed-calls";
import type { Bystander, Site } from "../lib/site";

const EVIL = "https://evil.example";
const FORBIDDEN = 403;
/** The one form that mail programs post, whose path proves who sends it. */
const ONE_CLICK = "unsubscribe.$token";

/** Headers that a request from elsewhere may carry, by what they say. */
function foreign(origin: string): Record<string, Record<string, string>> {
  const { port } = new URL(origin);
  return {
    "a foreign Origin": { Origin: EVIL },
    "Origin null": { Origin: "null" },
    "an empty Origin": { Origin: "" },
    "no Origin": {},
    "no Origin, a Referer of the app": { Referer: `${origin}/journal` },
    "no Origin, a foreign Referer": { Referer: `${EVIL}/` },
    "no Origin, cross-site": { "Sec-Fetch-Site": "cross-site" },
    "no Origin, same-site": { "Sec-Fetch-Site": "same-site" },
    "no Origin, typed": { "Sec-Fetch-Site": "none" },
    "a foreign Origin that says same-origin": { Origin: EVIL, "Sec-Fetch-Site": "same-origin" },
    "a foreign Origin and a Referer of the app": { Origin: EVIL, Referer: `${origin}/` },
    "the app's host with https": { Origin: origin.replace("http:", "https:") },
    "the app's host on another port": { Origin: origin.replace(port, "1") },
    "another name of the machine": { Origin: `http://localhost:${port}` },
    "the app's origin as a part": { Origin: `${origin}.evil.example` },
    "the app's origin as a user name": { Origin: `http://${new URL(origin).host}@evil.example` },
    "the app's origin with a slash": { Origin: `${origin}/` },
    "two origins": { Origin: `${origin}, ${EVIL}` },
    "a foreign Origin and a forwarded host": { Origin: EVIL, "X-Forwarded-Host": "evil.example" },
  };
}

/** Sends every unsafe call as a page elsewhere would: each is refused, with 403, before anything is written. */
export async function probeOrigins(
  site: Site,
  calls: readonly PlacedCall[],
  findings: Findings,
): Promise<void> {
  const [sender] = site.bystanders;
  if (!sender) throw new Error("There is nobody to send as");
  for (const call of calls.filter(({ method, file }) => method !== "GET" && file !== ONE_CLICK)) {
    const request = wellFormed(call, sender);
    for (const [name, headers] of Object.entries(foreign(site.origin))) {
      const users = site.databases.countOf("users");
      const { cookie } = sender.member;
      const all = { ...request.headers, Cookie: cookie, ...headers };
      const answer = await send(site.origin, { ...request, headers: all });
      const changed = changedTables(sender.stored, site.databases.storedOf(sender.member.id));
      const fault =
        answer.status !== FORBIDDEN
          ? `answered ${answer.status}`
          : changed.length > 0
            ? `${changed.join(", ")} changed`
            : site.databases.countOf("users") !== users
              ? "an account was made"
              : answer.headers["set-cookie"]
                ? "a cookie was set"
                : null;
      findings.add("foreign origins", `${nameOf(call)} with ${name}`, fault);
    }
  }
}

/** A request that would be carried out, came it from the app. */
function wellFormed(call: PlacedCall, { ids }: Bystander): Request {
  const { method, body, form, upload, id = "none" } = call;
  const path = call.path.replace(/:[a-z]+/i, ids[id]);
  const sample = (schema: NonNullable<PlacedCall["body"]>) =>
    fc.sample(accepted(schema), { numRuns: 1, seed: 2 })[0] as Record<string, string>;
  if (body)
    return { method, path, headers: { "Content-Type": JSON_TYPE }, body: JSON.stringify(sample(body)) };
  if (form)
    return {
      method,
      path,
      headers: { "Content-Type": FORM_TYPE },
      body: String(new URLSearchParams(sample(form))),
    };
  if (upload === "field") {
    const { type, body: bytes } = multipart("image", "x.png", "image/png", PNG);
    return { method, path, headers: { "Content-Type": type }, body: bytes };
  }
  return { method, path, body: upload === "bytes" ? PNG : null };
}
