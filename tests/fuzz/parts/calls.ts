import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Kind } from "../call-table";
import { type Attempt, attemptsOf, type Named } from "../lib/attempts";
import { changedTables } from "../lib/databases";
import type { Answer } from "../lib/http";
import { Member } from "../lib/member";
import { becomeOperator } from "../lib/operator";
import { nameOf, type PlacedCall } from "../lib/placed-calls";
import { faultOf } from "../lib/promises";
import type { Site } from "../lib/site";
import { count, newRow, type Row } from "../lib/tally";
import { FACTS } from "../lib/texts";

const SAFE = ["GET", "HEAD", "OPTIONS", "PROPFIND", "QUERY"];
const TOO_MANY = 429;

/** Sends requests of one call, from an account of its own, until one breaks a promise or all are sent. */
export async function fuzzCall(
  site: Site,
  call: PlacedCall,
  options: { requests: number; seed: number },
): Promise<Row> {
  const row = newRow(nameOf(call));
  const sender = new Sender(site, call, row);
  const property = fc.asyncProperty(attemptsOf(call), (attempt) => sender.try(attempt));
  const details = await fc.check(property, {
    seed: options.seed,
    numRuns: options.requests,
    // A counterexample is made small for a while, not for ever: each step asks the product.
    interruptAfterTimeLimit: undefined,
    endOnFailure: false,
  });
  if (details.failed) {
    const example = JSON.stringify(details.counterexample?.[0], null, 1)?.slice(0, 2_000);
    row.fault = `${messageOf(details.errorInstance)}\n  seed ${details.seed}, path ${details.counterexamplePath}\n  ${example}`;
  }
  return row;
}

/** Sends the requests of one call, one after the other, and holds the answers against the promises. */
class Sender {
  #member: Member | null = null;

  constructor(
    readonly site: Site,
    readonly call: PlacedCall,
    readonly row: Row,
  ) {}

  /** One request. Throws when its answer breaks a promise. */
  async try(attempt: Attempt): Promise<void> {
    const { site, call, row } = this;
    const member = await this.#signedIn();
    const path = (await this.#addressOf(member, attempt)) + attempt.query;
    const body = await this.#bodyOf(member, attempt);
    const before = site.databases.storedOf(member.id);
    const answer = await member.send({
      method: attempt.method,
      path,
      headers: headersOf(attempt),
      body,
    });
    count(row, answer.status);
    // As Remix asks for data, it is given in a form of its own.
    const isCall = call.isCall && !attempt.query.startsWith(".data");
    const fault = faultOf(answer, { isCall, origin: site.origin });
    if (fault) throw new Error(fault);
    if (this.#mayChange(attempt, answer)) return;
    row.compared += 1;
    const changed = changedTables(before, site.databases.storedOf(member.id));
    if (changed.length > 0) throw new Error(`${answer.status}, yet ${changed.join(", ")} changed`);
  }

  /** Whether an answer says that something was written. */
  #mayChange({ method }: Attempt, answer: Answer): boolean {
    if (this.call.writes === "always") return true;
    if (this.call.isOnce && answer.status < 300) this.#forget();
    // After too many requests the next begins with an account that has sent none.
    if (answer.status === TOO_MANY || answer.status === 401) this.#forget();
    return !SAFE.includes(method) && answer.status < 400;
  }

  #forget(): void {
    this.#member = null;
  }

  /** The person who asks; somebody else where the one before is signed out. */
  async #signedIn(): Promise<Member> {
    const { origin } = this.site;
    if (this.#member?.cookie) return this.#member;
    this.#member = await Member.signUp(origin);
    if (this.call.operator) await becomeOperator(this.#member, this.site);
    if (this.call.file !== "api.auth.start-trial")
      await this.#member.json("POST", "/api/auth/start-trial", { planType: "annual" });
    return this.#member;
  }

  async #addressOf(member: Member, { id }: Attempt): Promise<string> {
    const { call } = this;
    if (!call.id) return call.path;
    const name = await this.#nameOf(member, id, call.id);
    return call.path.replace(/:[a-z]+/i, () => name);
  }

  async #nameOf(member: Member, id: Named, kind: Kind): Promise<string> {
    switch (id.of) {
      case "own":
        return this.#own(member);
      case "other":
        return this.site.bystanders[0]?.ids[kind] ?? "";
      case "unknown":
        return randomUUID();
      case "odd":
        return id.text;
    }
  }

  /** The body, with what the sender alone knows in its place. */
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

  async #own(member: Member): Promise<string> {
    const { call } = this;
    if (call.id !== "report") return member.make(call.id ?? "none");
    // Of the operator's own page: the list shows those of all.
    return this.site.databases.reportOn(await member.make("report"));
  }
}

function headersOf({ headers, body }: Attempt): Record<string, string> {
  return { ...(body?.type && { "Content-Type": body.type }), ...headers };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
