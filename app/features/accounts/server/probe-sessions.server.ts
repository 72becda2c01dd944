import type { Services } from "~/server/ports/services";
import { findSessionWithUser } from "./accounts.repository.server";

/** Reads a session that nobody has, as signing in would; rejects when sessions cannot be read. */
export async function probeSessions({ catalog, clock }: Services): Promise<void> {
  await findSessionWithUser(catalog, { tokenHash: "", now: clock.now().toISOString() });
}
