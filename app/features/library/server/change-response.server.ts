import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { randomToken } from "~/shared/ids";
import type { SavedResponse } from "../contract";
import type { UpdateResponseInput } from "../domain/call-schemas";
import { savedTerms } from "../domain/saved-search";
import { SHARE_TOKEN_BYTES } from "./save-response.server";
import { deleteSaved, updateSaved } from "./saved.repository.server";
import { sharedAsWanted, toSaved } from "./to-saved.server";

interface Which {
  user: SessionUser;
  id: string;
}

/**
 * Changes one of the user's saved responses. Made public it gets a share token, another one each time; made private,
 * its link is over. Throws `not_found`, and 403 when the operator has taken down what is to be public,
 * 409 when there is no room for text.
 */
export async function updateResponse(
  services: Services,
  { user, id, input }: Which & { input: UpdateResponseInput },
): Promise<SavedResponse> {
  const { isPublic, category, isBookmarked, title, notes } = input;
  const which = { userId: user.id, id };
  const update = updateSaved(services.catalog, which, {
    ...(title !== undefined && { title: title || null, titleTerms: savedTerms([title ?? ""]) }),
    ...(notes !== undefined && { notes: notes || null, noteTerms: savedTerms([notes ?? ""]) }),
    ...(category !== undefined && { category: category || null }),
    ...(isBookmarked !== undefined && { isBookmarked }),
    ...(isPublic !== undefined && { shareToken: isPublic ? randomToken(SHARE_TOKEN_BYTES) : null }),
    updatedAt: services.clock.now().toISOString(),
  });
  const row = await whileTextFits("catalog", update);
  return sharedAsWanted(toSaved(row), isPublic);
}

/** Deletes one of the user's saved responses, with its link. Throws `not_found`. */
export async function deleteResponse(services: Services, { user, id }: Which): Promise<void> {
  if (!(await deleteSaved(services.catalog, { userId: user.id, id }))) toSaved(null);
}
