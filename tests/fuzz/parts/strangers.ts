import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Kind } from "../call-table";
import { changedTables } from "../lib/databases";
import { PNG } from "../lib/files";
import type { Findings } from "../lib/findings";
import { accepted } from "../lib/from-schema";
import { JSON_TYPE } from "../lib/hostile";
import type { Answer, Request } from "../lib/http";
import { MARK } from "../lib/limits";
import { Member } from "../lib/member";
import type { PlacedCall } from "../lib/placed-calls";
import type { Bystander, Site } from "../lib/site";

/** Something that somebody else's id can be asked with. */
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
const get = (path: string): Request => ({ method: "GET", path });
const WHEN = "2026-01-02T12:00:00.000Z";
const ENTRIES = "/api/prayer-journal/entries";

/** Where an id stands in a query or a body. */
const ELSEWHERE: readonly Probe[] = [
  ...["entries", "bookmarked", "pages", "search"].map(
    (list): Probe => ({
      kind: "entry",
      ask: (id) => get(`/api/prayer-journal/${list}?before=${id}`),
    }),
  ),
  { kind: "binned", ask: (id) => get(`/api/prayer-journal/deleted?before=${id}`) },
  { kind: "intention", ask: (id) => get(`/api/prayer-journal/intentions?before=${id}`) },
  { kind: "prayer", ask: (id) => get(`/api/prayers?before=${id}`) },
  { kind: "saved", ask: (id) => get(`/api/saved-responses?before=${id}`) },
  { kind: "thread", ask: (id) => get(`/api/acolyte/history?before=${id}`) },
  { kind: "entry", ask: (id) => get(`/journal?entry=${id}`) },
  { kind: "entry", ask: (id) => get(`/journal?entry=${id}&edit=true`) },
  { kind: "entry", ask: (id) => get(`/journal.data?entry=${id}`) },
  { kind: "entry", ask: (id) => get(`/journal?search=of&before=${id}`) },
  { kind: "binned", ask: (id) => get(`/journal?filter=deleted&entry=${id}`) },
  { kind: "saved", ask: (id) => get(`/saved-responses?response=${id}`) },
  { kind: "binned", ask: (id) => json("POST", `${ENTRIES}/bulk`, { action: "restore", ids: [id] }) },
  { kind: "binned", ask: (id) => json("POST", `${ENTRIES}/bulk`, { action: "permanent", ids: [id] }) },
  {
    kind: "answer",
    ask: (id) => json("POST", "/api/ai-feedback", { contentType: "answer", rating: 1, answerId: id }),
  },
  {
    kind: "answer",
    ask: (id) =>
      json("POST", "/api/acolyte/follow-up", {
        followUpQuestion: "Why?",
        previousQuestion: "What is the Eucharist?",
        previousResponse: "An answer",
        answerId: id,
        mode: "faith-learning",
        sources: ["catechism"],
      }),
  },
  { kind: "image", ask: (id) => json("POST", ENTRIES, { content: `<p>x</p><img src="/api/images/${id}">` }) },
  {
    kind: "image",
    ask: (id) => ({ method: "PUT", path: `/api/archive/images/${id}?createdAt=${WHEN}`, body: PNG }),
  },
  {
    kind: "prayer",
    ask: (id) =>
      json("POST", "/api/archive/import", {
        kind: "prayers",
        items: [
          {
            id,
            title: "x",
            content: "x",
            category: "healing",
            sharedWith: [],
            createdAt: WHEN,
            updatedAt: WHEN,
          },
        ],
      }),
  },
  {
    kind: "intention",
    ask: (id) =>
      json("POST", "/api/archive/import", {
        kind: "intentions",
        items: [{ id, text: "x", isCompleted: false, thanks: "", createdAt: WHEN, completedAt: null }],
      }),
  },
];

/**
 * Asks for what belongs to somebody else in every place that takes an id: the answer is that to an id that nobody has,
 * nothing of the other's is shown and nothing of theirs changes.
 */
export async function probeStrangers(
  site: Site,
  calls: readonly PlacedCall[],
  findings: Findings,
): Promise<void> {
  const owner = site.bystanders[0];
  if (!owner) throw new Error("There is nobody to ask for");
  const theirs = new Set<string>(site.databases.textOf(owner.member.id).match(new RegExp(MARK, "g")));
  for (const probe of [...calls.filter(isPrivate).map(ofCall), ...ELSEWHERE]) {
    // A browser of its own for each pair, so that neither request finds what the other left.
    const [one, other] = [await Member.signUp(site.origin), await Member.signUp(site.origin)];
    const unknown = randomUUID();
    const asked = probe.ask(owner.ids[probe.kind]);
    const answer = await one.send(asked);
    const expected = await other.send(probe.ask(unknown));
    const name = `${asked.method} ${asked.path.replace(owner.ids[probe.kind], `<${probe.kind} of another>`)}`;
    findings.add("ids of others", name, judge(site, { answer, expected, owner, theirs }));
  }
}

/** What is wrong with the answer to somebody else's id, next to that to an unknown one. */
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
  const changed = changedTables(owner.stored, site.databases.storedOf(owner.member.id));
  if (changed.length > 0) return `${changed.join(", ")} of the other changed`;
  return answer.status >= 500 ? `answered ${answer.status}` : null;
}

/** An answer but for what differs by itself: ids, names of scripts' nonces, times. */
function plain({ text, headers }: Answer): string {
  if (!headers["content-type"]?.startsWith("application/json")) return "";
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

/** What is shared is there for everybody, and an operator's list is nobody's own. */
function isPrivate({ id }: PlacedCall): boolean {
  return id !== undefined && !["none", "shared", "report"].includes(id);
}

function ofCall({ id = "none", method, path, body }: PlacedCall): Probe {
  const sample = body && fc.sample(accepted(body), { numRuns: 1, seed: 1 })[0];
  return {
    kind: id,
    ask: (named) => {
      const address = path.replace(/:[a-z]+/i, named);
      return sample === undefined ? { method, path: address } : json(method, address, sample as object);
    },
  };
}
