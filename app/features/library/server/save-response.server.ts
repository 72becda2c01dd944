import { findOwnText } from "~/features/companion/server/public.server";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId, randomToken } from "~/shared/ids";
import type { SavedResponse } from "../contract";
import type { SaveResponseInput } from "../domain/call-schemas";
import { joinTerms, savedTerms } from "../domain/saved-search";
import { insertSaved } from "./saved.repository.server";
import { sharedAsWanted, toSaved } from "./to-saved.server";

/** Bytes of the token of a shared page: nobody guesses one. */
export const SHARE_TOKEN_BYTES = 24;

/**
 * Saves a question with its answer. When both are as the companion gave them to this user, the text is marked as the
 * companion's, with its checked citations; else it is a member's own. A thread of the history that is saved already, as
 * it stands, is not saved twice: it is given as it was saved, and made public when that is wanted. Throws 403 when the
 * operator has taken it down, 409 when there is no room for text.
 */
export async function saveResponse(
  services: Services,
  { user, input }: { user: SessionUser; input: SaveResponseInput },
): Promise<SavedResponse> {
  const { question, response, title, notes } = input;
  const own = await findOwnText(services, { userId: user.id, question, text: response });
  const createdAt = services.clock.now().toISOString();
  const insert = insertSaved(services.catalog, {
    ...input,
    id: newId(),
    userId: user.id,
    shareToken: input.isPublic ? randomToken(SHARE_TOKEN_BYTES) : null,
    authorship: own ? "companion" : "member",
    ...own,
    textTerms: savedTerms([question, response]),
    noteTerms: joinTerms(savedTerms([title ?? ""]), savedTerms([notes ?? ""])),
    createdAt,
    updatedAt: createdAt,
  });
  const row = await whileTextFits("catalog", insert);
  return sharedAsWanted(toSaved(row), input.isPublic);
}
