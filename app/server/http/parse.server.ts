import * as z from "zod/v4/core";
import { AppError } from "~/shared/errors";

/** Bytes of a JSON body: an entry of 200 KB, escaped, with room to spare. */
const MAX_JSON_BYTES = 1_000_000;

/** A schema of `zod` or `zod/mini`. */
export type Schema<T = unknown> = z.$ZodType<T>;

/** The input as the schema gives it. Throws `bad_request` with the fields at fault. */
export function parseInput<T>(schema: Schema<T>, input: unknown): T {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  throw new AppError("bad_request", issues[0]?.message ?? "This input is not valid.", { issues });
}

/** The JSON body of a request, `{}` when it has none. Throws 400, 413 or 415. */
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

/** The body's bytes. Throws `too_large` as soon as there are more than `limit`, without reading on. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", "This is too large to be sent.");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What is not read here is drained by the worker's entry, which a cancelled stream would not allow.
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
