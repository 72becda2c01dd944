import type { Services } from "~/server/ports/services";
import { deleteSession } from "./accounts.repository.server";

/** Ends a session; no error when it is over already. */
export async function signOut(services: Services, tokenHash: string): Promise<void> {
  await deleteSession(services.catalog, tokenHash);
}
