import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { cancelDeletion } from "./deletion.repository.server";

/** Takes a planned deletion back. Throws 409 when it has begun. */
export async function cancelAccountDeletion(services: Services, user: SessionUser): Promise<void> {
  if (!(await cancelDeletion(services.catalog, user.id, services.clock.now()))) {
    throw new AppError("conflict", "This account is being deleted already.");
  }
}
