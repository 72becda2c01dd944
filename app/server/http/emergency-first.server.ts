import { safetyStream } from "~/features/companion/server/public.server";
import { helpFor } from "~/features/safety/domain/help";
import type { SessionUser } from "../ports/session";
import { streamResponse, wantsStream } from "./stream-response.server";

/**
 * Makes a call answer an emergency before anything else: before length, quota, consent and the plan are looked at.
 *
 * @param fields the fields of the JSON body that hold the user's words
 * @param reply what the call answers in place of its own response
 */
export function emergencyFirst(fields: string[], reply: (message: string) => object) {
  return ({ user, body, request }: { user: SessionUser; body: unknown; request: Request }) => {
    const { emergency } = helpFor(user, wordsIn(body, fields));
    if (emergency === null) return null;
    return wantsStream(request) ? streamResponse(safetyStream(emergency)) : reply(emergency);
  };
}

/** The texts in some fields of a body that is not validated yet. */
function wordsIn(body: unknown, fields: string[]): string[] {
  if (typeof body !== "object" || body === null) return [];
  return fields
    .flatMap((field) => (body as Record<string, unknown>)[field])
    .filter((value) => typeof value === "string");
}
