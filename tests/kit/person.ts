import { randomBytes, randomUUID } from "node:crypto";
import { type Answer, Refusal, type Request, send } from "./http";

export const FORM_TYPE = "application/x-www-form-urlencoded";
export const JSON_TYPE = "application/json";

/** Shared pages count visitors by their browser as well. */
const BROWSER = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Reader" };

interface Details {
  email?: string;
  password?: string;
  timezone?: string;
}

/** Somebody with an account, signed in with a browser of their own. */
export class Person {
  readonly email: string;
  readonly password: string;
  readonly timezone: string;
  id = "";
  /** The session's cookie; empty when signed out. */
  cookie = "";
  /** Sign-ups and sign-ins are limited by network address: each person has one of their own. */
  readonly address = randomAddress();

  constructor(
    readonly origin: string,
    { email, password, timezone }: Details = {},
  ) {
    this.email = email ?? `person-${randomUUID()}@example.test`;
    this.password = password ?? `Quiet morning ${randomUUID()}`;
    this.timezone = timezone ?? "UTC";
  }

  /** Signs up, or in, through the form of the sign-in card. */
  async enter(mode: "sign-up" | "sign-in" = "sign-up"): Promise<this> {
    const { email, password, timezone } = this;
    const answer = await this.post("/api/login", { mode, email, password, timezone });
    if (answer.status !== 303 || this.cookie === "")
      throw new Refusal({ path: `/api/login (${mode})` }, answer);
    this.id = (await this.json("GET", "/api/auth/user")).id;
    return this;
  }

  /** Sends a request from a page of the product, and keeps the session that the answer sets. */
  async send(request: Request): Promise<Answer> {
    const { origin, cookie, address } = this;
    const own = {
      ...BROWSER,
      Origin: origin,
      "CF-Connecting-IP": address,
      ...(cookie && { Cookie: cookie }),
    };
    const answer = await send(origin, { ...request, headers: { ...own, ...request.headers } });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, value] = /^acolyte_session=([^;]*)/.exec(line) ?? [];
      if (value !== undefined) this.cookie = value && `acolyte_session=${value}`;
    }
    return answer;
  }

  /** Posts the fields of a form. */
  post(path: string, fields: Record<string, string>): Promise<Answer> {
    const body = String(new URLSearchParams(fields));
    return this.send({ method: "POST", path, headers: { "Content-Type": FORM_TYPE }, body });
  }

  /** Makes a call with a JSON body, if any; the answer may be a refusal. */
  call(method: string, path: string, json?: unknown, more: Partial<Request> = {}): Promise<Answer> {
    const headers = { ...(json !== undefined && { "Content-Type": JSON_TYPE }), ...more.headers };
    const body = json === undefined ? null : JSON.stringify(json);
    return this.send({ method, path, body, ...more, headers });
  }

  /** Makes a call that must succeed, and returns its JSON. */
  async json<T = { id: string }>(method: string, path: string, json?: unknown): Promise<T> {
    return JSON.parse((await this.succeed(method, path, json)).text) as T;
  }

  /** Opens a page, which must succeed. */
  open(path: string): Promise<Answer> {
    return this.succeed("GET", path);
  }

  /** Makes a call that must succeed. */
  async succeed(method: string, path: string, json?: unknown, more: Partial<Request> = {}): Promise<Answer> {
    const answer = await this.call(method, path, json, more);
    if (answer.status >= 300) throw new Refusal({ method, path }, answer);
    return answer;
  }
}

/** Makes several accounts, a few at a time: each costs a password hash. */
export async function signUpMany(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const some = Array.from({ length: Math.min(4, count - people.length) }, () => new Person(origin).enter());
    people.push(...(await Promise.all(some)));
  }
  return people;
}

/** Returns an address of the public internet. */
function randomAddress(): string {
  return `8.${[...randomBytes(3)].join(".")}`;
}
