import { AppError } from "~/shared/errors";
import { readBytes } from "./parse.server";

const MAX_FORM_BYTES = 32_000;
const TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The text fields of a posted form. Throws 400 for a malformed one, 413 for a large one, 415 for another type. */
export async function readForm(request: Request): Promise<Record<string, string>> {
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
