import type { FieldIssue } from "./errors";
import type { Page } from "./paging";

/** A call of the app's own API that failed: its message is `"<status>: <body text>"`. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    readonly status: number,
    readonly bodyText: string,
  ) {
    super(`${status}: ${bodyText}`);
  }
}

/**
 * Header that names the user of the calling page. Another user may have signed in from another tab meanwhile, and the
 * words of this page must not reach their journal.
 */
export const ACTING_USER = "X-Acting-User";

export interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; a FormData or a Blob is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the app's own API with credentials, a body only when there is one and no retry.
 * Returns the parsed JSON. Throws CallError for every status but success, TypeError without a network.
 */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await openApi(path, options);
  return JSON.parse(await response.text()) as T;
}

/** Returns the page of a list after an item. The `Link` header (RFC 8288) says whether another page follows. */
export async function callPage<T extends { id: string }>(path: string, before: string): Promise<Page<T>> {
  const query = `${path.includes("?") ? "&" : "?"}before=${encodeURIComponent(before)}`;
  const response = await openApi(path + query, {});
  const items = JSON.parse(await response.text()) as T[];
  return { items, next: response.headers.has("Link") ? (items.at(-1)?.id ?? null) : null };
}

/** Like `callApi`, but requests server-sent events and returns the response with the stream as its body. */
export async function streamApi(path: string, options: CallOptions = {}): Promise<Response> {
  return openApi(path, { ...options, headers: { ...options.headers, Accept: "text/event-stream" } });
}

/** Like `callApi`, but returns the response with a file as its body. */
export async function downloadApi(path: string, options: CallOptions = {}): Promise<Response> {
  return openApi(path, options);
}

async function openApi(path: string, options: CallOptions): Promise<Response> {
  const { method = "GET", body, signal } = options;
  const headers = new Headers(options.headers);
  const user = document.documentElement.dataset.user;
  if (user) headers.set(ACTING_USER, user);
  const isRaw = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !isRaw) headers.set("Content-Type", "application/json");
  const response = await fetch(path, {
    method,
    headers,
    credentials: "include",
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Returns the text of a toast for a failed call: the `message` of its body or the fallback, never raw JSON. */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  try {
    const { message } = JSON.parse(error.bodyText) as { message?: unknown };
    return typeof message === "string" && message ? message : fallback;
  } catch {
    return fallback;
  }
}

/** Returns the messages of a refused call for single fields, by field name; empty for none. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  try {
    const { issues = [] } = JSON.parse(error.bodyText) as { issues?: FieldIssue[] };
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  } catch {
    return {};
  }
}

/** Returns whether a failed call means that the session has ended: `401: …Unauthorized…`. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}
