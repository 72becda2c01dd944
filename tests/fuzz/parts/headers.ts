import fs from "node:fs";
import path from "node:path";
import type { Findings } from "../lib/findings";
import { JSON_TYPE } from "../lib/hostile";
import { Member } from "../lib/member";
import { faultOf } from "../lib/promises";
import type { Site } from "../lib/site";
import { HOSTILE } from "../lib/texts";

const BREAKS = [
  "x\r\nX-Injected: 1",
  "x\nBcc: injected@evil.example",
  "x\rX-Injected: 1",
  "x\u0000y",
  "x\u0085X-Injected: 1",
  "x\u2028X-Injected: 1",
  "x\r\n\r\n<script>x</script>",
  'x"; filename="evil.html',
  "x%0d%0aX-Injected: 1",
  "=?utf-8?q?x=0d=0aBcc:_injected=40evil.example?=",
];
const FILE_NAME = /^attachment; filename="[\w.-]+"$/;

/** Puts line breaks and the like where a value becomes a field of an answer's head, or of a mail's. */
export async function probeHeaders(site: Site, findings: Findings): Promise<void> {
  const member = await Member.signUp(site.origin);
  for (const text of [...BREAKS, ...HOSTILE]) {
    findings.add(
      "header injection",
      `a file's name: ${JSON.stringify(text.slice(0, 40))}`,
      await nameFile(site, member, text),
    );
  }
  for (const text of BREAKS) {
    const name = JSON.stringify(text);
    for (const [field, method, address, body] of mailing(await member.make("prayer"), text)) {
      const type = typeof body === "string" ? "application/x-www-form-urlencoded" : JSON_TYPE;
      const answer = await member.send({
        method,
        path: address,
        headers: { "Content-Type": type },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      findings.add(
        "header injection",
        `${field}: ${name}`,
        faultOf(answer, { isCall: false, origin: site.origin }),
      );
    }
  }
  await site.databases.until(() => site.databases.countOf("outbox") === 0);
  findings.add("header injection", "the mails that were written", faultOfMails(site.state));
}

/** Where a text comes to stand in the head of a mail. */
function mailing(prayer: string, text: string): [string, string, string, object | string][] {
  const form = { email: `a@b.example${text}`, topic: "journal", message: text };
  return [
    ["a mail's recipient", "POST", `/api/prayers/${prayer}/share`, { email: `a@b.example${text}` }],
    [
      "a mail's recipient, in front",
      "POST",
      `/api/prayers/${prayer}/share`,
      { email: `${text}<a@b.example>` },
    ],
    ["a mail's subject", "PATCH", `/api/prayers/${prayer}`, { title: text }],
    ["a mail of the subject", "POST", `/api/prayers/${prayer}/share`, { email: "a@b.example" }],
    ["a new address", "PATCH", "/api/auth/profile", { email: `a@b.example${text}` }],
    ["a name", "PATCH", "/api/auth/profile", { firstName: text, lastName: text }],
    ["a mail of that name", "POST", `/api/prayers/${prayer}/share`, { email: "c@d.example" }],
    ["an answer's address", "POST", "/support", String(new URLSearchParams(form))],
    [
      "a forgotten address",
      "POST",
      "/forgot-password",
      String(new URLSearchParams({ email: `a@b.example${text}` })),
    ],
  ];
}

async function nameFile({ origin }: Site, member: Member, title: string): Promise<string | null> {
  const id = await member.make("saved");
  const changed = await member.send({
    method: "PATCH",
    path: `/api/saved-responses/${id}`,
    headers: { "Content-Type": JSON_TYPE },
    body: JSON.stringify({ title: title.slice(0, 200), question: title }),
  });
  if (changed.status >= 400) return faultOf(changed, { isCall: true, origin });
  const answer = await member.send({ method: "GET", path: `/api/saved-responses/${id}/markdown` });
  const name = answer.headers["content-disposition"] ?? "";
  return faultOf(answer, { isCall: true, origin }) ?? (FILE_NAME.test(name) ? null : `a file name ${name}`);
}

/**
 * Whether the head of a mail holds a field that nobody wrote: the local server writes each head into its log, a field a
 * line, up to a line that is empty.
 */
function faultOfMails(state: string): string | null {
  const log = fs.readFileSync(path.join(state, "server.log"), "utf8");
  const heads = log.split(/^.*send_email binding called.*\n/m).slice(1);
  if (heads.length < 10) return `only ${heads.length} mails were written`;
  for (const head of heads) {
    const lines = head.split(/\n\s*\n/)[0]?.split("\n") ?? [];
    const strange = lines.find((line) => !/^(From|To|Reply-To|Subject): /.test(line));
    if (strange !== undefined) return `a mail's head holds ${JSON.stringify(strange)}`;
  }
  return null;
}
