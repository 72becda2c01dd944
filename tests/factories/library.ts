import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { SavedResponse } from "~/features/library/contract";
import type { Prayer } from "~/features/prayers/contract";
import { type Account, type Server, send } from "./accounts";

/** Returns the body of a prayer to save. */
export function newPrayer(overrides: object = {}) {
  return { title: "For my mother", content: "Lord, be near to her.", category: "healing", ...overrides };
}

/** Returns the body of an answer to save. */
export function newResponse(overrides: object = {}) {
  return {
    question: "What is grace?",
    response: "Grace is favor, the free help that God gives us.",
    responseType: "faith-learning",
    category: "theology",
    isPublic: false,
    ...overrides,
  };
}

/** Makes a call that must succeed, and returns its JSON. */
export async function callOk<T>(
  server: Server,
  account: Account | null,
  method: string,
  path: string,
  json?: unknown,
): Promise<T> {
  const response = await send(server, account, method, path, { json });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json<T>();
}

export function savePrayer(server: Server, account: Account, overrides: object = {}): Promise<Prayer> {
  return callOk(server, account, "POST", "/api/prayers", newPrayer(overrides));
}

export function saveResponse(
  server: Server,
  account: Account,
  overrides: object = {},
): Promise<SavedResponse> {
  return callOk(server, account, "POST", "/api/saved-responses", newResponse(overrides));
}

/** Reads a list page by page, following its links. */
export async function readPages<Item>(server: Server, account: Account, path: string): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | undefined = path; next; ) {
    const response: Response = await send(server, account, "GET", next);
    expect(response.status, next).toBe(200);
    pages.push(await response.json<Item[]>());
    next = /^<(.*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return pages;
}

/** Returns the activity of an account, for each day and in total. */
export async function activityOf({ user }: Account) {
  const columns = "prayers, questions, scriptures";
  const [days, totals] = await env.JOURNAL_0.batch([
    env.JOURNAL_0.prepare(`SELECT local_date AS day, ${columns} FROM daily_activity WHERE user_id = ?`).bind(
      user.id,
    ),
    env.JOURNAL_0.prepare(`SELECT ${columns} FROM activity_totals WHERE user_id = ?`).bind(user.id),
  ]);
  return { days: days!.results, total: totals!.results[0] ?? null };
}

/** Returns every row of an account in the tables of prayers and library, as one text. */
export async function dumpLibrary({ user }: Account): Promise<string> {
  const tables = [
    "prayers",
    "daily_quotas",
    "saved_responses",
    "saved_response_counts",
    "daily_activity",
    "activity_totals",
  ];
  const all = await env.JOURNAL_0.batch(
    tables.map((table) =>
      env.JOURNAL_0.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1, 2`).bind(user.id),
    ),
  );
  return JSON.stringify(all.map((result) => result.results));
}
