import { env } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { User } from "~/features/accounts/contract";
import { accountMail } from "~/features/accounts/server/account-mails.server";
import { insertAccount, insertSessionIf } from "~/features/accounts/server/accounts.repository.server";
import { newSession } from "~/features/accounts/server/sessions.server";
import { keepSession } from "~/http/cookies.server";
import { openDatabase } from "~/server/db/client.server";

export const ORIGIN = "https://acolyte.test";

/** The worker under test. */
export interface Server {
  fetch(request: Request): Promise<Response>;
}

/** A signed-in account: send `cookie` as the `Cookie` header. */
export interface Account {
  cookie: string;
  email: string;
  password: string;
  user: User;
}

export interface SignUpOverrides {
  email?: string;
  password?: string;
  timezone?: string;
}

/** Signs up through `POST /api/login`, as the card does. Throws when it is refused. */
export async function signUp(server: Server, overrides: SignUpOverrides = {}): Promise<Account> {
  const email = overrides.email ?? `person-${crypto.randomUUID()}@example.test`;
  const password = overrides.password ?? `Quiet morning ${crypto.randomUUID()}`;
  const { timezone = "UTC" } = overrides;
  const response = await postLogin(server, { mode: "sign-up", email, password, timezone });
  if (response.status !== 303) throw new Error(`The sign-up was refused with ${response.status}`);
  const cookie = sessionCookie(response);
  const answer = await send(server, { cookie }, "GET", "/api/auth/user");
  return { cookie, email, password, user: await answer.json<User>() };
}

/**
 * Creates a signed-in account with the rows that a sign-up writes. Its password has a hash of the least cost: the
 * product's own takes a quarter of a second.
 */
export async function createAccount(server: Server, overrides: SignUpOverrides = {}): Promise<Account> {
  const { email = `person-${crypto.randomUUID()}@example.test`, timezone = "UTC" } = overrides;
  const password = overrides.password ?? `Quiet morning ${crypto.randomUUID()}`;
  const now = new Date();
  const userId = crypto.randomUUID();
  const at = now.toISOString();
  const { token, session } = await newSession(userId, { userAgent: "", now });
  const isNew = await insertAccount(openDatabase(env.DB), {
    user: { id: userId, email, timezone, journalShard: nextShard(), createdAt: at, updatedAt: at },
    passwordHash: cheapHash(password),
    session,
    mail: accountMail("verify-email", { userId, email, origin: ORIGIN }, now),
  });
  if (!isNew) throw new Error(`There is an account with ${email}`);
  const cookie = cookieOf(token);
  const answer = await send(server, { cookie }, "GET", "/api/auth/user");
  return { cookie, email, password, user: await answer.json<User>() };
}

/** Opens another session of an account, on a device, without the cost of a sign-in. Returns its cookie. */
export async function openDevice({ user }: Account, userAgent: string): Promise<string> {
  const { token, session } = await newSession(user.id, { userAgent, now: new Date() });
  await insertSessionIf(openDatabase(env.DB), session, sql`true`);
  return cookieOf(token);
}

const cookieOf = (token: string) => keepSession(new Request(ORIGIN), token).split(";")[0] ?? "";

/** Returns a hash that the product accepts, and replaces when its password signs in. */
function cheapHash(password: string): string {
  const salt = new Uint8Array(16);
  const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
  return `$scrypt$ln=1,r=1,p=1$${encode(salt)}$${encode(scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 }))}`;
}

/** Posts the sign-in card's form, from a network address. */
export async function postLogin(
  server: Server,
  fields: Record<string, string>,
  { address, origin = ORIGIN, ...headers }: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`${origin}/api/login`, {
    method: "POST",
    body: new URLSearchParams(fields),
    // Remix compares the two for a form's action; every real request has a Host.
    headers: {
      Origin: origin,
      Host: new URL(origin).host,
      ...(address && { "CF-Connecting-IP": address }),
      ...headers,
    },
    redirect: "manual",
  });
  return server.fetch(request);
}

/** Sends one request as the app's own page does; without an account as a visitor. */
export function send(
  server: Server,
  account: Pick<Account, "cookie"> | null,
  method: string,
  path: string,
  { body, json, headers }: { body?: BodyInit; json?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return server.fetch(
    new Request(ORIGIN + path, {
      method,
      redirect: "manual",
      headers: {
        Origin: ORIGIN,
        ...(account?.cookie && { Cookie: account.cookie }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined && { body }),
    }),
  );
}

/** Changes one column of an account's row. */
export function setUser({ user }: Pick<Account, "user">, column: string, value: string | number | null) {
  return env.DB.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).bind(value, user.id).run();
}

/** Confirms the address of an account. */
export const confirmEmail = (account: Account) =>
  setUser(account, "email_verified_at", new Date().toISOString());

/** The session cookie that an answer sets, as a `Cookie` header. Throws when it sets none. */
export function sessionCookie(response: Response): string {
  const found = response.headers.getSetCookie().find((line) => /acolyte_session=[^;]/.test(line));
  if (!found) throw new Error("The answer sets no session cookie");
  return found.split(";")[0] ?? "";
}

let made = 0;
let pinned: number | null = null;

/** Returns the shard of a new account: another one than that of the account before. */
const nextShard = () => pinned ?? made++ % 2;

/** Begins again with the first shard, so that a file's accounts are the same ones in whatever order files run. */
export function restartShards(): void {
  made = 0;
}

/** Puts all accounts of a file into the first shard, for tests that look into it. */
export function inFirstShard(): void {
  beforeAll(() => {
    pinned = 0;
  });
  afterAll(() => {
    pinned = null;
  });
}
