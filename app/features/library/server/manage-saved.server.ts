import { findOwnText } from "~/features/companion/server/public.server";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId, randomToken } from "~/shared/ids";
import { searchTerms } from "~/shared/search-words";
import type { SavedResponse, SaveResponseInput, UpdateResponseInput } from "../contract";
import { joinTerms } from "../domain/saved-search";
import { deleteSaved, insertSaved, type SavedRow, updateSaved } from "./saved.repository.server";
import {
  closeReports,
  deletePage,
  deletePages,
  insertPage,
  pointPage,
} from "./shared-pages.repository.server";
import { toSaved } from "./to-saved.server";

/** Bytes of the token in a shared link, too many to guess. */
const SHARE_TOKEN_BYTES = 24;

interface Which {
  user: SessionUser;
  id: string;
}

/**
 * Saves a question with its answer. If the companion gave this user both exactly like this, the text is marked as the
 * companion's, with its checked citations; otherwise it is a member's own. A thread of the history that is already saved
 * in full is returned instead, and made public if `isPublic` says so. Throws `forbidden` when the operator has taken it
 * down, and `conflict` when there is no room for text.
 */
export async function saveResponse(
  services: Services,
  { user, input }: { user: SessionUser; input: SaveResponseInput },
): Promise<SavedResponse> {
  const { question, response, title, notes } = input;
  const own = await findOwnText(services, { user, question, text: response });
  const createdAt = services.clock.now().toISOString();
  const id = newId();
  const shareToken = input.isPublic ? await newShareToken(services, { user, id }) : null;
  const insert = insertSaved(services.journal(user.journalShard), {
    ...input,
    id,
    userId: user.id,
    shareToken,
    authorship: own ? "companion" : "member",
    ...own,
    textTerms: searchTerms(question, response),
    noteTerms: joinTerms(searchTerms(title ?? ""), searchTerms(notes ?? "")),
    createdAt,
    updatedAt: createdAt,
  });
  const row = await whileTextFits("others", insert);
  if (shareToken) await settlePage(services, shareToken, row);
  return requireShared(toSaved(row), input.isPublic);
}

/**
 * Changes a saved response of the user. Making it public creates a new link, making it private disables the link. Throws
 * `not_found`, `forbidden` for sharing a response that the operator has taken down, and `conflict` when there is no room
 * for text.
 */
export async function updateResponse(
  services: Services,
  { user, id, input }: Which & { input: UpdateResponseInput },
): Promise<SavedResponse> {
  const { isPublic, category, isBookmarked, title, notes } = input;
  const which = { userId: user.id, id };
  const shareToken = isPublic ? await newShareToken(services, { user, id }) : null;
  const update = updateSaved(services.journal(user.journalShard), which, {
    ...(title !== undefined && { title: title || null, titleTerms: searchTerms(title ?? "") }),
    ...(notes !== undefined && { notes: notes || null, noteTerms: searchTerms(notes ?? "") }),
    ...(category !== undefined && { category: category || null }),
    ...(isBookmarked !== undefined && { isBookmarked }),
    ...(isPublic !== undefined && { shareToken }),
    updatedAt: services.clock.now().toISOString(),
  });
  const row = await whileTextFits("others", update);
  if (shareToken) await settlePage(services, shareToken, row);
  else if (isPublic === false) await deletePages(services.catalog, which);
  return requireShared(toSaved(row), isPublic);
}

/** Deletes a saved response of the user, with its link. Throws `not_found`. */
export async function deleteResponse(services: Services, { user, id }: Which): Promise<void> {
  toSaved(await deleteSaved(services.journal(user.journalShard), { userId: user.id, id }));
  await deletePages(services.catalog, { userId: user.id, id });
  await closeReports(services.catalog, id);
}

/** Returns the token of a new link, which is stored in the catalog before the response gets it. */
async function newShareToken(services: Services, { user, id }: Which): Promise<string> {
  const token = randomToken(SHARE_TOKEN_BYTES);
  await insertPage(services.catalog, { token, userId: user.id, responseId: id });
  return token;
}

/**
 * Has the page of a new token lead to the response that got it, which may be an earlier one of the same thread; without
 * one, because it had a link or was taken down, the token is forgotten.
 */
async function settlePage({ catalog }: Services, token: string, row: SavedRow | undefined): Promise<void> {
  if (row?.shareToken === token) await pointPage(catalog, { token, responseId: row.id });
  else await deletePage(catalog, token);
}

function requireShared(saved: SavedResponse, isPublic = false): SavedResponse {
  if (!isPublic || saved.isPublic) return saved;
  throw new AppError("forbidden", "This response was taken down and can no longer be shared.");
}
