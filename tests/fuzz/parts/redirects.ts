import { encode } from "../../security/encode";
import type { Findings } from "../lib/findings";
import { FORM_TYPE } from "../lib/hostile";
import { type Answer, send } from "../lib/http";
import { Member } from "../lib/member";
import { faultOf, faultOfTarget } from "../lib/promises";
import type { Site } from "../lib/site";

/** Where nobody may be sent to, in the ways in which that can be written. */
const TARGETS: readonly string[] = [
  "https://evil.example",
  "http:evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%09/evil.example",
  "/%2f/evil.example",
  "/%5cevil.example",
  "%2f%2fevil.example",
  "//evil.example/%2f..",
  "//evil%E3%80%82example",
  "/\u3002/evil.example",
  "//127.0.0.1@evil.example",
  "//evil.example#@127.0.0.1",
  "@evil.example",
  ".evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "/javascript:alert(1)",
  "data:text/html,<script>x</script>",
  "blob:x",
  "/journal\r\nX-Injected: 1",
  "/journal\nSet-Cookie: acolyte_session=x",
  "/journal%0d%0aX-Injected:%201",
  "/journal\u2028x",
  "/journal?x=\r\n\r\n<script>x</script>",
  "/api/logout",
  "/API/logout",
  "/x/../api/logout",
  "/\ud800",
  `/${"x".repeat(3_000)}`,
];

/** Asks to be sent elsewhere at every place that leads on: no answer leaves the origin. */
export async function probeRedirects(site: Site, findings: Findings): Promise<void> {
  const { origin } = site;
  const member = await Member.signUp(origin);
  const check = (name: string, target: string, answer: Answer) =>
    findings.add("redirects", `${name} ${JSON.stringify(target.slice(0, 60))}`, faultOfPage(answer, origin));
  for (const target of TARGETS) {
    const text = encode(target);
    for (const path of [
      `/api/login?redirectTo=${text}`,
      `/api/login.data?redirectTo=${text}`,
      `/api/auth/start/google?redirectTo=${text}`,
      `/?redirectTo=${text}&returnTo=${text}&next=${text}`,
      `/api/auth/callback/google?state=${text}&redirectTo=${text}&error=${text}&iss=${text}`,
    ]) {
      check("signed in", path, await member.send({ method: "GET", path }));
      check("a visitor", path, await send(origin, { method: "GET", path }));
    }
    check(
      "sign-out",
      target,
      await send(origin, { method: "GET", path: `/api/logout?redirectTo=${text}&next=${text}` }),
    );
    check("a forged sign-in under way", target, await send(origin, forgedFlow(target)));
    check("sign-in", target, await signInTo(site, member, target));
    check("an address", target, await member.send({ method: "GET", path: addressOf(target) }));
  }
}

/** The callback of a provider, with what the browser keeps of the start: it may have changed it. */
function forgedFlow(target: string) {
  const flow = {
    providerId: "google",
    state: "s",
    nonce: "n",
    codeVerifier: "v",
    redirectTo: target,
  };
  // What no cookie can hold cannot be forged.
  const value = Buffer.from(JSON.stringify(flow).replace(/[^ -~]/g, "?")).toString("base64");
  const headers = { Cookie: `acolyte_provider=${value}` };
  return { method: "GET", path: "/api/auth/callback/google?state=s&code=c", headers };
}

function signInTo({ origin }: Site, { email, password, address }: Member, redirectTo: string) {
  return send(origin, {
    method: "POST",
    path: "/api/login",
    headers: { Origin: origin, "Content-Type": FORM_TYPE, "CF-Connecting-IP": address },
    body: String(new URLSearchParams({ mode: "sign-in", email, password, redirectTo })),
  });
}

/** A target as a path of its own, as far as a request line can hold it. */
function addressOf(target: string): string {
  const path = target.replace(/[^!-~]+/g, encode);
  return path.startsWith("/") ? path : `/${path}`;
}

/** What is wrong with an answer's redirect, or with the target that its sign-in form would hand on. */
function faultOfPage(answer: Answer, origin: string): string | null {
  const fault = faultOf(answer, { isCall: false, origin });
  if (fault) return fault;
  const targets = [...answer.text.matchAll(/name="redirectTo" value="([^"]*)"/g)].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
  return targets.map((target) => faultOfTarget(target, origin)).find((found) => found !== null) ?? null;
}
