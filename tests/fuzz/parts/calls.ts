import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { say } from "../../../scripts/lib/terminal.mjs";
import type { Answer } from "../../kit/http";
import { type Attempt, attemptsOf } from "../lib/attempts";
import { nameOf, type PlacedCall, pathTo } from "../lib/calls";
import { Member } from "../lib/member";
import { faultOf } from "../lib/promises";
import { changeOf, type Site } from "../lib/site";
import { FACTS } from "../lib/texts";

const SAFE = ["GET", "HEAD", "OPTIONS", "PROPFIND", "QUERY"];
/** Calls that are fuzzed at a time. */
const AT_ONCE = 6;
/** The share of requests for calls that cost a password hash. */
const SLOW = 0.2;

/** How one call answered. */
export interface Row {
  name: string;
  requests: number;
  /** Refusals and reads after which the stored rows were compared. */
  compared: number;
  fault: string | null;
}

/** Fuzzes calls, several at a time, with at least so many requests in all. */
export async function fuzzCalls(site: Site, calls: PlacedCall[], requests: number): Promise<Row[]> {
  const shares = calls.reduce((sum, { isSlow }) => sum + (isSlow ? SLOW : 1), 0);
  const each = Math.ceil(requests / shares);
  const rows: Row[] = [];
  const rest = calls.values();
  const work = async () => {
    for (const call of rest) {
      const row = await fuzzCall(site, call, call.isSlow ? Math.ceil(each * SLOW) : each);
      rows.push(row);
      say(`${row.name}: ${row.requests} requests${row.fault ? `, BROKEN: ${row.fault}` : ""}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows;
}

/** Sends requests of one call, from an account of its own, until one breaks a promise or all are sent. */
async function fuzzCall(site: Site, call: PlacedCall, requests: number): Promise<Row> {
  const row: Row = { name: nameOf(call), requests: 0, compared: 0, fault: null };
  const sender = new Sender(site, call, row);
  const property = fc.asyncProperty(attemptsOf(call), (attempt) => sender.try(attempt));
  return fc
    .assert(property, { seed: site.seed, numRuns: requests })
    .then(() => row)
    .catch((error: Error) => ({ ...row, fault: error.message.slice(0, 3_000) }));
}

/** Sends the requests of one call, one after the other, and holds the answers against the promises. */
class Sender {
  #member: Member | null = null;

  constructor(
    readonly site: Site,
    readonly call: PlacedCall,
    readonly row: Row,
  ) {}

  /** Sends one request; throws when its answer breaks a promise. */
  async try(attempt: Attempt): Promise<void> {
    const { site, call, row } = this;
    const member = await this.#signedIn();
    const path = (await this.#addressOf(member, attempt)) + attempt.query;
    const body = await this.#bodyOf(member, attempt);
    const before = site.databases.storedOf(member.id);
    const { method, headers } = attempt;
    const type = attempt.body?.type;
    const answer = await member.send({
      method,
      path,
      headers: { ...(type && { "Content-Type": type }), ...headers },
      body,
    });
    row.requests += 1;
    // Remix's own requests for data get a form of their own.
    const isCall = call.isCall && !attempt.query.startsWith(".data");
    const fault = faultOf(answer, { isCall, origin: site.origin });
    if (fault) throw new Error(fault);
    if (this.#mayChange(attempt, answer)) return;
    row.compared += 1;
    const change = changeOf(site.databases, member, before);
    if (change) throw new Error(`${answer.status}, yet ${change}`);
  }

  /** Returns whether an answer allows that something was written. */
  #mayChange({ method }: Attempt, { status }: Answer): boolean {
    if (this.call.writes === "always") return true;
    // After too many requests, and where an account can do it once, the next request comes from another account.
    if ((this.call.isOnce && status < 300) || status === 429 || status === 401) this.#member = null;
    return !SAFE.includes(method) && status < 400;
  }

  /** Returns the person who asks; somebody else when the one before is signed out. */
  async #signedIn(): Promise<Member> {
    if (this.#member?.cookie) return this.#member;
    this.#member = await Member.signUp(this.site.origin);
    if (this.call.file !== "api.auth.start-trial")
      await this.#member.json("POST", "/api/auth/start-trial", { planType: "annual" });
    return this.#member;
  }

  async #addressOf(member: Member, { id }: Attempt): Promise<string> {
    const { call, site } = this;
    const kind = call.id;
    if (!kind) return call.path;
    if (id.of === "odd") return pathTo(call, id.text);
    if (id.of === "unknown") return pathTo(call, randomUUID());
    if (id.of === "other") return pathTo(call, site.bystanders[0].ids[kind]);
    return pathTo(call, await member.make(kind));
  }

  /** Returns the body, with facts that the sender alone knows in their places. */
  async #bodyOf(member: Member, { method, body }: Attempt): Promise<string | Uint8Array | null> {
    if (!body || method === "GET" || method === "HEAD") return null;
    if (typeof body.bytes !== "string") return body.bytes;
    let text = body.bytes;
    const fill = (fact: string, value: string) => {
      text = text.replaceAll(fact, value).replaceAll(encodeURIComponent(fact), encodeURIComponent(value));
    };
    fill(FACTS.password, member.password);
    if (text.includes(FACTS.binned)) fill(FACTS.binned, await member.make("binned"));
    if (text.includes(FACTS.endpoint)) fill(FACTS.endpoint, await member.subscribe());
    return text;
  }
}
