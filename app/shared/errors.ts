/** The failures of a use case, by name; `http/error-response` maps each to an HTTP status. */
export type ErrorCode =
  | "bad_request"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "unsupported_type"
  | "too_many_requests"
  | "unavailable";

/** An error in one field of a call's input. */
export interface FieldIssue {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  /** The fields at fault, for `bad_request`. */
  issues?: FieldIssue[];
  /** Further members of the JSON response, such as the current entry of a conflict. */
  details?: Record<string, unknown>;
  /** Seconds to wait, for `too_many_requests` and `unavailable`. */
  retryAfter?: number;
}

/** An error whose message may be shown to the user who caused it. It never has private content. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: AppErrorOptions = {},
  ) {
    super(message);
  }
}

/** Returns an error about one field of a call's input. */
export function fieldError(path: string, message: string, code: ErrorCode = "bad_request"): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}

/** A database, the image store or a Durable Object failed; the caller may retry. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  /** The constraint that refused a write; `null` for every other failure. */
  readonly constraint: string | null;

  constructor(
    message: string,
    { constraint = null, cause }: { constraint?: string | null; cause?: unknown },
  ) {
    super(message, { cause });
    this.constraint = constraint;
  }
}

// Both are recognised by their names: the worker entry and the Remix build are two bundles, so that each class exists
// twice and `instanceof` fails across them.

/** Returns whether a thrown value is an `AppError`. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error;
}

/** Returns the failure of a store behind a thrown value, which drizzle wraps as its cause; `null` for anything else. */
export function findStoreError(error: unknown): StoreError | null {
  if (!(error instanceof Error)) return null;
  return error.name === "StoreError" ? (error as StoreError) : findStoreError(error.cause);
}
