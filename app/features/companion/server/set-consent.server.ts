import { storeAiConsent } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { CompanionStatus } from "../contract";
import { loadStatus } from "./load-status.server";

/** Notes whether the user agrees that words go to the configured model; gives what holds from then on. */
export async function setConsent(
  services: Services,
  { user, accepted }: { user: SessionUser; accepted: boolean },
): Promise<CompanionStatus> {
  await storeAiConsent(services, { userId: user.id, accepted });
  return loadStatus(services, { ...user, hasAiConsent: accepted });
}
