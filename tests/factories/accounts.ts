import type { User } from "~/features/accounts/contract";

export const ORIGIN = "https://acolyte.test";

/** The worker under test: `exports.default` of "cloudflare:workers". */
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

/** Makes an account through `POST /api/login`, as the card does. Throws when it is refused. */
export async function signUp(server: Server, overrides: SignUpOverrides = {}): Promise<Account> {
  const email = overrides.email ?? `person-${crypto.randomUUID()}@example.test`;
  const password = overrides.password ?? `Quiet morning ${crypto.randomUUID()}`;
  const { timezone = "UTC" } = overrides;
  const response = await postLogin(server, { mode: "sign-up", email, password, timezone });
  if (response.status !== 303) throw new Error(`The sign-up was refused with ${response.status}`);
  const cookie = sessionCookie(response);
  const answer = await callApi(server, { path: "/api/auth/user", cookie });
  return { cookie, email, password, user: await answer.json<User>() };
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

/** One call of the JSON API, as the app's own page makes it. */
export async function callApi(
  server: Server,
  call: { path: string; method?: string; cookie?: string; body?: unknown },
): Promise<Response> {
  const { path, method = "GET", cookie, body } = call;
  const headers = new Headers({ Origin: ORIGIN });
  if (cookie) headers.set("Cookie", cookie);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return server.fetch(
    new Request(ORIGIN + path, {
      method,
      headers,
      redirect: "manual",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

/** The session cookie that an answer sets, as a `Cookie` header. Throws when it sets none. */
export function sessionCookie(response: Response): string {
  const found = response.headers.getSetCookie().find((line) => /acolyte_session=[^;]/.test(line));
  if (!found) throw new Error("The answer sets no session cookie");
  return found.split(";")[0] ?? "";
}
