import { AppError, type ErrorCode, type FieldIssue, findStoreError, isAppError } from "~/shared/errors";

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
};

/** The JSON body of a refusal. */
export interface RefusalBody {
  message: string;
  issues?: FieldIssue[];
}

/** Returns the response for an error: status, headers and body. */
export function describeError(error: unknown): { status: number; headers: Headers; body: RefusalBody } {
  const known = toAppError(error);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (!known) return { status: 500, headers, body: { message: "Something went wrong on our side." } };
  const { issues, details, retryAfter } = known.options;
  if (retryAfter !== undefined) headers.set("Retry-After", String(Math.ceil(retryAfter)));
  return {
    status: STATUS[known.code],
    headers,
    body: { message: known.message, ...(issues && { issues }), ...details },
  };
}

function toAppError(error: unknown): AppError | null {
  if (isAppError(error)) return error;
  console.error(JSON.stringify({ level: "ERROR", event: "unexpected", ...errorFacts(error) }));
  if (findStoreError(error)) {
    return new AppError("unavailable", "Your data cannot be reached right now. Please try again.", {
      retryAfter: 2,
    });
  }
  return null;
}

/** Returns the code of an `AppError`, the class of any other error; never its message. */
export function errorName(error: unknown): string {
  if (isAppError(error)) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** Returns name and stack of an error without its message, which may quote a statement's values. */
function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  return { error: error.name, at: frames.slice(0, 6).map((line) => line.trim()) };
}
