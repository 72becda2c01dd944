import { PlainError } from "./terminal.mjs";
import { capture } from "./tools.ts";

/**
 * The account that is deployed to, by Cloudflare's documented API. A method returns null for what does not exist and
 * throws a plain error for any other refusal.
 */
export interface CloudflareAccount {
  get<T>(path: string): Promise<T | null>;
  post<T>(path: string, body: object): Promise<T>;
}

interface Answer<T> {
  success: boolean;
  result: T;
  errors?: { message: string; code: number }[];
}

/**
 * Opens the account of the token or login that wrangler uses: the configured one, or the only one there is. Throws a
 * plain error without a login, and when there is a choice.
 */
export async function openAccount(configured: string | undefined): Promise<CloudflareAccount> {
  const headers = { ...(await authentication()), "Content-Type": "application/json" };
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const call = async <T>(path: string, init?: RequestInit) => {
    const response = await fetch(`${base}${path}`, { ...init, headers }).catch((error) => {
      throw new PlainError(`Cloudflare could not be reached: ${error.cause?.message ?? error.message}`);
    });
    const answer = (await response.json().catch(() => null)) as Answer<T> | null;
    if (response.ok && answer?.success) return answer.result;
    if (response.status === 404) return null;
    const reasons = answer?.errors?.map(({ message, code }) => `${message} (${code})`);
    throw new PlainError(`Cloudflare refused ${path}: ${reasons?.join("; ") || response.status}`);
  };
  const id =
    configured ??
    process.env.CLOUDFLARE_ACCOUNT_ID ??
    onlyAccount((await call<{ id: string }[]>("/accounts")) ?? []);
  return {
    get: (path) => call(`/accounts/${id}${path}`),
    post: async <T>(path: string, body: object) =>
      (await call<T>(`/accounts/${id}${path}`, { method: "POST", body: JSON.stringify(body) })) as T,
  };
}

/** Returns the headers that authenticate a request. */
async function authentication(): Promise<Record<string, string>> {
  const login = await capture(["wrangler", "auth", "token", "--json"]).catch(() => {
    throw new PlainError("there is no login (npx wrangler login, or set CLOUDFLARE_API_TOKEN)");
  });
  const { token, key, email } = JSON.parse(login);
  return token ? { Authorization: `Bearer ${token}` } : { "X-Auth-Key": key, "X-Auth-Email": email };
}

function onlyAccount([first, ...others]: { id: string }[]): string {
  if (!first) throw new PlainError("the login has no account");
  if (others.length === 0) return first.id;
  throw new PlainError(
    "the login has several accounts: set account_id in wrangler.toml, or CLOUDFLARE_ACCOUNT_ID",
  );
}
