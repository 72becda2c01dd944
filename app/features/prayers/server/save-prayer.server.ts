import { countActivity } from "~/features/activity/server/public.server";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { newId } from "~/shared/ids";
import type { Prayer } from "../contract";
import type { SavePrayerInput } from "../domain/call-schemas";
import { insertPrayer } from "./prayers.repository.server";
import { toPrayer } from "./to-prayer.server";

/** Saves a prayer, which counts as one written on the user's day. Throws 409 when there is no room for text. */
export async function savePrayer(
  services: Services,
  { user, input }: { user: SessionUser; input: SavePrayerInput },
): Promise<Prayer> {
  const { catalog, clock } = services;
  const now = clock.now();
  const createdAt = now.toISOString();
  const row = { id: newId(), userId: user.id, ...input, sharedWith: [], createdAt, updatedAt: createdAt };
  const localDate = localDateIn(user.timezone, now);
  const count = countActivity(catalog, { userId: user.id, localDate, activity: "prayers" });
  await whileTextFits("catalog", insertPrayer(catalog, row, count));
  return toPrayer(row);
}
