import { type BrowserContext, expect } from "@playwright/test";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** One call of the API as the person who is signed in in the context; it must succeed. */
export async function callAs<T>(
  context: BrowserContext,
  origin: string | undefined,
  method: Method,
  path: string,
  data?: unknown,
): Promise<T> {
  const response = await context.request.fetch(path, { method, data, headers: { Origin: String(origin) } });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}
