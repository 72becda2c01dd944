import fc from "fast-check";
import type { Request } from "../../kit/http";
import { FORM_TYPE, JSON_TYPE } from "../../kit/person";
import { nameOf, type PlacedCall, pathTo } from "../lib/calls";
import { accepted } from "../lib/from-schema";
import { multipart, PNG, sendAlone } from "../lib/member";
import { type Bystander, changeOf, type Site } from "../lib/site";

const EVIL = "https://evil.example";
const FORBIDDEN = 403;
/** The one form that mail programs post; its path proves the sender. */
const ONE_CLICK = "unsubscribe.$token";

/** Headers that a request from elsewhere may carry. */
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
export async function probeOrigins({ origin, databases, calls, bystanders, findings }: Site): Promise<void> {
  const [sender] = bystanders;
  for (const call of calls.filter(({ method, file }) => method !== "GET" && file !== ONE_CLICK)) {
    const request = wellFormed(call, sender);
    for (const [name, headers] of Object.entries(foreign(origin))) {
      const users = databases.countUsers();
      const all = { ...request.headers, Cookie: sender.member.cookie, ...headers };
      const answer = await sendAlone(origin, { ...request, headers: all });
      const faults = [
        answer.status !== FORBIDDEN && `answered ${answer.status}`,
        changeOf(databases, sender.member, sender.stored),
        databases.countUsers() !== users && "an account was made",
        answer.headers["set-cookie"] && "a cookie was set",
      ].filter((fault) => typeof fault === "string");
      findings.add("foreign origins", `${nameOf(call)} with ${name}`, faults[0] ?? null);
    }
  }
}

/** Returns a request that would be carried out if it came from the app. */
function wellFormed(call: PlacedCall, { ids }: Bystander): Request {
  const { method, body, form, upload, id = "none" } = call;
  const request = { method, path: pathTo(call, ids[id]) };
  const sample = (schema: NonNullable<PlacedCall["body"]>) =>
    fc.sample(accepted(schema), { numRuns: 1, seed: 2 })[0] as Record<string, string>;
  const typed = (type: string, bytes: string | Uint8Array): Request => ({
    ...request,
    headers: { "Content-Type": type },
    body: bytes,
  });
  if (body) return typed(JSON_TYPE, JSON.stringify(sample(body)));
  if (form) return typed(FORM_TYPE, String(new URLSearchParams(sample(form))));
  if (upload !== "field") return { ...request, body: upload === "bytes" ? PNG : null };
  const file = multipart("image", "x.png", "image/png", PNG);
  return typed(file.type, file.body);
}
