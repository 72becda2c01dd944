import { recordActivity } from "~/features/activity/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { type GuideId, isScriptureGuide } from "../domain/guides/guide";

/** Notes that a user has finished a guided prayer: Lectio and the four senses count as Scripture read. */
export async function finishGuide(
  services: Services,
  { user, guide }: { user: SessionUser; guide: GuideId },
): Promise<{ counted: boolean }> {
  const counted = isScriptureGuide(guide);
  if (counted) await recordActivity(services, { user, activity: "scriptures" });
  return { counted };
}
