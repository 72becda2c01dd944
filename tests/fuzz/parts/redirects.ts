import type { Answer } from "../../kit/http";
import { encode } from "../../security/payloads";
import { Member, sendAlone } from "../lib/member";
import { faultOf, faultOfTarget } from "../lib/promises";
import type { Site } from "../lib/site";

/** Addresses that nobody may be sent to, in all ways to write them. */
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
export async function probeRedirects({ origin, findings }: Site): Promise<void> {
  const member = await Member.signUp(origin);
  const visit = (path: string) => sendAlone(origin, { path });
  for (const target of TARGETS) {
    const check = async (name: string, answer: Promise<Answer>) => {
      const fault = faultOfPage(await answer, origin);
      findings.add("redirects", `${name} ${JSON.stringify(target.slice(0, 60))}`, fault);
    };
    const text = encode(target);
    for (const path of [
      `/api/login?redirectTo=${text}`,
      `/api/login.data?redirectTo=${text}`,
      `/api/auth/start/google?redirectTo=${text}`,
      `/?redirectTo=${text}&returnTo=${text}&next=${text}`,
      `/api/auth/callback/google?state=${text}&redirectTo=${text}&error=${text}&iss=${text}`,
    ]) {
      await check(`signed in, ${path}`, member.send({ path }));
      await check(`a visitor, ${path}`, visit(path));
    }
    await check("sign-out", visit(`/api/logout?redirectTo=${text}&next=${text}`));
    await check("a forged sign-in under way", sendAlone(origin, forgedFlow(target)));
    const { email, password } = member;
    const fields = { mode: "sign-in", email, password, redirectTo: target };
    await check("sign-in", new Member(origin, { email, password }).post("/api/login", fields));
    await check("an address", member.send({ path: addressOf(target) }));
  }
}

/** Returns the callback of a provider, with a changed cookie of the start. */
function forgedFlow(target: string) {
  const flow = { providerId: "google", state: "s", nonce: "n", codeVerifier: "v", redirectTo: target };
  // A cookie holds no other characters.
  const value = Buffer.from(JSON.stringify(flow).replace(/[^ -~]/g, "?")).toString("base64");
  const headers = { Cookie: `acolyte_provider=${value}` };
  return { path: "/api/auth/callback/google?state=s&code=c", headers };
}

/** Returns a target as a path of its own, as far as a request line can hold it. */
function addressOf(target: string): string {
  const path = target.replace(/[^!-~]+/g, encode);
  return path.startsWith("/") ? path : `/${path}`;
}

/** Returns what is wrong with an answer's redirect, or with the target that its sign-in form would hand on. */
function faultOfPage(answer: Answer, origin: string): string | null {
  const fault = faultOf(answer, { isCall: false, origin });
  if (fault) return fault;
  const targets = [...answer.text.matchAll(/name="redirectTo" value="([^"]*)"/g)].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
  return targets.map((target) => faultOfTarget(target, origin)).find((found) => found !== null) ?? null;
}
