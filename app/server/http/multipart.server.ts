import { AppError, isAppError } from "~/shared/errors";
import { readBytes } from "./parse.server";

/** Bytes that the parts' headers and boundaries may take beside the file. */
const ENVELOPE = 64 * 1024;

/**
 * The bytes of a file in a multipart form. Stops reading above `limit` bytes and throws `too_large` with the message
 * given; 415 when the body is no multipart form, 400 when it is malformed or has no file in that field.
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
