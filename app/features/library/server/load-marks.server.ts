import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { SavedMark } from "../contract";
import { readMarks } from "./saved.repository.server";

/** Which threads of the history that the assistant's screen shows are saved as they stand. */
export async function loadMarks({ catalog }: Services, user: SessionUser): Promise<SavedMark[]> {
  return readMarks(catalog, user.id, COMPANION_LIMITS.shownHistory);
}
