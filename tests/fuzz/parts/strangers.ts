import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Answer, Request } from "../../kit/http";
import { JSON_TYPE } from "../../kit/person";
import type { Kind } from "../call-table";
import { type PlacedCall, pathTo } from "../lib/calls";
import { accepted } from "../lib/from-schema";
import { Member, PNG } from "../lib/member";
import { MARK } from "../lib/promises";
import { type Bystander, changeOf, type Site } from "../lib/site";

/** A request with an id in it. */
interface Probe {
  kind: Kind;
  ask: (id: string) => Request;
}

const json = (method: string, path: string, body: object): Request => ({
  method,
  path,
  headers: { "Content-Type": JSON_TYPE },
  body: JSON.stringify(body),
});
const WHEN = "2026-01-02T12:00:00.000Z";
const ENTRIES = "/api/prayer-journal/entries";
const TIMES = { createdAt: WHEN, updatedAt: WHEN };
const PRAYER = { title: "x", content: "x", category: "healing", sharedWith: [], ...TIMES };

/** Places for an id at the end of an address. */
const QUERIES: Partial<Record<Kind, string[]>> = {
  entry: [
    ...["entries", "bookmarked", "pages", "search"].map((list) => `/api/prayer-journal/${list}?before=`),
    ...["/journal?entry=", "/journal?edit=true&entry=", "/journal.data?entry=", "/journal?search=of&before="],
  ],
  binned: ["/api/prayer-journal/deleted?before=", "/journal?filter=deleted&entry="],
  intention: ["/api/prayer-journal/intentions?before="],
  prayer: ["/api/prayers?before="],
  saved: ["/api/saved-responses?before=", "/saved-responses?response="],
  thread: ["/api/acolyte/history?before="],
};

const FOLLOW_UP = {
  followUpQuestion: "Why?",
  previousQuestion: "What is the Eucharist?",
  previousResponse: "An answer",
  mode: "faith-learning",
  sources: ["catechism"],
};
const INTENTION = { text: "x", isCompleted: false, thanks: "", createdAt: WHEN, completedAt: null };

/** Places for an id in a body. */
const BODIES: [kind: Kind, path: string, bodyWith: (id: string) => object][] = [
  ["binned", `${ENTRIES}/bulk`, (id) => ({ action: "restore", ids: [id] })],
  ["binned", `${ENTRIES}/bulk`, (id) => ({ action: "permanent", ids: [id] })],
  ["answer", "/api/ai-feedback", (answerId) => ({ contentType: "answer", rating: 1, answerId })],
  ["answer", "/api/acolyte/follow-up", (answerId) => ({ ...FOLLOW_UP, answerId })],
  ["image", ENTRIES, (id) => ({ content: `<p>x</p><img src="/api/images/${id}">` })],
  ["prayer", "/api/archive/import", (id) => ({ kind: "prayers", items: [{ id, ...PRAYER }] })],
  ["intention", "/api/archive/import", (id) => ({ kind: "intentions", items: [{ id, ...INTENTION }] })],
];

const ELSEWHERE: readonly Probe[] = [
  ...Object.entries(QUERIES).flatMap(([kind, starts]) =>
    starts.map((start): Probe => ({ kind: kind as Kind, ask: (id) => ({ path: start + id }) })),
  ),
  ...BODIES.map(([kind, path, bodyWith]): Probe => ({ kind, ask: (id) => json("POST", path, bodyWith(id)) })),
  {
    kind: "image",
    ask: (id) => ({ method: "PUT", path: `/api/archive/images/${id}?createdAt=${WHEN}`, body: PNG }),
  },
];

/**
 * Asks for what belongs to somebody else in every place that takes an id: the answer is that to an id that nobody has,
 * nothing of the other's is shown and nothing of theirs changes.
 */
export async function probeStrangers(site: Site): Promise<void> {
  const { origin, databases, calls, findings } = site;
  const [owner] = site.bystanders;
  const theirs = new Set<string>(databases.textOf(owner.member.id).match(new RegExp(MARK, "g")));
  for (const probe of [...calls.filter(isPrivate).map(ofCall), ...ELSEWHERE]) {
    // An account of its own for each request, so that neither finds what the other left.
    const [one, other] = [await Member.signUp(origin), await Member.signUp(origin)];
    const id = owner.ids[probe.kind];
    const asked = probe.ask(id);
    const answer = await one.send(asked);
    const expected = await other.send(probe.ask(randomUUID()));
    const name = `${asked.method ?? "GET"} ${asked.path.replace(id, `<${probe.kind} of another>`)}`;
    findings.add("ids of others", name, judge(site, { answer, expected, owner, theirs }));
  }
}

/** Returns what is wrong with the answer to somebody else's id, compared with that to an unknown one. */
function judge(
  site: Site,
  found: { answer: Answer; expected: Answer; owner: Bystander; theirs: Set<string> },
): string | null {
  const { answer, expected, owner, theirs } = found;
  if (answer.status !== expected.status) return `${answer.status}, an unknown id ${expected.status}`;
  if (plain(answer) !== plain(expected))
    return `another answer than for an unknown id: ${answer.text.slice(0, 200)}`;
  const shown = [...theirs].find((word) => answer.text.includes(word));
  if (shown) return "the answer shows words of the other";
  const change = changeOf(site.databases, owner.member, owner.stored);
  if (change) return `of the other ${change}`;
  return answer.status >= 500 ? `answered ${answer.status}` : null;
}

/** Returns the JSON of an answer without ids and times, which always differ. */
function plain({ text, headers }: Answer): string {
  if (!headers["content-type"]?.startsWith("application/json")) return "";
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

/** Shared pages are there for everybody. */
function isPrivate({ id }: PlacedCall): boolean {
  return id !== undefined && !["none", "shared"].includes(id);
}

function ofCall(call: PlacedCall): Probe {
  const { id = "none", method, body } = call;
  const sample = body && fc.sample(accepted(body), { numRuns: 1, seed: 1 })[0];
  return {
    kind: id,
    ask: (named) => {
      const path = pathTo(call, named);
      return sample === undefined ? { method, path } : json(method, path, sample as object);
    },
  };
}
