import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { Prayer } from "../contract";
import type { UpdatePrayerInput } from "../domain/call-schemas";
import { deletePrayerRow, updatePrayerRow } from "./prayers.repository.server";
import { toPrayer } from "./to-prayer.server";

interface Which {
  user: SessionUser;
  id: string;
}

/** Changes title, text or category of one of the user's prayers. Throws `not_found`, and 409 when there is no room for text. */
export async function updatePrayer(
  services: Services,
  { user, id, input }: Which & { input: UpdatePrayerInput },
): Promise<Prayer> {
  const updatedAt = services.clock.now().toISOString();
  const update = updatePrayerRow(services.catalog, { userId: user.id, id }, { ...input, updatedAt });
  return toPrayer(await whileTextFits("catalog", update));
}

/** Deletes one of the user's prayers. Throws `not_found`. */
export async function deletePrayer(services: Services, { user, id }: Which): Promise<void> {
  if (!(await deletePrayerRow(services.catalog, { userId: user.id, id }))) toPrayer(null);
}
