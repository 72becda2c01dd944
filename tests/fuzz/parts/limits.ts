import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Member } from "../lib/member";
import { faultOfCall, type Site } from "../lib/site";

const ENTRIES = "/api/prayer-journal/entries";
/** Pieces of content that grow, shrink or change when they are stored. */
const PIECES = [
  "x",
  "x\n",
  "\n\n",
  "&",
  "&amp;",
  "<",
  "<p>",
  "</p>x",
  "<b>x</b>",
  "<hr>x",
  "<li>x",
  "<font>x</font>",
  "<a href=tel:1>x",
  "<mark data-color=#fff>x",
  "\u0000\u0007",
  "\ud83d",
  "聖",
  '"',
];
const HIDDEN = ["\u0000", "\u0007", "\u001b", "\u0085", "\n", "\u2028", "\u202e", "\u2066", "\u2069"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const HIDDEN_LEFT = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
/** Bytes that an account may store in the catalog, and of one saved response here. */
const MOST_STORED = 50 * 1024 * 1024;
const RESPONSE = "聖".repeat(200_000);

/** Checks stored texts against their limits: accepted content comes back unchanged, names are what they look like, an account gets full. */
export async function probeLimits(site: Site): Promise<void> {
  const { seed, findings } = site;
  const member = await Member.signUp(site.origin);
  for (const content of fc.sample(contents, { numRuns: 150, seed })) {
    const name = `content of ${content.length} characters: ${JSON.stringify(content.slice(0, 60))}`;
    findings.add("limits", name, await faultOfContent(site, member, content));
  }
  for (const title of fc.sample(names, { numRuns: 100, seed }))
    findings.add("limits", `a name ${JSON.stringify(title)}`, await faultOfName(member, title));
  findings.add("limits", "an account that stores without an end", await faultOfFull(site));
}

const contents = fc
  .tuple(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 200_000 }),
  )
  .map(([pieces, bytes]) => {
    const piece = pieces.join("");
    return piece.repeat(Math.max(Math.floor(bytes / Buffer.byteLength(piece)), 1));
  });
const names = fc
  .array(fc.constantFrom(...HIDDEN, "Grace", " "), { minLength: 1, maxLength: 12 })
  .map((parts) => `Amen${parts.join("")}.`);

async function faultOfContent(site: Site, member: Member, content: string): Promise<string | null> {
  const answer = await member.call("POST", ENTRIES, { content });
  if (answer.status >= 400) return faultOfCall(site, answer);
  const entry = JSON.parse(answer.text) as { id: string; content: string };
  const again = await member.call("PUT", `${ENTRIES}/${entry.id}`, { content: entry.content });
  if (again.status !== 200) return `accepted, and refused with ${again.status} when it was saved back`;
  return JSON.parse(again.text).content === entry.content ? null : "changed when it was saved back";
}

async function faultOfName(member: Member, title: string): Promise<string | null> {
  const entry = await member.call("POST", ENTRIES, { content: "Amen", title });
  const intention = await member.call("POST", "/api/prayer-journal/intentions", { text: title });
  const item = { title, content: "Amen", category: "peace", sharedWith: [] };
  const createdAt = "2026-01-02T12:00:00.000Z";
  const items = [{ ...item, id: randomUUID(), createdAt, updatedAt: createdAt }];
  await member.call("POST", "/api/archive/import", { kind: "prayers", items });
  const prayers = await member.call("GET", "/api/prayers?limit=1");
  const stored = [
    (JSON.parse(entry.text) as { title?: string }).title,
    (JSON.parse(intention.text) as { text?: string }).text,
    (JSON.parse(prayers.text) as { title: string }[])[0]?.title,
  ];
  const bad = stored.find((name) => name !== undefined && HIDDEN_LEFT.test(name));
  return bad === undefined ? null : `was stored as ${JSON.stringify(bad)}`;
}

async function faultOfFull(site: Site): Promise<string | null> {
  const member = await Member.signUp(site.origin);
  for (let stored = 0; stored <= MOST_STORED; stored += Buffer.byteLength(RESPONSE)) {
    const answer = await member.call("POST", "/api/saved-responses", {
      question: "How much?",
      response: RESPONSE,
      responseType: "general",
    });
    if (answer.status === 201) continue;
    if (answer.status !== 409) return `refused with ${answer.status} after ${stored} bytes`;
    return faultOfCall(site, answer);
  }
  return `stored more than ${MOST_STORED} bytes`;
}
