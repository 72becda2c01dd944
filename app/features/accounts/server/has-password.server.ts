import type { Services } from "~/server/ports/services";
import { findPasswordHash } from "./accounts.repository.server";

/** Whether a user signs in with a password here, and not through a provider alone. */
export async function hasPassword({ catalog }: Services, user: { id: string }): Promise<boolean> {
  return (await findPasswordHash(catalog, user.id)) !== null;
}
