import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { readImageBytes } from "./images.repository.server";

/** Bytes that a person's images take. */
export function readImageUsage(services: Services, user: SessionUser): Promise<number> {
  return readImageBytes(services.journal(user.journalShard), user.id);
}
