import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { updateUser } from "./accounts.repository.server";

/** Notes when a user agreed that their words go to a model provider, or that they do not agree (any more). */
export async function storeAiConsent(
  services: Services,
  { userId, accepted }: { userId: string; accepted: boolean },
): Promise<void> {
  const now = services.clock.now().toISOString();
  const changes = { aiConsentAt: accepted ? now : null, updatedAt: now };
  if (!(await updateUser(services.catalog, userId, changes)))
    throw new AppError("unauthorized", "Unauthorized");
}
