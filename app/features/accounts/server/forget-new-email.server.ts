import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { User } from "../contract";
import { updateUser } from "./accounts.repository.server";
import { toSessionUser, toUser } from "./to-user.server";

/** Forgets a new address that is not confirmed yet, and voids its link with it; nothing happens when none waits. */
export async function forgetNewEmail(services: Services, user: SessionUser): Promise<User> {
  const updatedAt = services.clock.now().toISOString();
  const row = await updateUser(services.catalog, user.id, { pendingEmail: null, updatedAt });
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  return toUser(toSessionUser(row), services.clock.now());
}
