import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { changedTables } from "../lib/databases";
import { multipart } from "../lib/files";
import type { Findings } from "../lib/findings";
import type { Answer } from "../lib/http";
import { Member } from "../lib/member";
import { POLYGLOTS, type Polyglot } from "../lib/polyglots";
import { faultOf } from "../lib/promises";
import type { Site } from "../lib/site";

const DECLARED = ["image/png", "text/html", "image/svg+xml", "application/javascript", ""];
const SERVED = /^image\/(png|jpeg|gif|webp)$/;

/** Sends files that are something else as well: each is refused and leaves nothing, or is served as a picture that cannot run. */
export async function probeUploads(site: Site, findings: Findings): Promise<void> {
  const member = await Member.signUp(site.origin);
  for (const polyglot of POLYGLOTS) {
    for (const type of DECLARED) {
      const name = `${polyglot.name}, said to be ${type || "nothing"}`;
      findings.add("uploads", name, await upload(site, member, { polyglot, type }));
    }
    findings.add("uploads", `${polyglot.name}, from an archive`, await bringBack(site, member, polyglot));
  }
}

async function upload(site: Site, member: Member, { polyglot, type }: { polyglot: Polyglot; type: string }) {
  const form = multipart("image", "../x.html", type, polyglot.bytes);
  const before = site.databases.storedOf(member.id);
  const answer = await member.send({
    method: "POST",
    path: "/api/upload/image",
    headers: { "Content-Type": form.type },
    body: form.body,
  });
  if (answer.status < 400)
    return faultOfStored(member, polyglot, (JSON.parse(answer.text) as { url: string }).url);
  return faultOfRefusal(site, member, { before, answer, polyglot });
}

async function bringBack(site: Site, member: Member, polyglot: Polyglot) {
  const id = randomUUID();
  const before = site.databases.storedOf(member.id);
  const answer = await member.send({
    method: "PUT",
    path: `/api/archive/images/${id}?createdAt=2026-01-02T12:00:00.000Z`,
    headers: { "Content-Type": "text/html" },
    body: polyglot.bytes,
  });
  if (answer.status < 400) return faultOfStored(member, polyglot, `/api/images/${id}`);
  return faultOfRefusal(site, member, { before, answer, polyglot });
}

function faultOfRefusal(
  { databases, origin }: Site,
  member: Member,
  { before, answer, polyglot }: { before: Record<string, string>; answer: Answer; polyglot: Polyglot },
): string | null {
  if (polyglot.isImage) return `a picture was refused with ${answer.status}: ${answer.text.slice(0, 100)}`;
  const changed = changedTables(before, databases.storedOf(member.id));
  return (
    faultOf(answer, { isCall: true, origin }) ?? (changed.length > 0 ? `${changed.join(", ")} changed` : null)
  );
}

/** What is wrong with the way in which a stored picture is served. */
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
