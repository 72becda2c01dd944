import { Buffer } from "node:buffer";
import type { Answer } from "../../kit/http";

/** Bytes of a JSON answer at most (docs/security.md, limits). */
const MOST_BYTES = 2_000_000;

/** The start of every text that is sent: no refusal may repeat it. */
export const MARK = /zq[0-9a-f]{8}/;

/** Members that a refusal may have: its message, the fields at fault, and the writer's own entry of a stale write. */
const MEMBERS = new Set(["message", "issues", "entry"]);
const COOKIES = /^(acolyte_session|acolyte_toast|acolyte_provider|acolyte_theme|acolyte_shard_state)=/;
const STACK =
  /\bat \S+ \(?[^)\s]*:\d+:\d+|node_modules|\.server\.ts|\bD1_|SQLITE|\b(Type|Range|Syntax|Reference|URI|Zod)Error\b/;

/** Returns what is wrong with an answer, whatever the request; null when nothing is. */
export function faultOf(
  answer: Answer,
  { isCall, origin }: { isCall: boolean; origin: string },
): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (headers["content-type"]?.startsWith("application/json") && Buffer.byteLength(text) > MOST_BYTES)
    return `answered ${Buffer.byteLength(text)} bytes`;
  return faultOfHeaders(answer, origin) ?? (status >= 400 ? faultOfRefusal() : null);

  function faultOfRefusal(): string | null {
    if (STACK.test(text) && isCall) return `a refusal tells of the inside: ${STACK.exec(text)?.[0]}`;
    if (!isCall || text === "") return null;
    if (!headers["content-type"]?.startsWith("application/json"))
      return `a refusal (${status}) of type ${headers["content-type"]}: ${text.slice(0, 200)}`;
    return faultOfJson(text);
  }
}

function faultOfJson(text: string): string | null {
  const body = JSON.parse(text) as Record<string, unknown>;
  if (typeof body.message !== "string" || body.message === "")
    return `a refusal without a message: ${text.slice(0, 200)}`;
  const others = Object.keys(body).filter((name) => !MEMBERS.has(name));
  if (others.length > 0) return `a refusal with ${others.join(", ")}`;
  const said = JSON.stringify({ ...body, entry: undefined });
  const again = MARK.exec(said);
  return again
    ? `a refusal says what was sent: ${said.slice(Math.max(0, again.index - 60), again.index + 60)}`
    : null;
}

function faultOfHeaders({ headers }: Answer, origin: string): string | null {
  if ("x-injected" in headers || "bcc" in headers) return "a header was injected";
  if (!/^(inline|attachment; filename="[\w.-]+")$/.test(headers["content-disposition"] ?? "inline"))
    return `a file name ${headers["content-disposition"]}`;
  if (headers["x-content-type-options"] !== "nosniff") return "the answer lacks nosniff";
  if (!headers["content-security-policy"]) return "the answer has no content security policy";
  const strange = headers["set-cookie"]?.find((line) => !COOKIES.test(line));
  if (strange) return `a cookie that the product does not have: ${strange.slice(0, 60)}`;
  return headers.location === undefined ? null : faultOfTarget(headers.location, origin);
}

/** Returns what is wrong with a redirect's target: a browser must stay on the origin. */
function faultOfTarget(target: string, origin: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  if (/[\u0000-\u001f\u007f]/.test(target)) return "a redirect with a control character";
  const url = URL.parse(target, `${origin}/a/b`);
  return url?.origin === origin ? null : `a redirect to ${target.slice(0, 100)}`;
}
