import * as z from "zod/v4/core";
import { AppError, isAppError } from "~/shared/errors";

/** Bytes of a JSON body: more than an entry of 200 KB, escaped. */
const MAX_JSON_BYTES = 1_000_000;

/** A schema of `zod` or `zod/mini`. */
export type Schema<T = unknown> = z.$ZodType<T>;

/** Parses an input by a schema. Throws `bad_request` with the invalid fields. */
export function parseInput<T>(schema: Schema<T>, input: unknown): T {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  throw new AppError("bad_request", issues[0]?.message ?? "This input is not valid.", { issues });
}

/** Reads the JSON body of a request, `{}` when it has none. Throws 400, 413 or 415. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_JSON_BYTES);
  if (text.trim() === "") return {};
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new AppError("unsupported_type", "Send the body as application/json.");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad_request", "The body is not valid JSON.");
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

/** Reads the body's bytes. Throws `too_large` as soon as there are more than `limit`, without reading on. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", "This is too large to be sent.");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The worker's entry drains the rest, which a cancelled stream would not allow.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const MAX_FORM_BYTES = 32_000;
const TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The text fields of a form. */
export type FormFields = Record<string, string>;

/** Reads the text fields of a posted form. Throws 400 for a malformed one, 413 for a large one, 415 for another type. */
export async function readForm(request: Request): Promise<FormFields> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!TYPES.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) {
    throw new AppError("unsupported_type", "Please send this as a form.");
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries(
      [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
    );
  } catch {
    throw new AppError("bad_request", "This form could not be read. Please try again.");
  }
}

/** Bytes of the parts' headers and boundaries beside the file. */
const ENVELOPE = 64 * 1024;

/**
 * Reads the bytes of a file in a multipart form. Stops above `limit` bytes and throws `too_large` with the given message;
 * 415 when the body is no multipart form, 400 when it is malformed or has no file in the field.
 */
export async function readFileField(
  request: Request,
  field: string,
  limit: number,
  tooLargeMessage: string,
): Promise<Uint8Array> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError("unsupported_type", "Send the file as multipart/form-data.");
  }
  const body = await readBytes(request, limit + ENVELOPE).catch((error: unknown) => {
    throw isAppError(error) && error.code === "too_large"
      ? new AppError("too_large", tooLargeMessage)
      : error;
  });
  const file = (await parseForm(body, type)).get(field);
  if (!(file instanceof File) || file.size === 0) {
    throw new AppError("bad_request", `Choose a file for the field "${field}".`);
  }
  if (file.size > limit) throw new AppError("too_large", tooLargeMessage);
  return new Uint8Array(await file.arrayBuffer());
}

async function parseForm(body: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(body as Uint8Array<ArrayBuffer>, {
      headers: { "Content-Type": type },
    }).formData();
  } catch {
    throw new AppError("bad_request", "The form is malformed.");
  }
}
