import fs from "node:fs";
import path from "node:path";
import type { Answer } from "../../kit/http";
import { Member } from "../lib/member";
import { faultOf } from "../lib/promises";
import { faultOfCall, type Site } from "../lib/site";
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

/** Puts line breaks and the like into every value that becomes a header of an answer or of a mail. */
export async function probeHeaders(site: Site): Promise<void> {
  const { origin, databases, findings } = site;
  const member = await Member.signUp(origin);
  const add = (name: string, fault: string | null) => findings.add("header injection", name, fault);
  for (const text of [...BREAKS, ...HOSTILE])
    add(`a file's name: ${JSON.stringify(text.slice(0, 40))}`, await faultOfFileName(site, member, text));
  for (const text of BREAKS) {
    for (const [name, sent] of mailing(member, await member.make("prayer"), text))
      add(`${name}: ${JSON.stringify(text)}`, faultOf(await sent, { isCall: false, origin }));
  }
  await databases.until(() => databases.countOf("outbox") === 0);
  add("the mails that were written", faultOfMails(site.state));
}

/** Sends a text to each place that puts it into the head of a mail, one after the other. */
function* mailing(member: Member, prayer: string, text: string): Generator<[string, Promise<Answer>]> {
  const address = `a@b.example${text}`;
  const profile = (fields: object) => member.call("PATCH", "/api/auth/profile", fields);
  const share = (email: string) => member.call("POST", `/api/prayers/${prayer}/share`, { email });
  yield ["a mail's recipient", share(address)];
  yield ["a mail's recipient, in front", share(`${text}<a@b.example>`)];
  yield ["a mail's subject", member.call("PATCH", `/api/prayers/${prayer}`, { title: text })];
  yield ["a mail with that subject", share("a@b.example")];
  yield ["a new address", profile({ email: address })];
  yield ["a name", profile({ firstName: text, lastName: text })];
  yield ["a mail with that name", share("c@d.example")];
  yield ["an answer's address", member.post("/support", { email: address, topic: "journal", message: text })];
  yield ["a forgotten address", member.post("/forgot-password", { email: address })];
}

/** Downloads a saved response with this title, and returns what is wrong with the name of its file. */
async function faultOfFileName(site: Site, member: Member, title: string): Promise<string | null> {
  const path = `/api/saved-responses/${await member.make("saved")}`;
  const changed = await member.call("PATCH", path, { title: title.slice(0, 200), question: title });
  if (changed.status >= 400) return faultOfCall(site, changed);
  const answer = await member.call("GET", `${path}/markdown`);
  const name = answer.headers["content-disposition"] ?? "";
  return faultOfCall(site, answer) ?? (FILE_NAME.test(name) ? null : `a file name ${name}`);
}

/** Finds a field that nobody wrote in the heads of mails, which the local server logs, a field a line, up to an empty line. */
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
