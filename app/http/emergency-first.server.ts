import { safetyStream } from "~/features/companion/server/public.server";
import { helpFor } from "~/features/safety/domain/help";
import type { SessionUser } from "~/server/ports/session";
import { streamResponse, wantsStream } from "./responses.server";

/**
 * Returns a check that answers an emergency before anything else: before length, quota, consent and the plan.
 *
 * @param fields the fields of the JSON body with the user's words
 * @param reply returns the response in place of the call's own
 */
export function emergencyFirst(fields: string[], reply: (message: string) => object) {
  return ({ user, body, request }: { user: SessionUser; body: unknown; request: Request }) => {
    const { emergency } = helpFor(user, wordsIn(body, fields));
    if (emergency === null) return null;
    return wantsStream(request) ? streamResponse(safetyStream(emergency)) : reply(emergency);
  };
}

/** Returns the texts in some fields of a body that is not validated yet. */
function wordsIn(body: unknown, fields: string[]): string[] {
  if (typeof body !== "object" || body === null) return [];
  return fields
    .flatMap((field) => (body as Record<string, unknown>)[field])
    .filter((value) => typeof value === "string");
}
