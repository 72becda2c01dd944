import type { Services } from "~/server/ports/services";
import { hasDay } from "./streaks.repository.server";

/** Whether somebody has an entry, not in the bin, of a local day (yyyy-MM-dd). */
export async function hasEntryOn(
  services: Services,
  user: { id: string; journalShard: number },
  localDate: string,
): Promise<boolean> {
  return await hasDay(services.journal(user.journalShard), user.id, localDate);
}
