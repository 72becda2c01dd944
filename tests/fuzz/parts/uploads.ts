import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { Answer } from "../../kit/http";
import { Member } from "../lib/member";
import { POLYGLOTS, type Polyglot } from "../lib/polyglots";
import { changeOf, faultOfCall, type Site } from "../lib/site";

const DECLARED = ["image/png", "text/html", "image/svg+xml", "application/javascript", ""];
const SERVED = /^image\/(png|jpeg|gif|webp)$/;

/** Sends files that are something else as well: each is refused and leaves nothing, or is served as a picture that cannot run. */
export async function probeUploads(site: Site): Promise<void> {
  const member = await Member.signUp(site.origin);
  for (const polyglot of POLYGLOTS) {
    for (const type of DECLARED) {
      const fault = await faultOfFile(site, member, polyglot, async () => {
        const answer = await member.upload("/api/upload/image", "../x.html", type, polyglot.bytes);
        return { answer, path: () => (JSON.parse(answer.text) as { url: string }).url };
      });
      site.findings.add("uploads", `${polyglot.name}, said to be ${type || "nothing"}`, fault);
    }
    const fault = await faultOfFile(site, member, polyglot, async () => {
      const id = randomUUID();
      const path = `/api/archive/images/${id}?createdAt=2026-01-02T12:00:00.000Z`;
      const headers = { "Content-Type": "text/html" };
      const answer = await member.send({ method: "PUT", path, headers, body: polyglot.bytes });
      return { answer, path: () => `/api/images/${id}` };
    });
    site.findings.add("uploads", `${polyglot.name}, from an archive`, fault);
  }
}

/** Sends a file, and returns what is wrong with its refusal or with the stored picture. */
async function faultOfFile(
  site: Site,
  member: Member,
  polyglot: Polyglot,
  store: () => Promise<{ answer: Answer; path: () => string }>,
): Promise<string | null> {
  const before = site.databases.storedOf(member.id);
  const { answer, path } = await store();
  if (answer.status < 400) return faultOfStored(member, polyglot, path());
  if (polyglot.isImage) return `a picture was refused with ${answer.status}: ${answer.text.slice(0, 100)}`;
  return faultOfCall(site, answer) ?? changeOf(site.databases, member, before);
}

/** Returns what is wrong with the way in which a stored picture is served. */
async function faultOfStored(
  member: Member,
  { isImage, bytes }: Polyglot,
  path: string,
): Promise<string | null> {
  if (!isImage) return "was taken for a picture";
  const answer = await member.send({ method: "GET", path });
  const { headers } = answer;
  if (!SERVED.test(headers["content-type"] ?? "")) return `served as ${headers["content-type"]}`;
  if (headers["x-content-type-options"] !== "nosniff") return "served without nosniff";
  if (headers["content-security-policy"] !== "sandbox; default-src 'none'") return "served without a sandbox";
  if (headers["cross-origin-resource-policy"] !== "same-origin") return "served to other origins";
  if (answer.bytes.byteLength > bytes.byteLength) return "served with more than was sent";
  return Buffer.from(answer.bytes).includes("__xss") ? "served with what stood beside the picture" : null;
}
